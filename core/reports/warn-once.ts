const logged = new Set<string>();

/** Logs each warning once. */
export function warnOnce(warnings: readonly string[]): void {
  for (const warning of warnings) {
    if (!logged.has(warning)) console.warn(warning);
    logged.add(warning);
  }
}
