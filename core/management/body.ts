import type { Operation } from './operation.js';

/**
 * A JSON body: an object of any type except lists, maps, forms, promises, dates, functions, files
 * and buffers, which have no JSON fields.
 */
export type JsonBody = Readonly<Record<string, unknown>> | (object & NotData);

interface NotData {
  readonly [Symbol.iterator]?: never;
  readonly [Symbol.toStringTag]?: never;
  readonly [Symbol.toPrimitive]?: never;
  readonly [Symbol.hasInstance]?: never;
  readonly then?: never;
  readonly arrayBuffer?: never;
}

type FormValue = string | Blob;

/** A form, or its texts and files by name. A list is one name with several values. */
export type MultipartBody =
  FormData | Readonly<Record<string, FormValue | readonly FormValue[] | undefined>>;

/**
 * The part of a request with its body. The platform sets a form's content type.
 *
 * @throws TypeError for a body that is not an object or not JSON
 */
export function bodyOf(kind: Operation['body'], body: unknown): RequestInit {
  if (kind === undefined) return {};
  if (typeof body !== 'object' || body === null)
    throw new TypeError(`body must be an object, not ${String(body)}`);
  if (kind === 'multipart') return { body: asForm(body as MultipartBody) };
  return { body: asJson(body), headers: { 'Content-Type': 'application/json' } };
}

function asJson(body: object): string {
  try {
    return JSON.stringify(body);
  } catch (error) {
    throw new TypeError(`body cannot be sent as JSON: ${(error as Error).message}`);
  }
}

function asForm(body: MultipartBody): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, values] of Object.entries(body))
    for (const value of [values].flat()) if (value !== undefined) form.append(name, value);
  return form;
}
