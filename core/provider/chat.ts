import { CHAT_SILENCE_LIMIT_MS } from '../constants.js';
import type { FailureKind } from '../machine/failures.js';
import type { ChatRequest, ReplyNews } from '../ports.js';
import { endpoint, headers, isFinal, kindOfRefusal, refusal } from './api.js';
import { readReply } from './reply-stream.js';
import { pause, pauseBefore } from './retry.js';

/** A turn that will not be answered, and why. */
class ReplyError extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

const NO_ANSWER = new ReplyError('no-answer', 'The provider fell silent');

/**
 * Asks for the reply to one turn and tells of it as it streams in. A request is tried again only
 * while nothing of the answer has come, so that no turn is ever taken twice. Returns what aborts
 * it, silently.
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
      const kind = error instanceof ReplyError ? error.kind : 'stream-broken';
      const message = error instanceof Error ? error.message : String(error);
      tellUnlessAborted({ type: 'reply-failed', failure: { kind, message, turn: request.turn } });
    },
  );
  return () => abort.abort();
}

/** Reads one answer, and gives up when nothing is heard of it for too long. */
async function converse(
  request: ChatRequest,
  tell: (news: ReplyNews) => void,
  aborted: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Date.now();
  const heard = () => {
    last = Date.now();
  };
  // One timer for all signs of life: to set one for each costs a twentieth of an answer.
  const watch = () => {
    const left = last + CHAT_SILENCE_LIMIT_MS - Date.now();
    if (left <= 0) silence.abort(NO_ANSWER);
    else timer = setTimeout(watch, left);
  };
  watch();
  try {
    await read(request, tell, AbortSignal.any([aborted, silence.signal]), heard);
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
  if (!type.includes('text/event-stream') || !response.body)
    throw new ReplyError(
      'stream-broken',
      `The provider answered with ${type || 'no content type'}`,
    );
  const { written, finished } = await readReply(response.body, tell, heard);
  if (!finished && !written)
    throw new ReplyError('stream-broken', 'The stream ended before the answer came');
}

/** Posts until the provider answers with success, refuses for good, or the attempts are used up. */
async function post(
  request: ChatRequest,
  signal: AbortSignal,
  heard: () => void,
): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    heard();
    const outcome = await attemptPost(request, signal);
    if (outcome instanceof Response && outcome.ok) return outcome;
    const retryAfter = outcome instanceof Response ? outcome.headers.get('Retry-After') : null;
    const wait = pauseBefore(attempt, retryAfter, Date.now());
    if (outcome instanceof Response) {
      const { status } = outcome;
      if (isFinal(status) || wait === null)
        throw new ReplyError(kindOfRefusal(status), await refusal(outcome));
    } else if (wait === null) throw new ReplyError('offline', outcome.message);
    await pause(wait, signal);
  }
}

async function attemptPost(
  { apiUrl, publicKey, clientId, ...turn }: ChatRequest,
  signal: AbortSignal,
): Promise<Response | Error> {
  try {
    return await fetch(endpoint(apiUrl, '/chat/web'), {
      method: 'POST',
      signal,
      headers: { ...headers(publicKey), Accept: 'text/event-stream', 'X-Client-ID': clientId },
      body: JSON.stringify(body(turn)),
    });
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The greeting is not the provider's, so the turn that answers it brings it along. */
function body(
  request: Pick<ChatRequest, 'turn' | 'sessionId' | 'assistantId' | 'assistantOverrides'>,
) {
  const { turn, sessionId, assistantId, assistantOverrides } = request;
  const input = turn.greeting
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
