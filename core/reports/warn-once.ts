const told = new Set<string>();

/** Tells the page's author of mistakes, of each one once however often it is met. */
export function warnOnce(warnings: readonly string[]): void {
  for (const warning of warnings) {
    if (!told.has(warning)) console.warn(warning);
    told.add(warning);
  }
}
