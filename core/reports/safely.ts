/** Reports an error that harms neither the assistant nor the page. */
export function reportCaught(error: unknown): void {
  // Node has no `reportError`, and an uncaught error would end its process.
  (globalThis.reportError ?? console.error)(error);
}

/** Catches what a listener or a port throws, so that it harms neither the assistant nor the others. */
export function safely<Args extends unknown[]>(listener: (...args: Args) => void) {
  return (...args: Args) => {
    try {
      listener(...args);
    } catch (error) {
      reportCaught(error);
    }
  };
}

/** The result, or undefined if it throws: storage can be forbidden or full, and text can be no JSON. */
export function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
