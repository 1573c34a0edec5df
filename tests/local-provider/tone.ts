import { type Pcm, SAMPLE_RATE } from '../../local-provider/sound/format.js';

/** A sine, half as loud as can be. */
export function tone(hertz: number, seconds: number, rate = SAMPLE_RATE): Pcm {
  const step = (2 * Math.PI * hertz) / rate;
  return Int16Array.from({ length: Math.round(seconds * rate) }, (_, index) =>
    Math.round(16_384 * Math.sin(index * step)),
  );
}

/** How often a second a sound crosses zero upwards: the frequency of a tone. */
export function frequencyOf(samples: Pcm, rate = SAMPLE_RATE): number {
  let crossings = 0;
  for (let index = 1; index < samples.length; index++) {
    if (samples[index - 1]! < 0 && samples[index]! >= 0) crossings++;
  }
  return crossings / (samples.length / rate);
}
