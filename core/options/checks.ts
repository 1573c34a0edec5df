import { isObject } from '../provider/is-object.js';

/** One rule for a value: what it allows, in words, and whether a value is allowed. */
export interface Rule {
  readonly allowed: string;
  readonly accepts: (value: unknown) => boolean;
}

/** One rule, or several of which one must accept. */
export type Check = Rule | readonly Rule[];

export const text: Rule = { allowed: 'a string', accepts: (value) => typeof value === 'string' };

/** What begins as JSON does is an object that could not be read, and no id. */
export const id: Rule = {
  allowed: 'an id',
  accepts: (value) => typeof value === 'string' && !value.trimStart().startsWith('{'),
};

export const boolean: Rule = {
  allowed: 'true or false',
  accepts: (value) => typeof value === 'boolean',
};

/** A length of time; 0 for none. */
export const seconds: Rule = {
  allowed: 'a number of seconds, 0 or more',
  accepts: (value) => typeof value === 'number' && value >= 0 && value < Infinity,
};

export const callback: Rule = {
  allowed: 'a function',
  accepts: (value) => typeof value === 'function',
};

export const record: Rule = {
  allowed: 'an object',
  accepts: isObject,
};

export const url: Rule = {
  allowed: 'an http or https URL',
  accepts: (value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value),
};

/** Beside an address, a path of one's own site, behind which one's own server passes requests on. */
export const urlOrPath: Rule = {
  allowed: 'an http or https URL, or a path that begins with /',
  accepts: (value) => url.accepts(value) || (typeof value === 'string' && /^\/\S+$/.test(value)),
};

/** Where there is no CSS to ask, as in Node, every text passes. */
export const color: Rule = {
  allowed: 'a CSS colour',
  accepts: (value) =>
    typeof value === 'string' && (globalThis.CSS?.supports('color', value) ?? true),
};

export function oneOf(values: readonly string[]): Rule {
  return {
    allowed: values.map((value) => `"${value}"`).join(', '),
    accepts: (value) => values.includes(value as string),
  };
}

/** The sentence for an option that there is not. */
export function notKnown(name: string): string {
  return `voice-assistant: option ${name} is not known. It is ignored.`;
}

/** Undefined when the value is allowed, else the sentence that says what is. */
export function complaint(name: string, value: unknown, check: Check): string | undefined {
  const rules = Array.isArray(check) ? (check as readonly Rule[]) : [check as Rule];
  if (rules.some((rule) => rule.accepts(value))) return undefined;
  const allowed = rules.map((rule) => rule.allowed).join(' or ');
  return `voice-assistant: option ${name}: ${shown(value)} is not ${rules.length > 1 || rules[0]!.allowed.startsWith('"') ? 'one of: ' : ''}${allowed}. The default is used.`;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // Not every object can be written down: one may contain itself.
    return Object.prototype.toString.call(value);
  }
}
