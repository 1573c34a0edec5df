import { REDACTED_VALUE_MIN, REMOVED } from '../provider/api.js';

/** The names of fields, headers and query parameters whose values no report may carry. */
const NAMES =
  'user_?name|user_?data|\\w*(?:token|secret|password)|(?:(?:public|private|secret|api|access)[-_]?)?key|authorization|jwt';

const FIELD = new RegExp(`^(?:${NAMES})$`, 'i');

/** A name and its value in an address, a header or JSON, also where these are escaped. */
const PAIR = new RegExp(
  `((?:\\b|%(?:3F|26|23))(?:${NAMES})\\\\*["']?\\s*(?:[=:]|%3D)\\s*|[?&]t=)` +
    `(?:\\\\*"[^"\\\\]*\\\\*"|'[^']*'|\\{[^{}]*\\}|\\[[^\\][]*\\]|(?:(?!%26|%23)[^\\s&#,;"'<>}\\]\\\\])+)`,
  'gi',
);
const CREDENTIAL = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;

/** The name and the password in an address. */
const USER = /(?<=:\/\/)[^\s/?#@]+(?=@)/g;

/** A JWT, also within a word. Tried once for each run of letters, of which the first must have an end: that takes linear time. */
const JWT = /(?<![\w-])(?=[\w-]+\.[\w-])([\w-]*?)(?<![A-Za-z0-9])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;

/**
 * Returns a copy of a report without user names, user data, tokens and keys: such fields are
 * dropped, and their values are removed from every text, addresses included. A value that cannot be
 * copied as plain data is converted to a string.
 *
 * @param secrets further values to remove, such as the page's public key
 */
export function redact<Report>(report: Report, secrets: readonly string[] = []): Report {
  const known = [...secrets, ...secretsIn(report)]
    .filter((value) => value.length >= REDACTED_VALUE_MIN)
    .sort((one, other) => other.length - one.length);
  return new Redaction(known).copy(report) as Report;
}

class Redaction {
  readonly #known: readonly string[];
  readonly #copies = new Map<object, unknown>();

  constructor(known: readonly string[]) {
    this.#known = known;
  }

  copy(value: unknown): unknown {
    if (typeof value === 'string') return this.#text(value);
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (this.#copies.has(value)) return this.#copies.get(value);
    if (value instanceof Date) return value;
    if (value instanceof URL) return this.#text(value.href);
    if (Array.isArray(value) || value instanceof Set) return this.#list(value);
    return this.#object(value);
  }

  #list(values: object & Iterable<unknown>): unknown[] {
    const list: unknown[] = [];
    this.#copies.set(values, list);
    for (const each of values) list.push(this.copy(each));
    return list;
  }

  #object(value: object): object {
    const copy: Record<string, unknown> = {};
    this.#copies.set(value, copy);
    for (const [name, field] of fieldsIn(value))
      if (!isSecret(name, field)) copy[this.#text(name)] = this.copy(field);
    return copy;
  }

  #text(text: string): string {
    let clean = text.replace(CREDENTIAL, `$1 ${REMOVED}`).replace(JWT, `$1${REMOVED}`);
    clean = clean.replace(USER, REMOVED).replace(PAIR, `$1${REMOVED}`);
    for (const value of this.#known) clean = clean.replaceAll(value, REMOVED);
    return clean;
  }
}

/** A number of such a name, such as the key of a call, is no secret. */
function isSecret(name: string, value: unknown): boolean {
  return FIELD.test(name) && typeof value !== 'number';
}

/** The texts in all dropped fields, at any depth. */
export function secretsIn(report: unknown, secret = false, seen = new Set<object>()): string[] {
  if (typeof report === 'string') return secret ? [report] : [];
  if (typeof report !== 'object' || report === null || seen.has(report)) return [];
  seen.add(report);
  if (Array.isArray(report) || report instanceof Set)
    return [...report].flatMap((each) => secretsIn(each, secret, seen));
  return fieldsIn(report).flatMap(([name, value]) =>
    secretsIn(value, secret || isSecret(name, value), seen),
  );
}

/** The fields of an object, with those of an error that are not enumerable, and the entries of a map. */
function fieldsIn(value: object): (readonly [string, unknown])[] {
  if (value instanceof Map) return [...value].map(([name, field]) => [String(name), field]);
  const names = Object.keys(value);
  if (value instanceof Error) names.unshift('name', 'message', 'stack', 'cause');
  return [...new Set(names)].flatMap((name) => {
    try {
      const field = (value as Record<string, unknown>)[name];
      return field === undefined ? [] : [[name, field] as const];
    } catch {
      // A field that cannot be read is none that can be reported.
      return [];
    }
  });
}
