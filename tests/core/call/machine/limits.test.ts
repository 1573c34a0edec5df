import { expect } from 'chai';
import type { CallInput } from '../../../../core/call/machine/events.js';
import type { CallSettings } from '../../../../core/call/machine/state.js';
import { after, AT, callAt, SETTINGS } from './support/table.js';

const TOO_LONG = 'exceeded-max-duration';
const TOO_SILENT = 'silence-timed-out';

/** Two limits, in seconds. */
const BOTH = { maxDurationSeconds: 60, silenceTimeoutSeconds: 30 };

type Role = 'user' | 'assistant';

const started = (role: Role): CallInput => ({ type: 'call-speech-started', role });
const ended = (role: Role): CallInput => ({ type: 'call-speech-ended', role });
const words: CallInput = { type: 'call-transcribed', role: 'user', text: 'Hi', final: false };
const press: CallInput = { type: 'activity' };

/** A joined call with limits, whose clock and timer a test moves. Times are in seconds. */
class LimitedCall {
  /** Warnings with the seconds into the call at which it ends, ends by their reasons. */
  readonly reported: (string | null)[] = [];
  /** When the timer elapses. */
  timer: number | null = null;
  /** The longest delay that was set, in milliseconds. */
  longest = 0;
  #now = 0;
  #call;

  constructor(settings: Partial<CallSettings>, speakers: readonly Role[] = []) {
    const all = { ...SETTINGS, ...settings };
    this.#call = callAt(null, { phase: 'joined', settings: all, speakers });
  }

