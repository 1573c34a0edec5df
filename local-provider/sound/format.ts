/** Samples of one voice: 16 bit, mono, 48 kHz, the rate Opus carries. */
export type Pcm = Int16Array;

export const SAMPLE_RATE = 48_000;

/** Length of an RTP frame: 20 ms is what every browser sends and expects by default. */
export const FRAME_MS = 20;

export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1000;

/** Length of `pcm` in seconds. */
export function secondsOf(pcm: Pcm): number {
  return pcm.length / SAMPLE_RATE;
}

export function silence(seconds: number): Pcm {
  return new Int16Array(Math.round(seconds * SAMPLE_RATE));
}

export function joinPcm(parts: readonly Pcm[]): Pcm {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Above the noise before flite's first word: 0.3 % of full scale. */
const AUDIBLE = 100;

/** The silence that is kept before the first sound, whose beginning is quiet, in samples: 20 ms. */
const LEAD = SAMPLE_RATE / 50;

/** A sound without the silence before it, 0.2 seconds in flite's, which the visitor would wait for. */
export function fromFirstSound(sound: Pcm): Pcm {
  const first = sound.findIndex((sample) => Math.abs(sample) > AUDIBLE);
  return sound.subarray(Math.max(0, first - LEAD));
}

/** Root mean square of `samples`, in dB below full scale; digital silence is -100. */
export function levelDb(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const rms = Math.sqrt(sum / Math.max(1, samples.length)) / 32768;
  return rms < 1e-5 ? -100 : 20 * Math.log10(rms);
}
