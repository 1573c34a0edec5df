import type { Engine } from '../engines/ladder.js';
import type { Pcm } from '../sound/format.js';

export interface Voice extends Engine {
  /** Whether it can read the script of a text. Default: of every text. */
  reads?(text: string): boolean;
  /** Speaks plain text (no markdown). Rejects when `signal` aborts or the engine fails. */
  speak(text: string, signal: AbortSignal): Promise<Pcm>;
  /** Ends processes that are kept between two texts. */
  close?(): void;
}
