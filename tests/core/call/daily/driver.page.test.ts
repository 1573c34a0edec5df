import { expect } from '@open-wc/testing';
import Daily from '@daily-co/daily-js';
import { AudioOutput } from '../../../../core/call/audio/audio-output.js';
import { DailyDriver } from '../../../../core/call/daily/driver.js';
import * as rooms from '../../../../core/call/rooms.js';
import type { CallInput } from '../../../../core/call/machine/events.js';
import { callStore } from '../../../../core/call/resume/call-store.js';
import { LOCK_NAME } from '../../../../core/call/tab-lock.js';
import type { Stage } from '../../../../core/call/machine/stages.js';
import type { CallRequest } from '../../../../core/ports.js';
import { withManualTimers } from '../../../support/manual-timers.js';
import { json, serve } from '../../../support/scripted-provider.js';
import { replace } from '../../support/after-test.js';
import { DailyDouble } from './daily-double.js';
import { waitUntil } from '../../support/wait-until.js';

const BASE = { apiUrl: 'http://127.0.0.1:9', publicKey: 'key-1', assistantId: 'a-1' };

const WRITTEN = { type: 'model-output', output: 'Hi' };

const CALL = {
  id: 'call-1',
  webCallUrl: 'http://127.0.0.1:9/rooms/1',
  transport: { callToken: 't-1' },
  artifactPlan: { videoRecordingEnabled: true },
};

/** The processors of the page, and the one that is used. */
const PROCESSORS = [
  ['nothing', undefined, 'noise-cancellation'],
  ['none', { audio: { processor: { type: 'none' } } }, 'none'],
  ['an unknown one', { audio: { processor: { type: 'echo' } } }, 'noise-cancellation'],
  ['nonsense', null, 'noise-cancellation'],
] as const;

