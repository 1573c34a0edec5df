/** Root mean square of `samples`, in dB below full scale; digital silence is -100. */
export function levelDb(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const rms = Math.sqrt(sum / Math.max(1, samples.length)) / 32768;
  return rms < 1e-5 ? -100 : 20 * Math.log10(rms);
}
