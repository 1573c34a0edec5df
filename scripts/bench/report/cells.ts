import type { Result } from '../results.js';

/** The cell of a value that does not exist. */
export const NOTHING = '–';

export function whole(value: number | null | undefined): string {
  return isNumber(value) ? Math.round(value).toString() : NOTHING;
}

/** With one place behind the point. */
export function fine(value: number | null | undefined): string {
  return isNumber(value) ? value.toFixed(1) : NOTHING;
}

function isNumber(value: number | null | undefined): value is number {
  return Number.isFinite(value);
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function ratio(value: number | undefined, of: number | undefined): string {
  return of && value !== undefined ? (value / of).toFixed(2) : NOTHING;
}

/** The processor time of a subject that was measured. */
export function cpuOf(result: Result<{ readonly cpu: number }> | undefined): number | undefined {
  return result && 'cpu' in result ? result.cpu : undefined;
}

export function held(left: { heap: number; nodes: number; listeners: number } | null): string {
  if (!left) return NOTHING;
  return `${whole(left.heap / 1000)} kB, ${left.nodes} nodes, ${left.listeners} listeners`;
}
