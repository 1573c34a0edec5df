import type { KeySource } from '../provider/keyed-request.js';
import { isObject } from '../provider/is-object.js';
import { attempt } from '../reports/safely.js';

/** A kind of value that an option takes. */
export interface Kind<Value = unknown> {
  /** The allowed values, for warnings: "a string". */
  readonly allowed: string;
  readonly accepts: (value: unknown) => value is Value;
}

const isString = (value: unknown): value is string => typeof value === 'string';

/** A text that cannot be empty: Preact sets a property to an empty string when its prop goes away. */
export const text: Kind<string> = {
  allowed: 'a string of 1 or more characters',
  accepts: (value): value is string => isString(value) && /\S/.test(value),
};

/** A text in one place of the widget, of a length that a browser lays out at once. */
export const shortText: Kind<string> = {
  allowed: 'a string of 1 to 10,000 characters',
  accepts: (value): value is string => text.accepts(value) && value.length <= 10_000,
};

export const boolean: Kind<boolean> = {
  allowed: 'true or false',
  accepts: (value) => typeof value === 'boolean',
};

/** A key, or a function that gives one. */
export const key: Kind<string | KeySource> = {
  allowed: 'a string or a function',
  accepts: (value): value is string | KeySource => isString(value) || typeof value === 'function',
};

/** A duration; 0 turns the option off. */
export const seconds: Kind<number> = {
  allowed: 'a number of seconds, 0 or more',
  accepts: (value): value is number => typeof value === 'number' && value >= 0 && value < Infinity,
};

export const url: Kind<string> = {
  allowed: 'an http or https URL',
  accepts: (value): value is string => isString(value) && /^https?:\/\/\S+$/.test(value),
};

/** A path is one of the page's own site, whose server forwards the requests. */
export const urlOrPath: Kind<string> = {
  allowed: 'an http or https URL, or a path that begins with /',
  accepts: (value): value is string => isString(value) && /^(https?:\/)?\/\S+$/.test(value),
};

/** Leads to a page, or opens an app for mail or calls. */
export const link: Kind<string> = {
  allowed: 'an http or https URL, a path that begins with /, or a mailto or tel link',
  accepts: (value): value is string =>
    urlOrPath.accepts(value) || (isString(value) && /^(mailto|tel):\S+$/.test(value)),
};

/** To be narrowed by the option that uses it. */
export const urlOrFunction = {
  allowed: 'an http or https URL, a path that begins with /, or a function',
  accepts: (value) => urlOrPath.accepts(value) || typeof value === 'function',
} as Kind as Kind<never>;

/** Without CSS to ask, as in Node, every string passes. */
export const color: Kind<string> = {
  allowed: 'a CSS colour',
  accepts: (value): value is string =>
    isString(value) && (globalThis.CSS?.supports('color', value) ?? true),
};

/** To be narrowed by the option that uses it, as are the two below. */
export const object = { allowed: 'an object', accepts: isObject } as Kind as Kind<never>;

/** To be narrowed as well. Its entries are checked by what reads them. */
export const list = { allowed: 'a list', accepts: Array.isArray } as Kind as Kind<never>;

/** A string that begins like JSON is a malformed object and not an id. */
export const idOrObject = {
  allowed: 'an id or an object',
  accepts: (value) => isObject(value) || (isString(value) && !/^\s*{/.test(value)),
} as Kind as Kind<never>;

export const callback = {
  allowed: 'a function',
  accepts: (value) => typeof value === 'function',
} as Kind as Kind<never>;

export function oneOf<Word extends string>(words: readonly Word[]): Kind<Word> {
  return {
    allowed: `one of: "${words.join('", "')}"`,
    accepts: (value): value is Word => words.includes(value as Word),
  };
}

/** How much of a name or a value a warning quotes, in characters. */
const QUOTED_LENGTH = 100;

/** The warning about an option that does not exist. */
export function unknownOption(name: string): string {
  return `voice-assistant: option ${beginning(name)} is not known. It is ignored.`;
}

/** The warning about a value that is not allowed. Undefined when it is. */
export function invalidValue(name: string, value: unknown, kind: Kind): string | undefined {
  if (kind.accepts(value)) return undefined;
  return `voice-assistant: option ${name}: ${quoted(value)} is not ${kind.allowed}. The default is used.`;
}

/** A value as a warning quotes it. */
export function quoted(value: unknown): string {
  if (isString(value)) return `"${beginning(value)}"`;
  // Cyclic objects and big integers have no JSON.
  const json = attempt(() => JSON.stringify(value) ?? String(value));
  return beginning(json ?? Object.prototype.toString.call(value));
}

function beginning(text: string): string {
  return text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;
}
