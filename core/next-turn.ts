/** Resolves in a task of its own, before which the page can answer. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
