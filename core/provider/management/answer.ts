import * as z from 'zod/mini';
import type { Operation } from './operation.js';

/** A record of the API. Its fields beside the id are not published: check what you rely on. */
export type ManagementRecord = { readonly id: string } & Readonly<Record<string, unknown>>;

/** A part of a list. */
export interface Page<Item = ManagementRecord> {
  readonly records: readonly Item[];
  /** What the API says beside the records, such as their number in all. Empty where it says nothing. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** An answer that is not what was expected: the message says what it is. */
export class UnexpectedAnswer extends Error {}

/** The body of a successful answer: JSON, else text, else nothing. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.includes('json')) return text || undefined;
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    throw new UnexpectedAnswer('the answer is not the JSON that it is said to be');
  }
}

/**
 * The answer as the call promises it, checked by the caller's schema where there is one. A list may
 * come bare, or as the `results` of an object.
 *
 * @throws UnexpectedAnswer
 */
export function readAnswer(
  kind: Operation['answer'],
  body: unknown,
  schema?: z.core.$ZodType,
): unknown {
  if (kind === 'list') return readPage(body, schema);
  if (kind === 'record' && !isObject(body)) throw unexpected('a record', body);
  return check(body, schema);
}

function readPage(body: unknown, schema?: z.core.$ZodType): Page<unknown> {
  const { results, metadata } = Array.isArray(body) ? { results: body } : envelope(body);
  if (!Array.isArray(results)) throw unexpected('a list', body);
  return {
    records: schema ? results.map((each) => check(each, schema)) : results,
    metadata: isObject(metadata) ? metadata : {},
  };
}

function envelope(body: unknown): { results?: unknown; metadata?: unknown } {
  return isObject(body) ? body : {};
}

function check(value: unknown, schema?: z.core.$ZodType): unknown {
  if (!schema) return value;
  const { error, data } = z.safeParse(schema, value);
  if (error) throw new UnexpectedAnswer(z.prettifyError(error), { cause: error });
  return data;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function unexpected(wanted: string, body: unknown): UnexpectedAnswer {
  const got = Array.isArray(body) ? 'a list' : body === null ? 'null' : `a ${typeof body}`;
  return new UnexpectedAnswer(
    `${wanted} was expected, not ${body === undefined ? 'nothing' : got}`,
  );
}
