import { LONGEST_TIMER_MS } from '../constants.js';

const DEFAULT_API_URL = 'https://api.vapi.ai';

/** How long a call may take in all, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 60_000;

export interface ManagementOptions {
  /**
   * The base URL of the API.
   *
   * @default 'https://api.vapi.ai'
   */
  readonly apiUrl?: string | undefined;
  /**
   * The account's private key, sent as the bearer token of every secured call. It is a secret: use
   * it on a server or in a script, never in a page. Without it only unsecured calls are possible.
   *
   * @default none
   */
  readonly token?: string | undefined;
  /**
   * The timeout of a call in milliseconds: all attempts, the delays between them, and the answer. Each
   * page of a list is a call of its own.
   *
   * @default 60_000
   */
  readonly timeoutMs?: number | undefined;
}

export interface ManagementSettings {
  readonly apiUrl: string;
  readonly token: string | null;
  readonly timeoutMs: number;
}

/** @throws TypeError for an option that cannot be used. The token is never quoted. */
export function readManagementOptions(options: ManagementOptions): ManagementSettings {
  const { apiUrl = DEFAULT_API_URL, token = null, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  if (!/^https?:$/.test(URL.canParse(apiUrl) ? new URL(apiUrl).protocol : ''))
    throw new TypeError(`apiUrl must be an http or https URL, not ${JSON.stringify(apiUrl)}`);
  const { username, password } = new URL(apiUrl);
  if (username || password)
    throw new TypeError('apiUrl must be without a name and a password: use token');
  // A header that cannot be sent is quoted whole by the platform's own error.
  if (token !== null && !/^[\x21-\x7e]+$/.test(token))
    throw new TypeError('token must be one word of printable ASCII characters');
  return { apiUrl, token, timeoutMs: checkTimeout(timeoutMs) };
}

/** @throws TypeError */
export function checkTimeout(timeoutMs: number): number {
  if (timeoutMs > 0 && timeoutMs <= LONGEST_TIMER_MS) return timeoutMs;
  const range = `above 0 and at most ${LONGEST_TIMER_MS}`;
  throw new TypeError(`timeoutMs must be a number ${range}, not ${timeoutMs}`);
}
