import type { Engine } from '../engines/ladder.js';
import type { Pcm } from '../sound/format.js';

/** The rate of every recogniser's model, in Hz: more would only be more to send. */
export const MODEL_RATE = 16_000;

export interface Recognizer extends Engine {
  /** It is cheap enough to be asked again and again while somebody is still speaking. */
  readonly interim: boolean;
  /**
   * The words in `pcm`: empty when there are none, undefined when this machine cannot tell words.
   * Rejects when `signal` aborts or the engine fails.
   *
   * @param background - it is an interim question and gives way to everything else.
   */
  transcribe(pcm: Pcm, signal: AbortSignal, background?: boolean): Promise<string | undefined>;
}
