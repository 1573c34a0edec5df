const restorers: (() => void)[] = [];

afterEach(() => {
  for (const restore of restorers.splice(0).reverse()) restore();
});

/** Gives an object another property until the end of the test. */
export function replace<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  value: Target[Name] | undefined,
): void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  restorers.push(() => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  });
}
