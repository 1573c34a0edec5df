/** The shortest secret that is redacted, in characters: shorter ones occur in unrelated words. */
export const REDACTED_VALUE_MIN = 4;

/** Replaces a redacted value. */
export const REMOVED = '[removed]';

/** The address of one of the API's paths, whether or not the base ends in a slash. */
export function endpoint(apiUrl: string, path: string): string {
  return apiUrl.replace(/\/+$/, '') + path;
}

export function headers(publicKey: string): Record<string, string> {
  return { Authorization: `Bearer ${publicKey}`, 'Content-Type': 'application/json' };
}

/** The API's message of a refusal: a string, a list or an object. */
export async function refusal(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return inWords(body?.message) || `The provider answered ${response.status}`;
}

/** Such words as a page may read them: a provider may repeat the key that it was sent. */
export function withoutKey(words: string, key: string): string {
  return key.length < REDACTED_VALUE_MIN ? words : words.replaceAll(key, REMOVED);
}

/** The text of such a message, empty if there is none. */
export function inWords(message: unknown): string {
  if (typeof message === 'string') return message.trim();
  if (Array.isArray(message)) return message.map(inWords).filter(Boolean).join(', ');
  // A bare number or truth is no word, and neither is an object without fields.
  const fields = typeof message === 'object' && message ? JSON.stringify(message) : '';
  return fields === '{}' ? '' : fields;
}

/** Whether a retry would get the same response. */
export function isNonRetriable(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** The kind of failure that the visitor sees. A provider in trouble is not offline. */
export function kindOfRefusal(status: number): 'unauthorized' | 'rejected' | 'no-answer' {
  if (status === 401 || status === 403) return 'unauthorized';
  return isNonRetriable(status) ? 'rejected' : 'no-answer';
}
