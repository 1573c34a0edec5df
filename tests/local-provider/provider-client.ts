import {
  createLocalProvider,
  type LocalProvider,
  type LocalProviderOptions,
} from '../../local-provider/index.js';
import { ANSWERS_FILE } from '../support/answers.js';

/** A provider on a free port with scripted answers, and by default no model server and no pauses. */
export function startProvider(options: Partial<LocalProviderOptions> = {}): Promise<LocalProvider> {
  const answersFile = ANSWERS_FILE;
  return createLocalProvider({ port: 0, environment: {}, paceMs: 0, answersFile, ...options });
}

/** Reads JSON with a key, as the owner of the account. */
export async function readJson<T>(url: string): Promise<T> {
  return (await (await fetch(url, { headers: { Authorization: 'Bearer key' } })).json()) as T;
}

/** Posts JSON as a page does. A key of null leaves the credential out. */
export function post(
  url: string,
  body: unknown,
  {
    key = 'public-key',
    signal,
    headers,
  }: { key?: string | null; signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      ...(key !== null && { Authorization: `Bearer ${key}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });
}
