import { expect } from 'chai';
import { CallControlError } from '../../../core/controls/call-control-error.js';
import { createCallControls } from '../../../core/headless/features/call-controls.js';
import type { Intent } from '../../../core/machine/events.js';
import type { Runtime } from '../../../core/headless/runtime.js';
import { connecting, disconnected } from '../../../core/machine/regions/call.js';
import { recordWarnings } from '../support/after-test.js';
import { controlsOver, thrownBy } from './support/setup.js';

/** Controls of a page whose first call was asked for, while what makes it is still on its way. */
function controlsOfTheFirst() {
  const sent: Intent[] = [];
  let voice = disconnected;
  const send = (intent: Intent) => {
    sent.push(intent);
    if (intent.type === 'start-call') voice = connecting(1);
    if (intent.type === 'end-call') voice = disconnected;
  };
  const runtime = {
    dispatch: send,
    get state() {
      return { voice };
    },
  } as unknown as Runtime;
  const on = () => () => undefined;
  const call = () => undefined;
  const controls = createCallControls({ runtime, on, call, isConnected: () => true });
  return { controls, sent };
}

describe('controls and the phases of a call', () => {
  it('join starts a call, and only warns when there is one', () => {
    const warnings = recordWarnings();
    for (const [phase, starts] of [
      ['none', true],
      ['ended', true],
      ['starting', false],
      ['connected', false],
    ] as const) {
      const { controls, asked } = controlsOver({ phase });
      controls.join();
      expect(asked, phase).to.deep.equal(starts ? [['start']] : []);
    }
    expect(warnings).to.deep.equal([
      'voice-assistant: already joined meeting, call leave() before joining again',
    ]);
  });

  it('join throws after the assistant was disconnected', async () => {
    const { controls, asked } = controlsOver({ phase: 'disposed' });
    const error = await thrownBy(() => controls.join());
    expect(error).to.be.instanceOf(CallControlError);
    expect(error).to.include({ failure: 'destroyed', method: 'join' });
    expect(error).to.have.property('message', 'join(): Use after destroy');
    controls.leave();
    expect(controls.meetingState()).to.equal('left');
    expect(asked).to.deep.equal([]);
  });

  it('leave ends a call, and does nothing without one', () => {
    for (const [phase, ends] of [
      ['none', false],
      ['ended', false],
      ['starting', true],
      ['connected', true],
    ] as const) {
      const { controls, asked } = controlsOver({ phase });
      controls.leave();
      expect(asked, phase).to.deep.equal(ends ? [['end']] : []);
    }
  });

  it('a call exists from its request on, before its code has loaded', () => {
    const { controls, sent } = controlsOfTheFirst();
    expect(controls.meetingState()).to.equal('new');
    controls.join();
    expect(controls.meetingState()).to.equal('joining');
    controls.join();
    controls.setMuted(true);
    controls.leave();
    expect(controls.meetingState()).to.equal('new');
    controls.leave();
    expect(sent).to.deep.equal([
      { type: 'start-call' },
      { type: 'mute', muted: true },
      { type: 'end-call' },
    ]);
  });

  it('a message needs an assistant that listens', async () => {
    const { controls, asked } = controlsOver({ phase: 'starting' });
    expect(await thrownBy(() => controls.endCall())).to.include({ failure: 'not-joined' });
    expect(asked).to.deep.equal([]);
  });

  it('what has an answer needs a call', async () => {
    const { controls } = controlsOver({ phase: 'none', meeting: null });
    for (const [method, use] of Object.entries({
      sessionData: () => controls.sessionData(),
      devices: () => controls.devices(),
      networkState: () => controls.networkState(),
      useSpeaker: () => controls.useSpeaker('s-1'),
      'media.localLevel': () => controls.media.localLevel(),
      'media.remoteLevels': () => controls.media.remoteLevels(),
    }))
      expect(await thrownBy(use)).to.include({ failure: 'not-joined', method });
  });

  it('a rejection of Daily becomes an error that names the method', async () => {
    for (const [reason, message] of [
      ['no dial-out here', 'no dial-out here'],
      [new Error('not allowed'), 'not allowed'],
      [{ error: 'forbidden' }, 'forbidden'],
      [{ error: { msg: 'too many' } }, 'too many'],
      [{ error: 'x', errorMsg: 'cannot play' }, 'cannot play'],
    ] as const) {
      const startDialOut = () => Promise.reject(reason);
      const { controls } = controlsOver({ answers: { startDialOut } });
      const use = () => controls.phone.startDialOut({ phoneNumber: '+1' });
      const error = (await thrownBy(use)) as CallControlError;
      expect(error).to.include({ failure: 'refused', method: 'phone.startDialOut' });
      expect(error.message).to.equal(`phone.startDialOut(): ${message}`);
    }
  });

  it('what a room throws becomes an error that names the method', async () => {
    const fail = () => {
      throw new Error('there is none');
    };
    const { controls } = controlsOver({
      answers: { startRecording: fail, getLocalAudioLevel: fail, meetingSessionState: fail },
    });
    for (const [method, use] of Object.entries({
      'recording.start': () => controls.recording.start(),
      'media.localLevel': () => controls.media.localLevel(),
      sessionData: () => controls.sessionData(),
    }))
      expect(await thrownBy(use)).to.deep.include({
        failure: 'refused',
        method,
        message: `${method}(): there is none`,
      });
  });

  it('a request that Daily never settles ends with the call', async () => {
    const { controls, end } = controlsOver({
      answers: { sendDTMF: () => new Promise(() => undefined) },
    });
    const waiting = thrownBy(() => controls.phone.sendDTMF({ sessionId: 's', tones: '1' }));
    end();
    expect(await waiting).to.include({ failure: 'destroyed', method: 'phone.sendDTMF' });
  });

  it('a speaker is selected for our player and for Daily', async () => {
    const { controls, asked } = controlsOver();
    await controls.useSpeaker('s-1');
    expect(asked).to.deep.equal([
      ['setSpeaker', 's-1'],
      ['setOutputDeviceAsync', { outputDeviceId: 's-1' }],
    ]);
  });
});
