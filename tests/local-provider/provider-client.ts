import {
  createLocalProvider,
  type LocalProvider,
  type LocalProviderOptions,
} from '../../local-provider/index.js';

/** A provider on a free port, with no model server and no pauses unless asked for. */
export function startProvider(options: Partial<LocalProviderOptions> = {}): Promise<LocalProvider> {
  return createLocalProvider({ port: 0, environment: {}, paceMs: 0, ...options });
}

/** Posts JSON as a page does. A key of null leaves the credential out. */
export function post(
  url: string,
  body: unknown,
  { key = 'public-key', signal }: { key?: string | null; signal?: AbortSignal } = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== null && { Authorization: `Bearer ${key}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal,
  });
}
