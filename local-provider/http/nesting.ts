/** Far above any assistant, far below what ends a stack when the value is written as JSON again. */
export const MOST_LEVELS = 100;

/** The value of a JSON text, or undefined for no JSON, or for one nested too deep. */
export function parseFlat(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Whether objects and lists are nested more than {@link MOST_LEVELS} levels deep. */
export function isTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1));
}
