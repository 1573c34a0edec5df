/** What is thrown at, or said to, the page while something is done. */
export interface Captured {
  readonly errors: unknown[];
  readonly warnings: unknown[];
}

/** Keeps errors and warnings from the page, whose test they would fail or whose log they would fill. */
export function capture(work: () => void): Captured {
  const captured: Captured = { errors: [], warnings: [] };
  const { reportError } = globalThis;
  const { warn } = console;
  globalThis.reportError = (error: unknown) => void captured.errors.push(error);
  console.warn = (warning: unknown) => void captured.warnings.push(warning);
  try {
    work();
  } finally {
    globalThis.reportError = reportError;
    console.warn = warn;
  }
  return captured;
}
