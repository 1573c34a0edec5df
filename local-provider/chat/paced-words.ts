import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two deltas: about the speed of reading. */
export const DEFAULT_PACE_MS = 15;

/**
 * Cuts text into pieces of about a word, with a pause after each, as a model writes. The pieces
 * joined are the text. Ends when `signal` aborts.
 *
 * @param paceMs the pause in milliseconds; 0 for none
 */
export async function* pacedWords(
  deltas: AsyncIterable<string>,
  paceMs: number,
  signal: AbortSignal,
): AsyncIterable<string> {
  for await (const delta of deltas) {
    for (const word of delta.match(/\s*\S+|\s+$/g) ?? []) {
      if (signal.aborted) return;
      yield word;
      if (paceMs > 0) await delay(paceMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
