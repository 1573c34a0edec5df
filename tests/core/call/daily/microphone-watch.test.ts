import { expect } from '@open-wc/testing';
import { watchMicrophone } from '../../../../core/call/daily/microphone-watch.js';
import { ASSISTANT, DailyDouble, LOCAL, visitorWho } from './daily-double.js';

describe('watchMicrophone', () => {
  const clock = performance.now.bind(performance);
  let now = 0;
  before(() => {
    performance.now = () => now;
  });
  after(() => {
    performance.now = clock;
  });

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
    /** Lets the level be read for so many seconds. */
    const hear = (audioLevel: number, seconds: number) => {
      for (let read = 0; read < seconds * 2; read++) {
        now += 500;
        double.emit('local-audio-level', { audioLevel });
      }
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
    hear(0, 60);
    expect(reported).to.deep.equal(['microphone-denied']);
    hear(0.01, 0.5);
    expect(reported).to.deep.equal(['microphone-denied', false]);
    hear(0, 12);
    expect(reported.at(-1)).to.equal(true);
    blocked();
    expect(reported.at(-1)).to.equal('microphone-denied');
  });

  it('is not reported as working when the visitor mutes a blocked one', () => {
    const { reported, hear, listener, blocked } = watched();
    blocked();
    listener.muted = true;
    hear(0, 12);
    expect(reported).to.deep.equal(['microphone-denied']);
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
    const { reported, hear } = watched();
    hear(0, 11.5);
    expect(reported).to.deep.equal([]);
    hear(0.001, 0.5);
    hear(0, 60);
    expect(reported).to.deep.equal([true]);
    hear(0.002, 0.5);
    expect(reported).to.deep.equal([true, false]);
  });

  it('starts counting again after every sound', () => {
    const { reported, hear } = watched();
    hear(0, 11);
    hear(0.01, 0.5);
    hear(0, 11.5);
    expect(reported).to.deep.equal([]);
  });

  it('does not count the time in which the page stalled', () => {
    const { reported, hear } = watched();
    hear(0.02, 1);
    now += 13_000;
    hear(0, 0.5);
    expect(reported).to.deep.equal([]);
    hear(0, 11.5);
    expect(reported).to.deep.equal([true]);
  });

  it('is no silence while the visitor listens', () => {
    const { reported, hear, listener } = watched();
    listener.expected = false;
    hear(0, 60);
    expect(reported).to.deep.equal([]);
    listener.expected = true;
    hear(0, 12);
    expect(reported).to.deep.equal([true]);
  });

  it('is nothing to a visitor who is muted past this side, either', () => {
    const { reported, hear, double } = watched();
    double.people = { local: visitorWho(true) };
    hear(0, 60);
    expect(reported).to.deep.equal([]);
    double.people = { local: visitorWho(false) };
    hear(0, 12);
    expect(reported).to.deep.equal([true]);
  });

  it('is nothing to a visitor who is muted, and no more to one who mutes', () => {
    const { reported, hear, listener } = watched();
    listener.muted = true;
    hear(0, 60);
    expect(reported).to.deep.equal([]);
    listener.muted = false;
    hear(0, 12);
    listener.muted = true;
    hear(0, 0.5);
    expect(reported).to.deep.equal([true, false]);
  });
});
