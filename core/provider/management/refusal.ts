import { inWords } from '../api.js';

/**
 * What is said of a call that was refused: by the API in a `message`, which may be a text, a list or
 * an object, or by what stands before it, in an `error`, bare, or in plain text.
 */
export async function refusalOf(response: Response): Promise<string> {
  const isPlain = /^text\/plain/.test(response.headers.get('Content-Type') ?? '');
  const text = await response.text().catch(() => '');
  const body = parsed(text) ?? (isPlain ? text : '');
  const { message, error } = Object(body) as Readonly<Record<string, unknown>>;
  const bare = typeof body === 'string' || Array.isArray(body) ? body : error;
  const nested = (bare as { message?: unknown } | null | undefined)?.message ?? bare;
  return inWords(message) || inWords(nested) || `The provider answered ${response.status}`;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
