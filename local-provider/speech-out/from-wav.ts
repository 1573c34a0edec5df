import { SAMPLE_RATE } from '../sound/format.js';
import type { Pcm } from '../sound/format.js';
import { resample } from '../sound/resample.js';
import { readWav } from '../sound/wav.js';

/** What an engine gave as a WAV file, at the rate of a call. Rejects a file without sound. */
export function pcmFromWav(bytes: Uint8Array): Pcm {
  const { rate, samples } = readWav(bytes);
  if (samples.length === 0) throw new Error('it gave a WAV file without sound');
  return resample(samples, rate, SAMPLE_RATE);
}
