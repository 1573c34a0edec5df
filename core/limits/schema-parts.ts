import * as z from 'zod/mini';

/**
 * The building blocks of the limits. Each carries its rule as text that follows "it must be"; zod's
 * own messages are never shown. Marked as free of side effects, so that a page that imports one
 * limit does not bundle the others.
 */

/** A schema with further checks: a call of a method could not be marked as free of side effects. */
/* @__NO_SIDE_EFFECTS__ */
export function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  ...checks:
    readonly z.core.CheckFn<z.output<Schema>>[] | readonly z.core.$ZodCheck<z.output<Schema>>[]
): Schema {
  return schema.check(...checks);
}

/* @__NO_SIDE_EFFECTS__ */
export function flag() {
  return z.boolean('true or false');
}

/** Text of any length, also none. */
/* @__NO_SIDE_EFFECTS__ */
export function text() {
  return z.string('a text');
}

/** A non-empty string, such as an id. */
/* @__NO_SIDE_EFFECTS__ */
export function name() {
  const rule = 'a text that is not empty';
  return z.string(rule).check(z.minLength(1));
}

/* @__NO_SIDE_EFFECTS__ */
export function textUpTo(limit: number) {
  const rule = `a text of at most ${limit} characters`;
  return z.string(rule).check(z.maxLength(limit));
}

/* @__NO_SIDE_EFFECTS__ */
export function textLike(pattern: RegExp, rule: string) {
  return z.string(rule).check(z.regex(pattern));
}

/* @__NO_SIDE_EFFECTS__ */
export function numberFrom(min: number, max: number, unit = '') {
  const rule = `a number from ${min} to ${max}${unit}`;
  return z.number(rule).check(z.minimum(min), z.maximum(max));
}

/* @__NO_SIDE_EFFECTS__ */
export function wholeFrom(min: number, max: number) {
  const rule = `a whole number from ${min} to ${max}`;
  return z.number(rule).check(z.refine(Number.isInteger), z.minimum(min), z.maximum(max));
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Value extends string>(...values: readonly Value[]) {
  return z.enum(values, `one of ${quoted(values)}`);
}

/** A list of texts out of a few. At least one: an empty list means nothing to the call library. */
/* @__NO_SIDE_EFFECTS__ */
export function someOf<const Value extends string>(...values: readonly Value[]) {
  const rule = `a list of one or more of ${quoted(values)}`;
  return z.array(oneOf(...values), rule).check(z.minLength(1));
}

/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends z.ZodMiniType>(item: Item, rule: string) {
  return z.array(item, rule);
}

/** Anything that a URL can be made of. */
/* @__NO_SIDE_EFFECTS__ */
export function address() {
  return z.string('a URL').check(z.refine((value) => URL.canParse(value)));
}

/**
 * An object with these fields and no others, so that a misspelt field is an error. Undefined fields
 * are dropped, since Daily rejects them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fields<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z
    .strictObject(shape, {
      error: ({ code }) => (code === 'unrecognized_keys' ? names : `an object with ${names}`),
    })
    .check(z.overwrite(withoutUnset));
}

/** An object of things by name. */
/* @__NO_SIDE_EFFECTS__ */
export function named<Value extends z.ZodMiniType>(value: Value, rule: string) {
  return z.record(z.string(), value, rule);
}

/** Drops undefined fields. */
export function withoutUnset<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `"${value}"`).join(', ');
}
