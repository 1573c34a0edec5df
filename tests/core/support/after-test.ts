const undos: (() => unknown)[] = [];

afterEach(async () => {
  for (const undo of undos.splice(0).reverse()) await undo();
});

/** Runs a function when the current test has ended, also if it has failed. */
export function afterTest(undo: () => unknown): void {
  undos.push(undo);
}

/** Gives an object another property until the end of the test. */
export function replace<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name] | undefined,
): void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  afterTest(() => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  });
}

/** Records for the rest of the test what the page warns of. */
export function recordWarnings(): unknown[] {
  const warnings: unknown[] = [];
  replace(console, 'warn', (warning: unknown) => void warnings.push(warning));
  return warnings;
}
