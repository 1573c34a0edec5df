/** The middle of some numbers; of an even count, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = Math.floor(sorted.length / 2);
  const middle = sorted.length % 2 ? [upper] : [upper - 1, upper];
  return middle.reduce((sum, index) => sum + (sorted[index] ?? NaN), 0) / middle.length;
}
