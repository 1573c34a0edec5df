import type { Operation } from './operation.js';

/** What is sent as JSON: an object of any type, and no list or form, which can be iterated. */
export type JsonBody =
  Readonly<Record<string, unknown>> | (object & { readonly [Symbol.iterator]?: never });

type FormValue = string | Blob;

/** A form, or what it is made of: texts and files by name. A list is one name with many values. */
export type MultipartBody =
  FormData | Readonly<Record<string, FormValue | readonly FormValue[] | undefined>>;

/**
 * The part of a request that carries its body. A form's content type is named by the platform.
 *
 * @throws TypeError for a body that is no object.
 */
export function bodyOf(kind: Operation['body'], body: unknown): RequestInit {
  if (kind === undefined) return {};
  if (typeof body !== 'object' || body === null)
    throw new TypeError(`body must be an object, not ${String(body)}`);
  if (kind === 'multipart') return { body: asForm(body as MultipartBody) };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

function asForm(body: MultipartBody): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, given] of Object.entries(body))
    for (const value of [given].flat()) if (value !== undefined) form.append(name, value);
  return form;
}
