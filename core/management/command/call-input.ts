import { isObject } from '../../provider/is-object.js';
import { attempt } from '../../reports/safely.js';
import type { CatalogueEntry } from '../catalogue.js';
import { pathNames } from '../operation.js';
import type { JsonBody } from '../body.js';
import { callName, familyName } from './find-call.js';
import { UsageError } from './usage-error.js';

/** Reads a file's bytes, or standard input's where the path is `-`. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Parses the arguments of the client's method from the words after the family.
 *
 * @throws UsageError
 */
export async function callArguments(
  entry: CatalogueEntry,
  words: readonly string[],
  readFile: ReadFile,
): Promise<unknown[]> {
  const names = pathNames(entry.operation);
  const parts = words.slice(0, names.length);
  const rest = words.slice(names.length);
  if (parts.length < names.length) throw wrong(entry, `${names[parts.length]} is missing`);
  const { body, query } = entry.operation;
  if (body === 'json') return [...parts, await jsonBody(entry, rest, readFile)];
  if (body === 'multipart') return [...parts, await form(entry, rest, readFile)];
  if (query) return [...parts, grouped(rest.map((word) => pair(entry, word)))];
  if (rest.length > 0) throw wrong(entry, `"${rest[0]}" is too much`);
  return parts;
}

/** How a call is typed: `update assistant ID @BODY.json`. */
export function usageOf(entry: CatalogueEntry): string {
  const { body, query } = entry.operation;
  const parts = pathNames(entry.operation).map((name) => name.toUpperCase());
  const rest = { json: '@BODY.json', multipart: 'NAME=VALUE NAME=@FILE …' };
  const last = body ? rest[body] : query ? '[NAME=VALUE …]' : '';
  return [callName(entry), familyName(entry), ...parts, last].filter(Boolean).join(' ');
}

async function jsonBody(
  entry: CatalogueEntry,
  [word, ...more]: readonly string[],
  readFile: ReadFile,
): Promise<JsonBody> {
  if (word === undefined) throw wrong(entry, 'the body is missing');
  if (more.length > 0) throw wrong(entry, `"${more[0]}" is too much`);
  const path = word.startsWith('@') ? word.slice(1) : null;
  const text = path === null ? word : new TextDecoder().decode(await contents(path, readFile));
  const body = attempt(() => JSON.parse(text) as unknown);
  if (isObject(body)) return body;
  throw wrong(entry, `${path === null ? `"${word}"` : path} is not a JSON object`);
}

async function form(entry: CatalogueEntry, words: readonly string[], readFile: ReadFile) {
  const pairs = words.map(async (word): Promise<[string, string | File]> => {
    const [name, value] = pair(entry, word);
    if (!value.startsWith('@')) return [name, value];
    const path = value.slice(1);
    return [name, new File([await contents(path, readFile)], path.split(/[\\/]/).at(-1) ?? path)];
  });
  if (pairs.length === 0) throw wrong(entry, 'the form is empty');
  return grouped(await Promise.all(pairs));
}

function pair(entry: CatalogueEntry, word: string): [name: string, value: string] {
  const end = word.indexOf('=');
  if (end > 0) return [word.slice(0, end), word.slice(end + 1)];
  throw wrong(entry, `"${word}" is not NAME=VALUE`);
}

/** Several values of one name become a list. */
function grouped<Value>(pairs: readonly (readonly [string, Value])[]): Record<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
  return Object.fromEntries(groups);
}

async function contents(path: string, readFile: ReadFile): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function wrong(entry: CatalogueEntry, what: string): UsageError {
  return new UsageError(`${what}; the call is: ${usageOf(entry)}`);
}
