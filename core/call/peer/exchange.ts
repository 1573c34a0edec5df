import { abortable } from '../../async/abort.js';
import type { CallRequest } from '../../ports.js';
import {
  describeRefusal,
  kindOfRefusal,
  NO_REDIRECT,
  textOf,
  withoutKey,
} from '../../provider/api.js';
import { anyFieldsOf, anyTextIn } from '../../provider/fields.js';
import { kindOfUnanswered } from '../../provider/keyed-request.js';
import { knownKey, withKey } from '../../provider/keys.js';
import { attempt } from '../../reports/safely.js';
import { CallError, writable } from '../call-error.js';

/** How long the back end may take to answer an offer, in milliseconds. */
const EXCHANGE_LIMIT_MS = 30_000;

/** The longest answer, in characters. A description of a call with one sound has about 2,000. */
const ANSWER_LENGTH = 262_144;

/** The answer to the offer of a call. */
export interface Answer {
  readonly sdp: string;
  /** The back end's id of the call, where its server lets pages read it. */
  readonly callId: string | null;
}

/** An offer, as the function of a page gets it and as it is posted. */
export interface PostedOffer {
  readonly offer: string;
  readonly body: string;
  /** The content type of the body. */
  readonly type: string;
  /** The id of a connection that is restarted; null before there is one. */
  readonly pcId?: string | null;
}

/**
 * Gives the offer of a call to the page's function, or posts it, and resolves with the answer.
 *
 * @throws CallError
 */
export async function exchangeOffer(
  request: CallRequest,
  url: string,
  posted: PostedOffer,
  signal: AbortSignal,
): Promise<Answer> {
  const late = AbortSignal.timeout(EXCHANGE_LIMIT_MS);
  const either = AbortSignal.any([signal, late]);
  const { exchange } = request;
  try {
    const asked =
      typeof exchange === 'function'
        ? ask(exchange, posted, either)
        : post(request, url, posted, either);
    return await abortable(asked, either);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CallError) throw error;
    if (late.aborted) throw new CallError('no-answer', 'The offer was not answered in time');
    throw new CallError(kindOfUnanswered(error), withoutKey(String(error), knownKey(request)));
  }
}

async function ask(
  exchange: Exclude<CallRequest['exchange'], string | undefined>,
  { offer, pcId = null }: PostedOffer,
  signal: AbortSignal,
): Promise<Answer> {
  let answer: unknown;
  try {
    answer = await exchange(offer, { signal, pcId });
  } catch (error) {
    signal.throwIfAborted();
    throw new CallError('rejected', `The function exchange failed: ${String(error)}`);
  }
  const fields = anyFieldsOf(answer);
  const sdp = typeof answer === 'string' ? answer : anyTextIn(fields, 'sdp');
  if (!sdp) throw new CallError('rejected', 'The function exchange returned no answer');
  return { sdp: withEnd(sdp), callId: anyTextIn(fields, 'pc_id') ?? null };
}

/** Sends with the key, if there is one, and no other header: some servers refuse those that they do not know. */
export function sendToBackEnd(
  request: CallRequest,
  url: string,
  { method, body, type }: { readonly method: string; readonly body: string; readonly type: string },
  signal: AbortSignal,
): Promise<Response> {
  const send = (key: string) => {
    const all = { ...(key && { Authorization: `Bearer ${key}` }), 'Content-Type': type };
    const headers = writable(() => new Headers(all), key);
    return fetch(url, { method, body, signal, headers, ...NO_REDIRECT });
  };
  return request.publicKey ? withKey(request, send) : send('');
}

async function post(
  request: CallRequest,
  url: string,
  posted: PostedOffer,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await sendToBackEnd(request, url, { method: 'POST', ...posted }, signal);
  const body = await textOf(response, ANSWER_LENGTH);
  // A description is never JSON. Servers that pass it on may lose its type.
  const fields = anyFieldsOf(attempt(() => JSON.parse(body) as unknown));
  if (!response.ok) throw refusalOf(request, response.status, fields);
  const sdp = withEnd(anyTextIn(fields, 'sdp') ?? body);
  if (!sdp.startsWith('v=')) throw new CallError('rejected', 'The answer describes no call');
  const [path] = (response.headers.get('Location') ?? '').split(/[?#]/);
  const callId = path!.split('/').filter(Boolean).at(-1);
  return { sdp, callId: callId ?? anyTextIn(fields, 'pc_id') ?? anyTextIn(fields, 'id') ?? null };
}

/** A description whose last line has its end, which browsers require and servers may cut off. */
function withEnd(sdp: string): string {
  return `${sdp.trim()}\r\n`;
}

/** A quota that is used up does not come back by itself: it is for the owner. */
function refusalOf(
  request: CallRequest,
  status: number,
  fields: ReturnType<typeof anyFieldsOf>,
): CallError {
  const { message = fields['message'], code } = anyFieldsOf(fields['error']);
  const kind = code === 'insufficient_quota' ? 'rejected' : kindOfRefusal(status);
  const words = describeRefusal(status, message, fields['detail'], fields['info']);
  return new CallError(kind, withoutKey(words, knownKey(request)));
}
