import type { FailureKind } from '../machine/failures.js';
import { delay } from '../async/abort.js';
import type { ChatRequest, ReplyNews } from '../ports.js';
import {
  endpoint,
  headers,
  isNonRetriable,
  kindOfRefusal,
  refusal,
  withoutKey,
} from '../provider/api.js';
import { readReply } from './reply-stream.js';
import { pauseBefore } from './retry-policy.js';

/**
 * How long a chat answer may take to begin or to continue, in milliseconds. Models that reason, and the
 * tools they call, mostly need seconds.
 */
export const CHAT_SILENCE_LIMIT_MS = 60_000;

/** The status of an unknown assistant or session. */
const NOT_FOUND = 404;

/** A turn that will not be answered, and why. */
class ReplyError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

/** The provider no longer has the session. A retry starts a new one. */
class ForgottenError extends ReplyError {}

const NO_ANSWER = new ReplyError('no-answer', 'The provider fell silent');

/**
 * Requests the answer to one turn and emits facts as it streams in. A request is retried only
 * before any part of the answer has arrived: the provider has not taken the turn then, unless the
 * connection broke before the first byte. Returns a function that aborts silently.
 */
export function requestReply(request: ChatRequest, tell: (news: ReplyNews) => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const tellUnlessAborted = (news: ReplyNews) => {
    if (!signal.aborted) tell(news);
  };
  converse(request, tellUnlessAborted, signal).then(
    () => tellUnlessAborted({ type: 'reply-finished' }),
    (error: unknown) => {
      if (error instanceof ForgottenError)
        tellUnlessAborted({ type: 'reply-session', sessionId: null });
      const kind = error instanceof ReplyError ? error.kind : 'stream-broken';
      const words = error instanceof Error ? error.message : String(error);
      const message = withoutKey(words, request.publicKey);
      tellUnlessAborted({ type: 'reply-failed', failure: { kind, message, turn: request.turn } });
    },
  );
  return () => abort.abort();
}

/** Reads one answer, with a timeout on its silence. */
async function converse(
  request: ChatRequest,
  tell: (news: ReplyNews) => void,
  aborted: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = performance.now();
  const heard = () => {
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
    await read(request, tell, AbortSignal.any([aborted, silence.signal]), heard);
  } catch (error) {
    // WebKit rejects with an error of its own instead of the signal's reason.
    throw silence.signal.aborted ? NO_ANSWER : error;
  } finally {
    clearTimeout(timer);
  }
}

async function read(
  request: ChatRequest,
  tell: (news: ReplyNews) => void,
  signal: AbortSignal,
  heard: () => void,
): Promise<void> {
  const response = await post(request, signal, heard);
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.toLowerCase().includes('text/event-stream') || !response.body) {
    response.body?.cancel().catch(() => undefined);
    throw new ReplyError(
      'stream-broken',
      `The provider answered with ${type || 'no content type'}`,
    );
  }
  const { written, finished, problem } = await readReply(response.body, tell, heard);
  if (problem) throw new ReplyError(written ? 'stream-broken' : 'no-answer', problem);
  if (written) return;
  if (finished) throw new ReplyError('no-answer', 'The provider answered without a word');
  throw new ReplyError('stream-broken', 'The stream ended before the answer came');
}

/** Posts until the provider accepts, refuses for good, or the retries are used up. */
async function post(
  request: ChatRequest,
  signal: AbortSignal,
  heard: () => void,
): Promise<Response> {
  const url = endpoint(request.apiUrl, '/chat/web');
  const init = initOf(request);
  for (let attempt = 1; ; attempt++) {
    heard();
    const { response, error } = await attemptPost(url, { ...init, signal });
    heard();
    if (response?.ok) return response;
    const wait = pauseBefore(attempt, response?.headers.get('Retry-After') ?? null, Date.now());
    if (response) {
      const { status } = response;
      if (isNonRetriable(status) || wait === null) {
        const words = await refusal(response);
        if (status === NOT_FOUND && request.sessionId && /session/i.test(words))
          throw new ForgottenError('no-answer', words);
        throw new ReplyError(kindOfRefusal(status), words);
      }
    } else if (wait === null) throw new ReplyError('offline', error.message);
    // Its connection is for the next attempt.
    response?.body?.cancel().catch(() => undefined);
    await delay(wait, signal);
  }
}

type Outcome =
  | { readonly response: Response; readonly error?: undefined }
  | { readonly response?: undefined; readonly error: Error };

async function attemptPost(url: string, init: RequestInit): Promise<Outcome> {
  try {
    return { response: await fetch(url, init) };
  } catch (error) {
    init.signal?.throwIfAborted();
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Builds the request. Options that cannot be serialised are not a network failure. */
function initOf({ publicKey, clientId, ...turn }: ChatRequest): RequestInit {
  try {
    return {
      method: 'POST',
      headers: new Headers({
        ...headers(publicKey),
        Accept: 'text/event-stream',
        'X-Client-ID': clientId,
      }),
      body: JSON.stringify(body(turn)),
    };
  } catch (error) {
    throw new ReplyError('misconfigured', `The request cannot be sent: ${String(error)}`);
  }
}

/** The greeting is the page's, so the first turn of a session includes it. */
function body(
  request: Pick<ChatRequest, 'turn' | 'sessionId' | 'assistantId' | 'assistantOverrides'>,
) {
  const { turn, sessionId, assistantId, assistantOverrides } = request;
  const input =
    turn.greeting && !sessionId
      ? [
          { role: 'assistant', content: turn.greeting },
          { role: 'user', content: turn.text },
        ]
      : turn.text;
  return {
    input,
    assistantId,
    assistantOverrides,
    sessionId: sessionId ?? undefined,
    stream: true,
  };
}
