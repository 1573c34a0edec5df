import { isObject } from '../provider/is-object.js';

/** A record of the API. Its fields beside the id are not published: check what you rely on. */
export type ManagementRecord = { readonly id: string } & Readonly<Record<string, unknown>>;

/** What was made in one go, where many were asked for. It has no id of its own. */
export type RecordBatch = {
  readonly id?: undefined;
  readonly results: readonly ManagementRecord[];
} & Readonly<Record<string, unknown>>;

/** A part of a list. */
export interface Page<Item = ManagementRecord> {
  readonly records: readonly Item[];
  /** What the API says beside the records, such as their number in all. Empty where it says nothing. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** An answer that is not what was expected: the message says what it is. */
export class UnexpectedAnswer extends Error {}

/**
 * The body of an answer: JSON where that is its type, else its text, else nothing.
 *
 * @throws UnexpectedAnswer
 */
export function parseBody({ type, text }: { type: string; text: string }): unknown {
  if (!text) return undefined;
  if (!type.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new UnexpectedAnswer('the answer is not the JSON that it is said to be');
  }
}

/** @throws UnexpectedAnswer */
export function readRecord(body: unknown): ManagementRecord {
  if (isRecord(body)) return body;
  throw unexpected('a record', body);
}

/** @throws UnexpectedAnswer */
export function readRecordOrBatch(body: unknown): ManagementRecord | RecordBatch {
  if (isRecord(body) || isBatch(body)) return body;
  throw unexpected('a record, or a batch of them,', body);
}

/**
 * What a schema is to check: its id too is the schema's matter.
 *
 * @throws UnexpectedAnswer
 */
export function readObject(body: unknown): object {
  if (isObject(body)) return body;
  throw unexpected('a record', body);
}

/** @throws UnexpectedAnswer */
export function readListed(item: unknown): ManagementRecord {
  if (isRecord(item)) return item;
  throw new UnexpectedAnswer(`a list of records was expected, but in it is ${kindOf(item)}`);
}

/**
 * A page of a list, which may come bare or as the `results` of an object.
 *
 * @throws UnexpectedAnswer
 */
export function readPage(body: unknown): Page<unknown> {
  if (Array.isArray(body)) return { records: body, metadata: {} };
  const { results, metadata } = isObject(body) ? body : {};
  if (!Array.isArray(results)) throw unexpected('a list', body);
  return { records: results, metadata: isObject(metadata) ? metadata : {} };
}

function isRecord(value: unknown): value is ManagementRecord {
  return isObject(value) && typeof value.id === 'string' && value.id !== '';
}

function isBatch(value: unknown): value is RecordBatch {
  return (
    isObject(value) &&
    value.id === undefined &&
    Array.isArray(value.results) &&
    value.results.every(isRecord)
  );
}

function unexpected(wanted: string, body: unknown): UnexpectedAnswer {
  return new UnexpectedAnswer(`${wanted} was expected, but the answer is ${kindOf(body)}`);
}

function kindOf(body: unknown): string {
  if (body === undefined) return 'empty';
  if (Array.isArray(body)) return 'a list';
  if (isObject(body)) return isRecord(body) ? 'a record' : 'an object without a text as its id';
  return typeof body === 'string' ? 'a text' : String(body);
}
