import { HANG_UP_WARNING_MS, LONGEST_TIMER_MS } from '../../constants.js';
import type { HangUpReason } from '../../machine/regions/voice.js';
import type { CallNews, CallRequest } from '../../ports.js';

/** The limits of a call, in seconds, 0 or nothing for none, and when it began, if that is not now. */
export type CallLimits = Pick<
  CallRequest,
  'maxDurationSeconds' | 'silenceTimeoutSeconds' | 'since'
>;

interface Deadline {
  readonly reason: HangUpReason;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** Ends a call that lasts too long, or in which nobody says or does anything, and warns before. */
export class HangUpLimits {
  readonly #limits: CallLimits;
  readonly #tell: (news: CallNews) => void;
  readonly #signal: AbortSignal;
  readonly #began: number;
  readonly #speakers = new Set<string>();
  #active = Date.now();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #warned: Deadline | null = null;

  /** The signal aborts when the call is over. */
  constructor(limits: CallLimits, tell: (news: CallNews) => void, signal: AbortSignal) {
    this.#limits = limits;
    this.#tell = tell;
    this.#signal = signal;
    this.#began = limits.since ?? Date.now();
    const touched = () => this.#touch();
    // A click may come alone, from a screen reader for instance.
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, touched, { signal, capture: true, passive: true });
    signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  /**
   * Takes all that is told of the call: who speaks is not idle. A call that has gone on for too long
   * already ends when it is told that it is connected, and not before.
   */
  hear(news: CallNews): void {
    if (news.type === 'call-connected') {
      if (news.speaking) this.#speakers.add('assistant');
    } else if (news.type === 'call-speech-started') this.#speakers.add(news.role);
    else if (news.type === 'call-speech-ended') this.#speakers.delete(news.role);
    else if (news.type !== 'call-transcribed') return;
    this.#touch();
  }

  #touch(): void {
    this.#active = Date.now();
    this.#plan();
  }

  /** Warns, ends or waits, as the nearest deadline has it. */
  #plan(): void {
    clearTimeout(this.#timer);
    const next = this.#nearest();
    if (this.#signal.aborted) return;
    const left = next ? next.at - Date.now() : Infinity;
    if (next && left <= 0) return this.#tell({ type: 'call-ended', reason: next.reason });
    const warned = next && left <= warningOf(next.at - this.#startOf(next)) ? next : null;
    if (warned?.at !== this.#warned?.at)
      this.#tell({ type: 'call-changed', change: { hangUp: warned } });
    this.#warned = warned;
    if (!next) return;
    const wait = warned ? left : left - warningOf(next.at - this.#startOf(next));
    this.#timer = setTimeout(() => this.#plan(), Math.min(Math.max(1, wait), LONGEST_TIMER_MS));
  }

  #nearest(): Deadline | null {
    const { maxDurationSeconds: longest, silenceTimeoutSeconds: idle } = this.#limits;
    const deadlines: Deadline[] = [];
    if (longest)
      deadlines.push({ reason: 'exceeded-max-duration', at: this.#began + longest * 1000 });
    if (idle && this.#speakers.size === 0)
      deadlines.push({ reason: 'silence-timed-out', at: this.#active + idle * 1000 });
    return deadlines.reduce<Deadline | null>(
      (nearest, each) => (nearest && nearest.at <= each.at ? nearest : each),
      null,
    );
  }

  #startOf({ reason }: Deadline): number {
    return reason === 'exceeded-max-duration' ? this.#began : this.#active;
  }
}

/** A short limit warns when half of it is over. */
function warningOf(limit: number): number {
  return Math.min(HANG_UP_WARNING_MS, limit / 2);
}
