/** How often the check of a value reads in it: some schemas compare each value with each other. */
export const MOST_READS = 300_000;

/**
 * Returns whether an object matches a JSON schema.
 *
 * @throws Error if the schema is invalid
 */
export async function matches(
  value: object,
  schema: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { Validator } = await import('@cfworker/json-schema');
  try {
    return new Validator(schema).validate(counted(value, { left: MOST_READS })).valid;
  } catch (error) {
    if (isTooMuch(error)) return false;
    throw error;
  }
}

/** The library itself runs out of stack when it collects many errors. Firefox has an error of its own for that. */
function isTooMuch(error: unknown): boolean {
  return error instanceof Error && /^(Range|Internal)Error$/.test(error.name);
}

/** The same value, of which only so much can be read, and nothing that a page has added to prototypes. */
function counted<Value>(value: Value, budget: { left: number }): Value {
  if (typeof value !== 'object' || value === null) return value;
  const count = () => {
    if (budget.left-- <= 0) throw new RangeError();
  };
  return new Proxy(value, {
    get(target, key) {
      count();
      return counted(Reflect.get(target, key), budget);
    },
    has: (target, key) => Object.hasOwn(target, key),
    ownKeys(target) {
      count();
      return Reflect.ownKeys(target);
    },
    getPrototypeOf: () => null,
  });
}
