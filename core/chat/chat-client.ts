import { abortable, delay } from '../async/abort.js';
import { toJson } from '../json.js';
import type { ReplyFact } from '../machine/events.js';
import type { ChatRequest } from '../ports.js';
import { headers, withoutKey } from '../provider/api.js';
import { isOffline } from '../provider/is-offline.js';
import { NoKeyError } from '../provider/keyed-request.js';
import { isTokenServer, knownKey, post } from '../provider/keys.js';
import { REPORT_LIMIT_MS, watchPolicy } from '../provider/page-policy.js';
import { errorIn, readChunk } from './chat-chunk.js';
import { AnswerError, type ChatWire } from './chat-wire.js';
import { Refusals } from './refusals.js';
import { readAnswer } from './answer-stream.js';

/**
 * How long a chat answer may take to begin or to continue, in milliseconds. Models that reason, and the
 * tools they call, mostly need seconds.
 */
export const CHAT_SILENCE_LIMIT_MS = 60_000;

/** The network was gone all the time: the provider cannot have received the turn. */
class HeldError extends Error {}

/** A turn, and what is not the specified provider's about it. */
interface Turn extends ChatRequest {
  /** Default: the specified provider's. */
  readonly wire?: ChatWire;
}

/** Requests an answer and reads it to its end. Rejects if it fails. */
export type Talk = (
  request: Turn,
  emit: (fact: ReplyFact) => void,
  aborted: AbortSignal,
) => Promise<void>;

const NO_ANSWER = new AnswerError('no-answer', 'The answer timed out', true);

/**
 * Requests the answer to one turn and emits facts as it streams in. A request is repeated only if
 * the provider answered, and not if a connection or a gateway broke. Each request for a turn has the
 * same `Idempotency-Key`. Returns a function that aborts silently.
 */
export function requestAnswer(
  request: ChatRequest,
  emit: (fact: ReplyFact) => void,
  talk: Talk = converse,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  let accepted = false;
  let ended = false;
  const emitUnlessAborted = (fact: ReplyFact) => {
    accepted ||= fact.type === 'reply-accepted';
    if (!signal.aborted) emit(fact);
  };
  const conversed = talk(request, emitUnlessAborted, signal).finally(() => (ended = true));
  conversed.then(
    () => emitUnlessAborted({ type: 'reply-finished' }),
    (error: unknown) => {
      if (error instanceof HeldError) return emitUnlessAborted({ type: 'reply-held' });
      const { turn } = request;
      const { kind, uncertain } = error instanceof AnswerError ? error : NO_ANSWER;
      const words = error instanceof Error ? error.message : String(error);
      const message = withoutKey(words, knownKey(request));
      const doubt = uncertain && !accepted && { uncertain };
      emitUnlessAborted({ type: 'reply-failed', failure: { kind, message, turn, ...doubt } });
    },
  );
  return () => {
    // A request that is aborted while its stream closes appears as failed in the browser's tools.
    if (!ended) abort.abort();
  };
}

/** Reads one answer, with a timeout on its silence. */
export const converse: Talk = async (request, emit, aborted) => {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = performance.now();
  const onActivity = () => {
    last = performance.now();
  };
  // One timer for all signs of life: to set one for each costs a twentieth of an answer.
  const watch = () => {
    const left = last + CHAT_SILENCE_LIMIT_MS - performance.now();
    if (left <= 0) silence.abort(NO_ANSWER);
    else timer = setTimeout(watch, left);
  };
  watch();
  try {
    await read(request, emit, AbortSignal.any([aborted, silence.signal]), onActivity);
  } catch (error) {
    // WebKit rejects with an error of its own instead of the signal's reason.
    throw silence.signal.aborted ? NO_ANSWER : error;
  } finally {
    clearTimeout(timer);
  }
};

/** Posts until the provider answers with a stream, refuses for good, or the retries are used up. */
async function read(
  request: Turn,
  emit: (fact: ReplyFact) => void,
  signal: AbortSignal,
  onActivity: () => void,
): Promise<void> {
  const { wire = WEB_CHAT } = request;
  const refusals = new Refusals(request.sessionId, emit);
  for (;;) {
    onActivity();
    const response = await attemptPost(request, wire, signal);
    onActivity();
    const { ok, body, headers } = response;
    if (ok && body && /text\/event-stream/i.test(headers.get('Content-Type') ?? ''))
      return wire.check(await readAnswer(body, wire, emit, onActivity));
    await delay(await refusals.pauseAfter(response), signal);
  }
}

async function attemptPost(
  request: ChatRequest,
  wire: ChatWire,
  signal: AbortSignal,
): Promise<Response> {
  const wasOffline = isOffline();
  const { apiUrl, chatUrl, publicKey } = request;
  const sent = new AbortController();
  const urls = [chatUrl || apiUrl, isTokenServer(publicKey) && publicKey];
  const blocked = watchPolicy(urls, sent.signal);
  try {
    return await abortable(wire.send(request, signal), signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof AnswerError) throw error;
    const policy = await delay(REPORT_LIMIT_MS, blocked).catch(String);
    signal.throwIfAborted();
    if (policy) throw new AnswerError('misconfigured', policy);
    const message = error instanceof Error ? error.message : String(error);
    const isUnsent = error instanceof NoKeyError;
    if (isOffline() && (wasOffline || isUnsent)) throw new HeldError(message);
    if (isUnsent) throw new AnswerError(error.kind, message);
    throw new AnswerError('unconfirmed', message, true);
  } finally {
    sent.abort();
  }
}

/** The chat of the specified provider. */
export const WEB_CHAT: ChatWire = {
  send: (request, signal) =>
    post(request, '/chat/web', (key) => ({ ...initOf(request, key), signal })),
  readChunk,
  errorIn,
  check({ written, problem }) {
    if (problem || !written)
      throw new AnswerError(
        written ? 'stream-broken' : 'no-answer',
        problem ?? 'The provider answered without a word',
        true,
      );
  },
};

/** Builds the request. Options that cannot be serialised are not a network failure. */
function initOf({ clientId, publicKey: _, ...rest }: ChatRequest, key: string): RequestInit {
  try {
    return {
      headers: new Headers({
        ...headers(key),
        Accept: 'text/event-stream',
        'X-Client-ID': clientId,
        'Idempotency-Key': rest.turn.id,
      }),
      body: toJson(body(rest)),
    };
  } catch (error) {
    throw new AnswerError('misconfigured', `The request cannot be sent: ${String(error)}`);
  }
}

/** The greeting is the page's, so the first turn of a session includes it. */
function body(request: Omit<ChatRequest, 'publicKey' | 'clientId'>) {
  const { turn, history = [], sessionId, assistantId, assistantOverrides } = request;
  const greeting =
    turn.greeting && !sessionId ? [{ role: 'assistant', content: turn.greeting }] : [];
  const before = history.length ? history : greeting;
  const input = before.length ? [...before, { role: 'user', content: turn.text }] : turn.text;
  return {
    input,
    assistantId,
    assistantOverrides,
    sessionId: sessionId ?? undefined,
    stream: true,
  };
}
