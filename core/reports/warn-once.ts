const told = new Set<string>();

/** Logs each warning once. */
export function warnOnce(warnings: readonly string[]): void {
  for (const warning of warnings) {
    if (!told.has(warning)) console.warn(warning);
    told.add(warning);
  }
}
