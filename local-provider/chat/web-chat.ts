import { randomUUID } from 'node:crypto';

import type { AnswerEngine } from '../answers/answer-engine.js';
import type { Assistant } from '../assistants/assistant-schema.js';
import type { Assistants } from '../assistants/assistants.js';
import { instructionsOf, withOverrides } from '../assistants/settings.js';
import type { Faults } from '../faults/faults.js';
import { isWithheld, refuse, RefusalCounter } from '../faults/refusals.js';
import { faultsIn } from '../faults/requested-faults.js';
import { checkBearer } from '../http/bearer.js';
import { parseBody } from '../http/body-schema.js';
import { sendEvents } from '../http/event-stream.js';
import { type Exchange, sendJson } from '../http/exchange.js';
import { requestName } from '../http/idempotency-key.js';
import { readJson } from '../http/read-json.js';
import type { Route } from '../http/router.js';
import { type WebChatBody, webChatSchema } from './chat-schema.js';
import { chatEvents, messagesOf } from './conversation.js';
import { spoiled } from './faulty-stream.js';
import { pacedWords } from './paced-words.js';
import { Sessions } from './sessions.js';
import { type Turn, Turns } from './turns.js';

interface WebChatSetup {
  readonly answers: AnswerEngine;
  readonly assistants: Assistants;
  /** Milliseconds between two deltas of a stream. */
  readonly paceMs: number;
}

/** `POST /chat/web`: one turn of a typed conversation, streamed or whole. */
export function webChatRoute({ answers, assistants, paceMs }: WebChatSetup): Route {
  const sessions = new Sessions();
  const turns = new Turns();
  const refusals = new RefusalCounter();

  return {
    method: 'POST',
    path: '/chat/web',
    async handle(exchange) {
      const bearer = checkBearer(exchange.request);
      const body = parseBody(webChatSchema, await readJson(exchange.request));
      const assistant = assistantOf(body);
      const faults = exchange.faults.and(faultsIn(assistant.metadata));
      refuseTurn(exchange, body, faults);
      if (await isWithheld(exchange, faults, 'chat-hangs')) return;
      if (body.sessionEnd) await endSession(exchange, body);
      else await answer(exchange, body, { assistant, faults, bearer });
    },
  };

  /** @throws ApiError if a fault refuses the turn */
  function refuseTurn(exchange: Exchange, body: WebChatBody, faults: Faults): void {
    const [status, times = null] = faults.find('chat-refused') ?? [];
    const client = exchange.request.headers['x-client-id'] ?? body.sessionId;
    const turn = JSON.stringify([client, body.input]);
    if (status && refusals.again(turn, times)) refuse(exchange, 'chat-refused', status);
  }

  async function answer(
    exchange: Exchange,
    body: WebChatBody,
    { assistant, faults, bearer }: { assistant: Assistant; faults: Faults; bearer: string },
  ): Promise<void> {
    const { sessionId = null, sessionExpirationSeconds, input = '', ...rest } = body;
    const messages = messagesOf(input);
    // A greeting is sent only until the session is known, and a repeated turn may not be streamed.
    const asked = messages.flatMap(({ role, content }) => (role === 'user' ? content.trim() : []));
    const bound = [bearer, asked, rest.assistantId, rest.assistant, rest.assistantOverrides];
    const nameIn = (id: string | null) => requestName(exchange.request, id, ...bound);
    const answered = turns.answered(nameIn(sessionId));
    const turn =
      answered ??
      turns.begin(
        { sessionId, nameIn },
        () => sessions.resume(sessionId, sessionExpirationSeconds),
        messages,
      );
    const { session } = turn;
    const conversation = [...instructionsOf(assistant), ...session.messages];
    const over = AbortSignal.any([exchange.gone, turn.replaced.signal]);
    const deltas = answered
      ? again(answered)
      : kept(answers.answer(conversation, over), turn, over);
    const id = randomUUID();
    if (body.stream) {
      const words = pacedWords(deltas, paceMs, over);
      const items = chatEvents(words, { id, sessionId: session.id });
      await sendEvents(exchange, items, (events) => spoiled(events, faults, exchange.gone));
    } else {
      let content = '';
      for await (const delta of deltas) content += delta;
      if (exchange.gone.aborted) return;
      const output = [{ role: 'assistant', content }];
      sendJson(exchange, 201, { id, sessionId: session.id, output });
    }
  }

  /** A message with `sessionEnd` gets no answer, by the API's schema. */
  async function endSession(exchange: Exchange, { sessionId, stream }: WebChatBody): Promise<void> {
    if (sessionId) sessions.end(sessionId);
    if (stream) await sendEvents(exchange, nothing());
    else sendJson(exchange, 201, { id: randomUUID(), sessionId, output: [] });
  }

  function assistantOf(body: WebChatBody): Assistant {
    const known = body.assistant ?? assistants.assistant(body.assistantId ?? '');
    return withOverrides(known, body.assistantOverrides);
  }
}

/** Stores the answer in the session, also one that was cut off, unless the turn was repeated. */
async function* kept(
  deltas: AsyncIterable<string>,
  turn: Turn,
  over: AbortSignal,
): AsyncIterable<string> {
  let content = '';
  try {
    for await (const delta of deltas) {
      content += delta;
      yield delta;
    }
    if (!over.aborted) turn.answer = content;
  } finally {
    if (content && !turn.replaced.signal.aborted) {
      const message = { role: 'assistant' as const, content };
      turn.messages.push(message);
      turn.session.add(message);
    }
  }
}

/** The answer to a turn that is repeated. */
async function* again({ answer = '' }: Turn): AsyncIterable<string> {
  yield answer;
}

async function* nothing(): AsyncIterable<never> {}
