import { expect } from 'chai';
import type { CallInput } from '../../../../core/call/machine/events.js';
import type { CallSettings } from '../../../../core/call/machine/state.js';
import { after, AT, callAt, SETTINGS } from './support/table.js';

const TOO_LONG = 'exceeded-max-duration';
const TOO_SILENT = 'silence-timed-out';

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

/** An input, or a wait in seconds and all that was reported until its end. */
type Happening = CallInput | readonly [seconds: number, ...reported: (string | null)[]];
type Limits = readonly [name: string, settings: Partial<CallSettings>, ...happens: Happening[]];

const DAY = 24 * 60 * 60;
const [LASTED, SILENT] = [{ maxDurationSeconds: 60 }, { silenceTimeoutSeconds: 30 }];
const [LONG_END, SILENT_END] = [`ended: ${TOO_LONG}`, `ended: ${TOO_SILENT}`];
const long = (at: number) => `${TOO_LONG} at ${at}`;
const silent = (at: number) => `${TOO_SILENT} at ${at}`;

const CALLS: readonly Limits[] = [
  [
    'warn ten seconds before a call has lasted too long, and then end it once',
    LASTED,
    [49.9],
    [0.1, long(60)],
    [9.9, long(60)],
    [60, long(60), LONG_END],
  ],
  [
    'count from before the page load that interrupted a call',
    { ...LASTED, ...SILENT, since: AT - 45_000 },
    [4.9],
    [0.1, long(15)],
    [10, long(15), LONG_END],
  ],
  ['warn when half of a short limit has passed', { maxDurationSeconds: 4 }, [1.9], [0.1, long(4)]],
  [
    'are not postponed by speech or activity',
    LASTED,
    started('user'),
    [55, long(60)],
    press,
    words,
    [5, long(60), LONG_END],
  ],
  ['warn and end the call during silence', SILENT, [19.9], [10.1, silent(30), SILENT_END]],
  [
    'withdraw the warning after the visitor used the page, and count from then on',
    SILENT,
    [25, silent(30)],
    press,
    [19.9, silent(30), null],
    [0.1, silent(30), null, silent(55)],
    [10, silent(30), null, silent(55), SILENT_END],
  ],
  [
    'do not count while either side speaks',
    SILENT,
    started('assistant'),
    started('user'),
    [100],
    ended('assistant'),
    [100],
    ended('user'),
    [19.9],
    [10.1, silent(230), SILENT_END],
  ],
  [
    'follow the nearer of two limits',
    { ...LASTED, silenceTimeoutSeconds: 40 },
    [35, silent(40)],
    words,
    [15, silent(40), null, long(60)],
    [10, silent(40), null, long(60), LONG_END],
  ],
];

describe('the limits of a call', () => {
  for (const [name, settings, ...happens] of CALLS)
    it(name, () => {
      const limits = limited(settings);
      for (const happening of happens)
        if ('type' in happening) limits.hear(happening);
        else {
          const [seconds, ...reported] = happening;
          expect(limits.reportedAfter(seconds)).to.deep.equal(reported);
        }
    });

  it('may be further off than the delay of a timer', () => {
    const limits = limited({ maxDurationSeconds: 30 * DAY });
    expect(limits.reportedAfter(29 * DAY)).to.deep.equal([]);
    expect(limits.reportedAfter(DAY)).to.deep.equal([long(30 * DAY), LONG_END]);
    expect(limits.longest).to.be.below(2 ** 31);
  });

  it('end a call as soon as it is connected that lasted too long during a page load', () => {
    const limits = new LimitedCall({ ...LASTED, since: AT - 61_000 });
    limits.hear(words);
    expect(limits.reported).to.deep.equal([]);
    // Its end comes after the news of the call.
    limits.hear({ type: 'listening' });
    expect(limits.reported).to.deep.equal([LONG_END]);
    expect(limits.timer).to.equal(null);
  });

  it('do not count while the assistant speaks that spoke before it listened', () => {
    const limits = limited(SILENT, ['assistant']);
    limits.wait(100);
    limits.hear(ended('assistant'));
    expect(limits.reportedAfter(30)).to.deep.equal([silent(130), SILENT_END]);
  });

  for (const [when, settings, event] of [
    ['once the call is over', { ...LASTED, ...SILENT }, { type: 'stop' }],
    ['without limits', {}, words],
  ] as const)
    it(`leave no timer ${when}`, () => {
      const limits = limited(settings);
      for (const each of [event, press]) limits.hear(each);
      expect(limits.timer).to.equal(null);
    });
});
