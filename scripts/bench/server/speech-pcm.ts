import { setTimeout } from 'node:timers/promises';

const RATE = 16_000;

/** One piece of sound, in milliseconds. */
const PIECE_MS = 250;

/** So much of it is sent ahead, as by servers that are faster than speech. */
const AHEAD_MS = 1000;

/** Longer than any call that is measured. */
const LONGEST_MS = 90_000;

/**
 * Gives sound that rises and falls as syllables do, 16 bit at 16 kHz in base64, at the pace at which
 * it is played; until `going` says that nobody listens any more.
 */
export async function speak(send: (piece: string) => void, going: () => boolean): Promise<void> {
  const begun = performance.now();
  for (let at = 0; at < LONGEST_MS && going(); at += PIECE_MS) {
    const early = begun + at - AHEAD_MS - performance.now();
    if (early > 0) await setTimeout(early);
    send(piece(at).toString('base64'));
  }
}

function piece(at: number): Buffer {
  const samples = Int16Array.from({ length: (RATE * PIECE_MS) / 1000 }, (_, index) => {
    const seconds = at / 1000 + index / RATE;
    const syllables = 0.5 + 0.5 * Math.sin(2 * Math.PI * 4 * seconds);
    return 12_000 * syllables * Math.sin(2 * Math.PI * 180 * seconds);
  });
  return Buffer.from(samples.buffer);
}
