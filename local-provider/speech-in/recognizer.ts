import type { Engine } from '../engines/ladder.js';
import type { Pcm } from '../sound/format.js';

/** The rate of every recogniser's model, in Hz: more would only be more to send. */
export const MODEL_RATE = 16_000;

export interface Recognizer extends Engine {
  /** Fast enough for interim transcripts. */
  readonly interim: boolean;
  /**
   * The words in `pcm`: empty without words, undefined without a recogniser. Rejects when `signal`
   * aborts or the engine fails.
   *
   * @param background - an interim request, which yields to all others
   */
  transcribe(pcm: Pcm, signal: AbortSignal, background?: boolean): Promise<string | undefined>;
}
