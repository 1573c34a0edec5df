/** Methods whose cost grows with what they move. */
const MOVING = ['splice', 'slice', 'push', 'concat'] as const;

/** To move an item costs a fraction of what a step of the tokenizer does. */
const MOVE = 1 / 16;

type Method = (...args: unknown[]) => unknown;

/**
 * Counts what a synchronous function does: the characters that a tokenizer reads, those that it reads again
 * included, and the items that arrays move. Unlike a time, it is the same on each machine.
 */
export function workOf(act: () => unknown): number {
  let work = 0;
  const arrays = Array.prototype as unknown as Record<string, Method>;
  const before = MOVING.map((name) => [name, arrays[name]!] as const);
  const { charCodeAt } = String.prototype;
  String.prototype.charCodeAt = function (at) {
    work++;
    return charCodeAt.call(this, at);
  };
  for (const [name, method] of before)
    arrays[name] = function (this: unknown[], ...args) {
      work += MOVE * (name === 'push' ? args.length : this.length);
      return method.apply(this, args);
    };
  try {
    act();
  } finally {
    String.prototype.charCodeAt = charCodeAt;
    for (const [name, method] of before) arrays[name] = method;
  }
  return work;
}