  hear(event: CallInput): void {
    const [call, effects] = after(this.#call, { ...event, at: AT + Math.round(this.#now * 1000) });
    this.#call = call;
    for (const effect of effects) {
      if (effect.type === 'set-timer' && effect.timer === 'limit') {
        this.longest = Math.max(this.longest, effect.delay ?? 0);
        this.timer = effect.delay === null ? null : this.#now + effect.delay / 1000;
      }
      if (effect.type === 'release') this.timer = null;
      if (effect.type !== 'emit') continue;
      const { fact } = effect;
      if (fact.type === 'call-ended') this.reported.push(`ended: ${fact.reason}`);
      if (fact.type !== 'call-changed' || fact.change.hangUp === undefined) continue;
      const { hangUp } = fact.change;
      this.reported.push(hangUp && `${hangUp.reason} at ${(hangUp.at - AT) / 1000}`);
    }
  }

  wait(seconds: number): void {
    const end = this.#now + seconds;
    while (this.timer !== null && this.timer <= end + 1e-6) {
      this.#now = this.timer;
      this.timer = null;
      this.hear({ type: 'timer-elapsed', timer: 'limit' });
    }
    this.#now = end;
  }

  /** Waits so long, and returns all that was reported until then. */
  reportedAfter(seconds: number): readonly (string | null)[] {
    this.wait(seconds);
    return this.reported;
  }
}

/** A call that has just been connected. */
function limited(settings: Partial<CallSettings>, speakers?: readonly Role[]): LimitedCall {
  const call = new LimitedCall(settings, speakers);
  call.hear({ type: 'listening' });
  return call;
}

describe('the limits of a call', () => {
  it('may be further off than the delay of a timer', () => {
    const days = 24 * 60 * 60;
    const limits = limited({ maxDurationSeconds: 30 * days });
    expect(limits.reportedAfter(29 * days)).to.deep.equal([]);
    expect(limits.reportedAfter(days)).to.deep.equal([
      `${TOO_LONG} at ${30 * days}`,
      `ended: ${TOO_LONG}`,
    ]);
    expect(limits.longest).to.be.below(2 ** 31);
  });

  it('warn ten seconds before a call has lasted too long, and then end it once', () => {
    const limits = limited({ maxDurationSeconds: 60 });
    expect(limits.reportedAfter(49.9)).to.deep.equal([]);
    expect(limits.reportedAfter(0.1)).to.deep.equal([`${TOO_LONG} at 60`]);
    expect(limits.reportedAfter(9.9)).to.have.length(1);
    expect(limits.reportedAfter(60)).to.deep.equal([`${TOO_LONG} at 60`, `ended: ${TOO_LONG}`]);
  });

  it('count from before the page load that interrupted a call', () => {
    const limits = limited({ ...BOTH, since: AT - 45_000 });
    expect(limits.reportedAfter(4.9)).to.deep.equal([]);
    expect(limits.reportedAfter(0.1)).to.deep.equal([`${TOO_LONG} at 15`]);
    expect(limits.reportedAfter(10).at(-1)).to.equal(`ended: ${TOO_LONG}`);
  });

  it('end a call as soon as it is connected that lasted too long during a page load', () => {
    const limits = new LimitedCall({ maxDurationSeconds: 60, since: AT - 61_000 });
    limits.hear(words);
    expect(limits.reported).to.deep.equal([]);
    // Its end comes after the news of the call.
    limits.hear({ type: 'listening' });
    expect(limits.reported).to.deep.equal([`ended: ${TOO_LONG}`]);
    expect(limits.timer).to.equal(null);
  });

  it('warn when half of a short limit has passed', () => {
    const limits = limited({ maxDurationSeconds: 4 });
    expect(limits.reportedAfter(1.9)).to.deep.equal([]);
    expect(limits.reportedAfter(0.1)).to.deep.equal([`${TOO_LONG} at 4`]);
  });

  it('are not postponed by speech or activity', () => {
    const limits = limited({ maxDurationSeconds: 60 });
    limits.hear(started('user'));
    limits.wait(55);
    limits.hear(press);
    limits.hear(words);
    expect(limits.reportedAfter(5)).to.deep.equal([`${TOO_LONG} at 60`, `ended: ${TOO_LONG}`]);
  });

  it('warn and end the call during silence', () => {
    const limits = limited({ silenceTimeoutSeconds: 30 });
    expect(limits.reportedAfter(19.9)).to.deep.equal([]);
    expect(limits.reportedAfter(10.1)).to.deep.equal([
      `${TOO_SILENT} at 30`,
      `ended: ${TOO_SILENT}`,
    ]);
  });

  for (const [name, touch] of [
    ['the visitor used the page', press],
    ['a word', words],
  ] as const)
    it(`withdraw the warning after ${name}, and count from then on`, () => {
      const limits = limited({ silenceTimeoutSeconds: 30 });
      limits.wait(25);
      limits.hear(touch);
      expect(limits.reported).to.deep.equal([`${TOO_SILENT} at 30`, null]);
      expect(limits.reportedAfter(19.9)).to.have.length(2);
      expect(limits.reportedAfter(0.1).at(-1)).to.equal(`${TOO_SILENT} at 55`);
      expect(limits.reportedAfter(10).at(-1)).to.equal(`ended: ${TOO_SILENT}`);
    });

  it('do not count while either side speaks', () => {
    const limits = limited({ silenceTimeoutSeconds: 30 });
    limits.hear(started('assistant'));
    limits.hear(started('user'));
    limits.wait(100);
    limits.hear(ended('assistant'));
    limits.wait(100);
    limits.hear(ended('user'));
    expect(limits.reportedAfter(19.9)).to.deep.equal([]);
    expect(limits.reportedAfter(10.1)).to.deep.equal([
      `${TOO_SILENT} at 230`,
      `ended: ${TOO_SILENT}`,
    ]);
  });

  it('do not count while the assistant speaks that spoke before it listened', () => {
    const limits = limited({ silenceTimeoutSeconds: 30 }, ['assistant']);
    limits.wait(100);
    limits.hear(ended('assistant'));
    expect(limits.reportedAfter(30)).to.deep.equal([
      `${TOO_SILENT} at 130`,
      `ended: ${TOO_SILENT}`,
    ]);
  });

  it('withdraw the warning when someone speaks', () => {
    const limits = limited({ silenceTimeoutSeconds: 30 });
    limits.wait(25);
    limits.hear(started('assistant'));
    expect(limits.reported.at(-1)).to.equal(null);
    expect(limits.reportedAfter(60)).to.have.length(2);
  });

  it('ignore messages without speech', () => {
    const limits = limited({ silenceTimeoutSeconds: 30 });
    limits.wait(15);
    limits.hear({ type: 'call-messaged', message: { type: 'metadata' } });
    limits.hear({ type: 'call-changed', change: { network: 'low' } });
    expect(limits.reportedAfter(15).at(-1)).to.equal(`ended: ${TOO_SILENT}`);
  });

  it('follow the nearer of two limits', () => {
    const limits = limited({ maxDurationSeconds: 60, silenceTimeoutSeconds: 40 });
    limits.wait(35);
    limits.hear(words);
    expect(limits.reportedAfter(15)).to.deep.equal([
      `${TOO_SILENT} at 40`,
      null,
      `${TOO_LONG} at 60`,
    ]);
    expect(limits.reportedAfter(10).at(-1)).to.equal(`ended: ${TOO_LONG}`);
  });

  it('are off once the call is over', () => {
    const limits = limited(BOTH);
    limits.hear({ type: 'stop' });
    expect(limits.timer).to.equal(null);
    limits.hear(press);
    limits.hear(started('user'));
    limits.wait(100);
    expect([limits.reported, limits.timer]).to.deep.equal([[], null]);
  });

  it('set no timer without limits', () => {
    const limits = limited({});
    limits.hear(words);
    limits.wait(10_000);
    expect([limits.reported, limits.timer]).to.deep.equal([[], null]);
  });
});
