import type { DailyCall } from '@daily-co/daily-js';
import { LISTENING_LIMIT_MS } from '../../constants.js';
import { PLAYABLE } from '../../provider/call-messages.js';

type Playback = 'allowed' | 'refused' | null;

/**
 * Tells the assistant that it is played, and gives up one that does not listen then. Made once the
 * call is joined: the call library sends nothing before. The assistant has all its time from then,
 * and again from each time that it is played, and as long as the visitor is asked to tap.
 */
export class ListeningWait {
  readonly #daily: DailyCall;
  readonly #giveUp: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(daily: DailyCall, playback: Playback, giveUp: () => void) {
    this.#daily = daily;
    this.#giveUp = giveUp;
    this.heed(playback);
  }

  heed(playback: Playback): void {
    if (playback === 'allowed') this.#daily.sendAppMessage(PLAYABLE);
    clearTimeout(this.#timer);
    if (this.#over || playback === 'refused') return;
    this.#timer = setTimeout(this.#giveUp, LISTENING_LIMIT_MS);
  }

  /** The assistant listens, or nobody waits any more. */
  end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }
}