describe('DailyDriver', () => {
  let double: DailyDouble;
  let facts: CallInput[];
  const drivers: DailyDriver[] = [];
  let driver: DailyDriver;
  let muted: boolean;

  beforeEach(() => {
    facts = [];
    muted = false;
    double = new DailyDouble();
    replace(Daily, 'createCallObject', (options) => {
      double.asked.push(['createCallObject', options]);
      return Object.assign(double.daily, { iframe: () => null });
    });
  });

  afterEach(() => {
    for (const each of drivers.splice(0)) each.perform({ type: 'release', endRoom: false });
  });

  function drive(request: Partial<CallRequest> = {}): void {
    driver = new DailyDriver(
      { ...BASE, ...request },
      {
        dispatch: (fact) => facts.push(fact),
        muted: () => muted,
      },
    );
    drivers.push(driver);
  }

  async function run(stage: Stage): Promise<CallInput> {
    const before = facts.length;
    driver.perform({ type: 'run', stage });
    await waitUntil(() => facts.length > before, `${stage} is over`);
    return facts.at(-1)!;
  }

  /** A driver whose object is created; what was asked of it until then is forgotten. */
  async function driveObject(request: Partial<CallRequest> = {}): Promise<void> {
    drive({ apiUrl: await serve(json(201, CALL)), ...request });
    await run('call-creation');
    await run('transport-creation');
    double.asked.length = 0;
  }

  it('frees an object that is created after the call is over', async () => {
    drive({ apiUrl: await serve(json(201, CALL)) });
    await run('call-creation');
    driver.perform({ type: 'run', stage: 'transport-creation' });
    driver.perform({ type: 'release', endRoom: false });
    const isFreed = () => double.asked.some(([name]) => name === 'destroy');
    await waitUntil(isFreed, 'it is freed');
  });

  for (const wanted of [false, true])
    it(`joins a visitor who is ${wanted ? '' : 'not '}muted, and reports it`, async () => {
      const transport = wanted ? null : CALL.transport;
      await driveObject({ apiUrl: await serve(json(201, { ...CALL, transport })) });
      muted = wanted;
      expect(await run('join')).to.deep.equal({
        type: 'stage-completed',
        stage: 'join',
        muted: wanted,
      });
      expect(double.asked[0]![1]).to.deep.equal({
        url: CALL.webCallUrl,
        subscribeToTracksAutomatically: false,
        ...(wanted ? { startAudioOff: true } : { token: 't-1' }),
      });
    });

  it('explains a join that timed out', async () => {
    await driveObject();
    double.meeting = 'loading';
    driver.perform({ type: 'explain-late-join' });
    await waitUntil(() => facts.at(-1)?.type === 'stage-failed', 'it is explained');
    expect(facts.at(-1)).to.deep.equal({
      type: 'stage-failed',
      stage: 'join',
      kind: 'call-failed',
      message: 'The call could not be joined in time',
    });
  });

  it('starts a recording with the picture of the specification, and stops it', async () => {
    await driveObject();
    await run('recording-setup');
    driver.perform({ type: 'release', endRoom: false });
    const backgroundColor = '#1f2d3d';
    const picture = { width: 1280, height: 720, backgroundColor, layout: { preset: 'default' } };
    const expected = [['startRecording', picture], ['stopRecording'], ['destroy']];
    expect(double.asked).to.deep.equal(expected);
  });

  for (const [name, inputSettings, type] of PROCESSORS)
    it(`requests ${type} if the page requests ${name}`, async () => {
      await driveObject({ dailyOptions: { inputSettings } as never });
      for (const stage of ['audio-processing', 'audio-levels'] as const)
        expect(await run(stage)).to.deep.equal({ type: 'stage-completed', stage });
      expect(double.asked).to.deep.equal([
        ['updateInputSettings', { audio: { processor: { type } } }],
        ['startRemoteParticipantsAudioLevelObserver', 100],
      ]);
    });

  for (const stage of ['audio-processing', 'audio-levels'] as const)
    it(`waits no longer than ten seconds for ${stage}`, async () => {
      await driveObject();
      const hang = () => new Promise<never>(() => {});
      Object.assign(double, {
        updateInputSettings: hang,
        startRemoteParticipantsAudioLevelObserver: hang,
      });
      await withManualTimers(async (timers) => {
        const before = facts.length;
        driver.perform({ type: 'run', stage });
        await timers.advance(9999);
        expect(facts).to.have.length(before);
        await timers.advance(1);
        expect(facts.at(-1)).to.include({ type: 'stage-failed', stage, kind: 'call-failed' });
        driver.perform({ type: 'run', stage });
        driver.perform({ type: 'release', endRoom: false });
        await timers.advance(0);
        expect(timers.pending, 'timers after the end').to.equal(0);
      });
    });

  it('reports that the page is put into the back/forward cache, until the end', () => {
    drive();
    const leave = (persisted: boolean) =>
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
    leave(false);
    // There is nothing yet that could send it, either.
    driver.perform({ type: 'set-microphone', on: true });
    driver.sendMessage({ type: 'end-call' });
    expect(facts).to.deep.equal([]);
    leave(true);
    expect(facts).to.deep.equal([{ type: 'page-cached' }]);
    driver.perform({ type: 'release', endRoom: false });
    leave(true);
    expect(facts).to.have.length(1);
    expect(document.querySelector('audio')).to.equal(null);
  });

  it('claims the tab, and asks another one to end its call only in order to move', async () => {
    const channel = new BroadcastChannel(LOCK_NAME);
    await new Promise<void>((taken) => {
      const held = new Promise((resolve) => (channel.onmessage = resolve));
      void navigator.locks.request(LOCK_NAME, () => (taken(), held));
    });
    const stage = 'initialization';
    const refused = { kind: 'call-elsewhere', message: 'Another tab has a call' };
    drive();
    expect(await run(stage)).to.deep.equal({ type: 'stage-failed', stage, ...refused });
    drive({ origin: 'moved' });
    expect(await run(stage)).to.deep.equal({ type: 'stage-completed', stage });
    const [, first] = drivers;
    drive();
    await run(stage);
    first!.perform({ type: 'release', endRoom: false });
    const { held } = await navigator.locks.query();
    expect(String(held!.map(({ name }) => name))).to.contain(LOCK_NAME);
    channel.postMessage('end');
    await waitUntil(() => facts.at(-1)!.type === 'moved', 'it is to end');
    channel.close();
  });

  it('creates an object for the call, and leaves the page after what stores the call', async () => {
    const callBundleUrl = 'http://127.0.0.1:9/bundle.js';
    drive({ apiUrl: await serve(json(201, CALL)), callBundleUrl, showModelOutput: true });
    addEventListener('pagehide', () => facts.push({ type: 'activity' }), { once: true });
    expect(await run('call-creation')).to.deep.equal({
      type: 'stage-completed',
      stage: 'call-creation',
      created: { callId: 'call-1', videoRecordingEnabled: true, voiceProvider: null },
      recordsByJoin: true,
    });
    const stage = 'transport-creation';
    expect(await run(stage)).to.deep.equal({ type: 'stage-completed', stage });
    const dailyConfig = { avoidEval: true, callObjectBundleUrlOverride: callBundleUrl };
    const sources = { audioSource: true, videoSource: true };
    expect(double.asked).to.deep.equal([
      ['createCallObject', { allowMultipleCallInstances: true, ...sources, dailyConfig }],
    ]);
    expect(driver.callRoom(rooms)!.state()).to.equal('joining');
    facts.length = 0;
    double.emit('app-message', { data: WRITTEN, fromId: 'bot' });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const types = ['call-transcribed', 'call-messaged', 'activity', 'page-cached'];
    expect(facts.map(({ type }) => type)).to.deep.equal(types);
  });

  it('resumes the newest call of its widget, and ends its room at last', async () => {
    const apiUrl = await serve(json(201, CALL), json(201, { ...CALL, id: 'call-2' }));
    const request = { ...BASE, apiUrl, rejoin: true, clientId: 'one' };
    for (const origin of ['resumed', 'new', 'resumed'] as const) {
      await driveObject({ ...request, origin });
      double.join = () => Promise.reject({ error: { type: 'exp-room' } });
      const kind = origin === 'new' ? 'call-failed' : 'call-gone';
      expect(await run('join')).to.include({ kind });
    }
    expect(callStore(request).own!.webCall.id).to.equal('call-2');
    driver.perform({ type: 'release', endRoom: true });
    await waitUntil(() => !callStore(request).own, 'it is forgotten');
  });

  it('sends messages, and reports those that cannot be sent', async () => {
    await driveObject({ apiUrl: await serve(json(201, { ...CALL, artifactPlan: null })) });
    facts.length = 0;
    double.emit('app-message', { data: WRITTEN, fromId: 'bot' });
    driver.sendMessage(WRITTEN);
    driver.sendMessage(undefined);
    driver.addWords({ role: 'user', text: 'Hello', respond: true, messageId: 'message-1' });
    double.meeting = 'joined-meeting';
    driver.sendMessage(WRITTEN);
    driver.perform({ type: 'confirm-playback' });
    driver.perform({ type: 'greet', recordingDelaySeconds: 2 });
    driver.perform({ type: 'set-microphone', on: false });
    driver.perform({ type: 'release', endRoom: true });
    const unsent = (message: string) =>
      ({ type: 'call-degraded', error: { type: 'app-message-error', message } }) as const;
    expect(facts).to.deep.equal([
      { type: 'call-messaged', message: WRITTEN },
      unsent('sendAppMessage() only supported after join.'),
      unsent('A message must be a JSON value'),
      { ...unsent('sendAppMessage() only supported after join.'), messageId: 'message-1' },
    ]);
    expect(double.asked).to.deep.equal([
      ['sendAppMessage', JSON.stringify(WRITTEN)],
      ['sendAppMessage', 'playable'],
      [
        'sendAppMessage',
        '{"type":"control","control":"say-first-message","videoRecordingStartDelaySeconds":2}',
      ],
      ['setLocalAudio', false],
      ['destroy'],
    ]);
  });

  it('reports what is heard on both sides, and the network, until the end', async () => {
    replace(HTMLMediaElement.prototype, 'play', async () => undefined);
    await driveObject();
    facts.length = 0;
    const volumes = () => [driver.volume('assistant'), driver.volume('user')];
    await withManualTimers(async (timers) => {
      const hear = async (bot: number, audioLevel: number) => {
        double.emit('remote-participants-audio-level', { participantsAudioLevel: { bot } });
        double.emit('local-audio-level', { audioLevel });
        await timers.advance(500);
      };
      driver.resumePlayback();
      expect(await driver.output()).to.be.instanceOf(AudioOutput);
      driver.perform({ type: 'watch' });
      double.emit('network-quality-change', { threshold: 'low' });
      await hear(0.15, 0.075);
      expect(volumes()).to.deep.equal([1, 0.5]);
      // For 15 s the assistant speaks, and the visitor listens. Then both are silent.
      for (let times = 0; times < 60; times++) await hear(times < 30 ? 0.15 : 0, 0);
      muted = true;
      await hear(0, 0.3);
      expect(volumes()).to.deep.equal([0, 1]);
      driver.perform({ type: 'release', endRoom: false });
      expect(volumes()).to.deep.equal([0, 0]);
      window.dispatchEvent(new Event('offline'));
    });
    expect(facts).to.deep.equal([
      { type: 'playback-changed', playback: 'allowed' },
      { type: 'call-changed', change: { network: 'low' } },
      { type: 'call-speech-started', role: 'assistant' },
      { type: 'call-speech-ended', role: 'assistant' },
      { type: 'call-changed', change: { unheard: 'silent' } },
      { type: 'call-changed', change: { unheard: null } },
    ]);
  });

  for (const silenceTimeoutSeconds of [0, 30])
    it(`reports activity or not, with a silence timeout of ${silenceTimeoutSeconds} s`, async () => {
      await driveObject({ silenceTimeoutSeconds });
      facts.length = 0;
      driver.perform({ type: 'watch' });
      window.dispatchEvent(new PointerEvent('pointerdown'));
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
      // A click that no pointer or key made, and that the page keeps to itself.
      document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
      document.body.click();
      const activity = { type: 'activity' };
      expect(facts).to.deep.equal(silenceTimeoutSeconds ? [activity, activity, activity] : []);
      driver.perform({ type: 'release', endRoom: false });
      document.body.click();
      expect(facts.filter(({ type }) => type === 'activity')).to.have.length(
        silenceTimeoutSeconds ? 3 : 0,
      );
    });
});
