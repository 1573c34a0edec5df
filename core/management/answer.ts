import { isObject } from '../provider/is-object.js';

/** A record of the API. Its fields beside the id are not published: check what you rely on. */
export type ManagementRecord = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Records that were created together. The batch has no id. */
export type RecordBatch = {
  readonly id?: undefined;
  readonly results: readonly ManagementRecord[];
} & Readonly<Record<string, unknown>>;

/** A part of a list. */
export interface Page<Item = ManagementRecord> {
  readonly records: readonly Item[];
  /** Fields that the API adds to the records, such as their total number. May be empty. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** An unexpected answer, described by the message. */
export class UnexpectedAnswer extends Error {}

/**
 * Parses the body of an answer: JSON by its content type, else text, else nothing.
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
 * Reads an object whose fields a schema checks.
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
