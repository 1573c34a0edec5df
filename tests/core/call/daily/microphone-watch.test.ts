import { expect } from 'chai';
import { watchMicrophone } from '../../../../core/call/daily/microphone-watch.js';
import { replace } from '../../support/after-test.js';
import { ASSISTANT, DailyDouble, LOCAL, visitorWho } from './daily-double.js';

describe('watchMicrophone', () => {
  let now = 0;
  beforeEach(() => replace(performance, 'now', () => now));

  function watched() {
    const double = new DailyDouble();
    const reported: (boolean | string)[] = [];
    const levels: number[] = [];
    const listener = { muted: false, expected: true };
    watchMicrophone(double.daily, {
      muted: () => listener.muted,
      expected: () => listener.expected,
      report: (unheard) => reported.push(unheard),
      hear: (level) => levels.push(level),
    });
    /** Lets the level be read for so many seconds. Returns all that was reported until then. */
    const hear = (audioLevel: number, seconds: number) => {
      for (let read = 0; read < seconds * 2; read++) {
        now += 500;
        double.emit('local-audio-level', { audioLevel });
      }
      return reported;
    };
    const blocked = () => {
      const error = { type: 'permissions', msg: 'Permission denied' } as never;
      double.emit('camera-error', { error, errorMsg: { errorMsg: 'Permission denied' } });
    };
    return { double, reported, levels, hear, listener, blocked };
  }

  it('is reported as blocked rather than silent', () => {
    const { reported, hear, blocked } = watched();
    blocked();
    expect(hear(0, 60)).to.deep.equal(['microphone-denied']);
    expect(hear(0.01, 0.5)).to.deep.equal(['microphone-denied', false]);
    expect(hear(0, 12).at(-1)).to.equal(true);
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
    expect(reported).to.deep.equal(['microphone-denied', false]);
    hear(0, 12);
    double.emit('track-started', { participant: LOCAL, type: 'audio' });
    expect(reported.slice(2)).to.deep.equal([true, false]);
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
    watchMicrophone(double.daily, {
      muted: () => false,
      expected: () => true,
      report: () => expect.fail('it was reported'),
      hear: () => undefined,
    });
    await Promise.resolve();
  });

  it('is reported once after 12 s of silence, and when it is heard again', () => {
    const { hear } = watched();
    expect(hear(0, 11.5)).to.deep.equal([]);
    hear(0.001, 0.5);
    expect(hear(0, 60)).to.deep.equal([true]);
    expect(hear(0.002, 0.5)).to.deep.equal([true, false]);
  });

  it('starts counting again after every sound', () => {
    const { hear } = watched();
    hear(0, 11);
    hear(0.01, 0.5);
    expect(hear(0, 11.5)).to.deep.equal([]);
  });

  it('does not count the time in which the page stalled', () => {
    const { hear } = watched();
    hear(0.02, 1);
    now += 13_000;
    expect(hear(0, 0.5)).to.deep.equal([]);
    expect(hear(0, 11.5)).to.deep.equal([true]);
  });

  it('is no silence while the visitor listens', () => {
    const { hear, listener } = watched();
    listener.expected = false;
    expect(hear(0, 60)).to.deep.equal([]);
    listener.expected = true;
    expect(hear(0, 12)).to.deep.equal([true]);
  });

  it('is nothing to a visitor who is muted past this side, either', () => {
    const { hear, double } = watched();
    double.people = { local: visitorWho(true) };
    expect(hear(0, 60)).to.deep.equal([]);
    double.people = { local: visitorWho(false) };
    expect(hear(0, 12)).to.deep.equal([true]);
  });

  it('is nothing to a visitor who is muted, and no more to one who mutes', () => {
    const { hear, listener } = watched();
    listener.muted = true;
    expect(hear(0, 60)).to.deep.equal([]);
    listener.muted = false;
    hear(0, 12);
    listener.muted = true;
    expect(hear(0, 0.5)).to.deep.equal([true, false]);
  });
});
