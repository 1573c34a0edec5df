import type { Operation } from './operation.js';

/**
 * What is sent as JSON: an object of any type, but for those that JSON has no fields of: lists, maps
 * and forms, promises, dates, functions, files and buffers.
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

/** A form, or what it is made of: texts and files by name. A list is one name with many values. */
export type MultipartBody =
  FormData | Readonly<Record<string, FormValue | readonly FormValue[] | undefined>>;

/**
 * The part of a request that carries its body. A form's content type is named by the platform.
 *
 * @throws TypeError for a body that is no object, or has what JSON cannot have.
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
  for (const [name, given] of Object.entries(body))
    for (const value of [given].flat()) if (value !== undefined) form.append(name, value);
  return form;
}
