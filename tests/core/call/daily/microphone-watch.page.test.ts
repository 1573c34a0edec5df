import { expect } from 'chai';
import type { DailyParticipant } from '@daily-co/daily-js';
import { watchMicrophone } from '../../../../core/call/daily/microphone-watch.js';
import { turn, withManualTimers } from '../../../support/manual-timers.js';
import { replace } from '../../support/after-test.js';
import { ASSISTANT, DailyDouble, LOCAL, visitorWho, visitorWithout } from './daily-double.js';

describe('watchMicrophone', () => {
  let now = 0;
  beforeEach(() => replace(performance, 'now', () => now));

  function watched(local?: DailyParticipant, double = new DailyDouble()) {
    if (local) double.people = { local };
    const reported: (string | null)[] = [];
    const levels: number[] = [];
    const listener = { muted: false, expected: true };
    const microphone = watchMicrophone(double.daily, {
      muted: () => listener.muted,
      expected: () => listener.expected,
      report: (unheard) => reported.push(unheard),
      hear: (level) => levels.push(level),
      signal: new AbortController().signal,
    });
    /** Lets the level be read for so many seconds. Returns all that was reported until then. */
    const hear = (audioLevel: number, seconds: number) => {
      for (let read = 0; read < seconds * 2; read++) {
        now += 500;
        double.emit('local-audio-level', { audioLevel });
      }
      return reported;
    };
    const blocked = (type = 'permissions') => {
      const error = { type, msg: 'Permission denied' } as never;
      double.emit('camera-error', { error, errorMsg: { errorMsg: 'Permission denied' } });
    };
    return { double, microphone, reported, levels, hear, listener, blocked };
  }

  it('is reported as blocked rather than silent', () => {
    const { reported, hear, blocked } = watched();
    blocked();
    expect(hear(0, 60)).to.deep.equal(['microphone-denied']);
    expect(hear(0.01, 0.5)).to.deep.equal(['microphone-denied', null]);
    expect(hear(0, 12).at(-1)).to.equal('silent');
    blocked();
    expect(reported.at(-1)).to.equal('microphone-denied');
  });

  it('is not reported as working when the visitor mutes a blocked one', () => {
    const { hear, listener, blocked } = watched();
    blocked();
    listener.muted = true;
    expect(hear(0, 12)).to.deep.equal(['microphone-denied']);
  });

  it('works again as soon as another one is selected, even if it is silent', () => {
    const { double, reported, hear, blocked } = watched();
    blocked();
    double.emit('track-started', { participant: LOCAL, type: 'video' });
    double.emit('track-started', { participant: ASSISTANT, type: 'audio' });
    double.emit('track-started', { participant: null, type: 'audio' });
    double.emit('camera-error', { error: { type: 'cam-in-use' } as never });
    expect(reported).to.deep.equal(['microphone-denied']);
    double.emit('track-started', { participant: LOCAL, type: 'audio' });
    expect(reported).to.deep.equal(['microphone-denied', null]);
    hear(0, 12);
    double.emit('track-started', { participant: LOCAL, type: 'audio' });
    expect(reported.slice(2)).to.deep.equal(['silent', null]);
  });

  it('is read five times a second, and every level is passed on', () => {
    const { double, levels, hear } = watched();
    expect(double.asked).to.deep.equal([['startLocalAudioLevelObserver', 200]]);
    hear(0.1, 0.5);
    hear(0, 0.5);
    expect(levels).to.deep.equal([0.1, 0]);
  });

  it('is not read if the browser does not support it', async () => {
    const double = new DailyDouble();
    double.startLocalAudioLevelObserver = () => {
      throw new Error('startLocalAudioLevelObserver() is not supported on this browser');
    };
    const { reported } = watched(undefined, double);
    await Promise.resolve();
    expect(reported).to.deep.equal([]);
  });

  it('is reported once after 12 s of silence, and when it is heard again', () => {
    const { hear } = watched();
    expect(hear(0, 11.5)).to.deep.equal([]);
    expect(hear(0.001, 0.5)).to.deep.equal(['silent']);
    expect(hear(0, 60)).to.deep.equal(['silent']);
    expect(hear(0.002, 0.5)).to.deep.equal(['silent', null]);
  });

  it('does not count the time in which the page stalled', () => {
    const { hear } = watched();
    hear(0.02, 1);
    now += 13_000;
    expect(hear(0, 0.5)).to.deep.equal([]);
    expect(hear(0, 11.5)).to.deep.equal(['silent']);
  });

  it('is no silence while the visitor listens', () => {
    const { hear, listener } = watched();
    listener.expected = false;
    expect(hear(0, 60)).to.deep.equal([]);
    listener.expected = true;
    expect(hear(0, 12)).to.deep.equal(['silent']);
  });

  it('is nothing to a visitor who is muted past this side, either', () => {
    const { hear, double } = watched();
    double.people = { local: visitorWho(true) };
    expect(hear(0, 60)).to.deep.equal([]);
    double.people = { local: visitorWho(false) };
    expect(hear(0, 12)).to.deep.equal(['silent']);
  });

  it('is nothing to a visitor who is muted, and no more to one who mutes', () => {
    const { hear, listener } = watched();
    listener.muted = true;
    expect(hear(0, 60)).to.deep.equal([]);
    listener.muted = false;
    hear(0, 12);
    listener.muted = true;
    expect(hear(0, 0.5)).to.deep.equal(['silent', null]);
  });

  describe('that is lost', () => {
    const OPENED = [
      ['setInputDevicesAsync', 'built-in'],
      ['setLocalAudio', true],
    ];
    const lose = ({ double }: ReturnType<typeof watched>, audio?: object) =>
      double.emit('participant-updated', { participant: visitorWithout(audio) });
    const asked = ({ double }: ReturnType<typeof watched>) => double.asked.slice(1);

    for (const [name, audio] of [
      ['unplugged', { state: 'blocked', blocked: { byDeviceMissing: true } }],
      ['taken by a phone call', { state: 'interrupted' }],
    ] as const)
      it(`is opened again once, and reported when that fails: ${name}`, () =>
        withManualTimers(async (timers) => {
          const watch = watched(visitorWho(false));
          lose(watch, audio);
          lose(watch, audio);
          watch.hear(0.5, 0.5);
          await timers.advance(1999);
          expect(asked(watch)).to.deep.equal(OPENED);
          expect(watch.reported).to.deep.equal([]);
          await timers.advance(1);
          watch.hear(0.5, 0.5);
          watch.hear(0, 60);
          expect(watch.reported).to.deep.equal(['microphone-lost']);
        }));

    for (const [name, back] of [
      ['a track', { participant: LOCAL, type: 'audio' }],
      ['a state', { participant: visitorWho(false) }],
    ] as const)
      it(`is not reported if it comes back at once, with ${name}`, () =>
        withManualTimers(async (timers) => {
          const watch = watched(visitorWho(false));
          lose(watch);
          watch.double.emit(
            'type' in back ? 'track-started' : 'participant-updated',
            back as never,
          );
          await timers.advance(2000);
          expect(watch.reported).to.deep.equal([]);
        }));

    it('is opened when devices change or the visitor asks for it, as long as it is away', () =>
      withManualTimers(async (timers) => {
        const watch = watched(visitorWho(false));
        watch.double.plugged = [];
        expect(watch.microphone.recover()).to.equal(false);
        lose(watch);
        await timers.advance(2000);
        expect(asked(watch)).to.deep.equal([]);
        expect(watch.microphone.recover()).to.equal(true);
        await timers.advance(0);
        expect(asked(watch)).to.deep.equal([]);
        watch.double.plugged = ['built-in'];
        watch.double.emit('available-devices-updated', {});
        navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
        await timers.advance(0);
        expect(asked(watch)).to.deep.equal(OPENED);
        watch.double.emit('track-started', { participant: LOCAL, type: 'audio' });
        expect(watch.reported).to.deep.equal(['microphone-lost', null]);
        watch.double.emit('available-devices-updated', {});
        await timers.advance(0);
        expect(asked(watch)).to.deep.equal(OPENED);
      }));

    it('is opened when the visitor allows it again', async () => {
      const permission = new EventTarget();
      replace(navigator.permissions, 'query', async () => permission as PermissionStatus);
      const watch = watched(visitorWho(false));
      watch.blocked();
      await turn();
      permission.dispatchEvent(new Event('change'));
      await turn();
      expect(asked(watch)).to.deep.equal(OPENED);
    });

    for (const [type, reported] of [
      ['not-found', 'microphone-lost'],
      ['permissions', 'microphone-denied'],
      ['mic-in-use', 'microphone-busy'],
    ] as const)
      it(`is reported by what the browser says of it, ${type}, and asked for once`, () =>
        withManualTimers(async (timers) => {
          const watch = watched(visitorWho(false));
          watch.double.setInputDevicesAsync = async () => watch.blocked(type);
          lose(watch);
          await timers.advance(0);
          await timers.advance(2000);
          expect(asked(watch)).to.deep.equal([]);
          expect(watch.reported).to.deep.equal([reported]);
        }));

    it('is not, where there was none before: the browser says why', () =>
      withManualTimers(async (timers) => {
        const watch = watched(visitorWho(true));
        watch.blocked('not-found');
        lose(watch);
        await timers.advance(2000);
        expect(asked(watch)).to.deep.equal([]);
        expect(watch.reported).to.deep.equal(['microphone-missing']);
        watch.double.emit('participant-updated', { participant: visitorWho(false) });
        lose(watch);
        await timers.advance(2000);
        expect(watch.reported.slice(1)).to.deep.equal([null, 'microphone-lost']);
      }));

    it('is none to a visitor who is muted, and opens when they unmute', () =>
      withManualTimers(async (timers) => {
        const watch = watched(visitorWho(false));
        watch.listener.muted = true;
        lose(watch);
        await timers.advance(2000);
        expect([asked(watch), watch.reported]).to.deep.equal([[], []]);
        watch.listener.muted = false;
        expect(watch.microphone.recover(), 'the library opens it').to.equal(false);
      }));
  });
});
