import { attempt } from '../reports/safely.js';
import { anyFieldsOf } from './fields.js';

/** The shortest secret that is redacted, in characters: shorter ones occur in unrelated words. */
export const REDACTED_VALUE_MIN = 4;

/** Replaces a redacted value. */
export const REMOVED = '[removed]';

/** The address of one of the API's paths, whether or not the base ends in a slash. */
export function endpoint(apiUrl: string, path: string): string {
  return apiUrl.replace(/(?<!\/)\/+$/, '') + path;
}

/**
 * Redirects are not followed: another address would get what the visitor wrote, and answer for the
 * provider. Browsers hide their status, which is 0 then.
 */
export const NO_REDIRECT = { redirect: 'manual' } as const;

const REDIRECTS = [0, 301, 302, 303, 307, 308];

const REDIRECTED =
  'The provider redirects to another address, which is not followed: apiUrl, chatUrl or exchange must be the final address';

/** Describes a refusal: by the first of these messages that has words, unless it is a redirect. */
export function describeRefusal(status: number, ...messages: readonly unknown[]): string {
  if (REDIRECTS.includes(status)) return REDIRECTED;
  return messages.map(inWords).find(Boolean) ?? `The provider answered ${status}`;
}

export function headers(publicKey: string): Record<string, string> {
  return { Authorization: `Bearer ${publicKey}`, 'Content-Type': 'application/json' };
}

/** How much of a refusal is read, in characters. */
export const REFUSAL_LENGTH = 65_536;

/** How much of its message is passed on, in characters. */
const WORDS_LENGTH = 1000;

/** The API's message of a refusal: a string, a list or an object, of others within an `error`. */
export async function refusal(response: Response): Promise<string> {
  const body = await textOf(response, REFUSAL_LENGTH).catch(() => '');
  const { message, error } = anyFieldsOf(attempt(() => JSON.parse(body) as unknown));
  return describeRefusal(response.status, message, anyFieldsOf(error)['message']);
}

/** The text of a response, and no more than fits into a length in characters. */
export async function textOf({ body }: Response, length: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && text.length <= length) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  reader?.cancel().catch(() => undefined);
  return text.slice(0, length);
}

/** Such words as a page may read them: a provider may repeat the key that it was sent. */
export function withoutKey(words: string, key: string): string {
  return key.length < REDACTED_VALUE_MIN ? words : words.replaceAll(key, REMOVED);
}

/** The text of such a message, empty if there is none or it is nested too deeply. */
export function inWords(message: unknown): string {
  return attempt(() => shortened(wordsIn(message))) ?? '';
}

/**
 * A text of at most `WORDS_LENGTH` characters. When it is cut, what follows its last space, quote or
 * comma is left out: it may be the first part of a key, which `withoutKey` would not find.
 */
function shortened(words: string): string {
  return words.length > WORDS_LENGTH
    ? `${words.slice(0, WORDS_LENGTH - 1).replace(/[^\s",]*$/, '')}…`
    : words;
}

function wordsIn(message: unknown): string {
  if (typeof message === 'string') return message.trim();
  if (Array.isArray(message)) return message.map(wordsIn).filter(Boolean).join(', ');
  // A bare number or truth is no word, and neither is an object without fields.
  const fields = typeof message === 'object' && message ? JSON.stringify(message) : '';
  return fields === '{}' ? '' : fields;
}

/** Whether a retry would get the same response. */
export function isNonRetriable(status: number): boolean {
  return REDIRECTS.includes(status) || (status >= 400 && status < 500 && status !== 429);
}

/** The statuses of a gateway that lost the provider, and of redirects that lead nowhere. */
const LOST = /^(3..|5(02|04|2[047]|9[89]))$/;

/** Whether a gateway lost the provider, which may have received the request. */
export function isLostByGateway(status: number): boolean {
  return LOST.test(`${status}`);
}

/** The kind of failure that the visitor sees. A provider in trouble is not offline. */
export function kindOfRefusal(status: number): 'unauthorized' | 'rejected' | 'no-answer' {
  if (status === 401 || status === 403) return 'unauthorized';
  return isNonRetriable(status) ? 'rejected' : 'no-answer';
}
