import type { AnswerEngine } from '../answers/answer-engine.js';
import type { Assistants } from '../assistants/assistants.js';
import { instructionsOf } from '../assistants/settings.js';
import { spoiled } from '../chat/faulty-stream.js';
import { pacedWords } from '../chat/paced-words.js';
import { isWithheld, refuse, RefusalCounter } from '../faults/refusals.js';
import { faultsIn } from '../faults/requested-faults.js';
import { checkBearer } from '../http/bearer.js';
import { parseBody } from '../http/body-schema.js';
import { sendEvents, typedEvents } from '../http/event-stream.js';
import { type Exchange, sendJson } from '../http/exchange.js';
import { inWordsOfOpenAi } from '../http/openai-error.js';
import { readJson } from '../http/read-json.js';
import type { Route } from '../http/router.js';
import {
  type Asked,
  askedByCompletion,
  askedByResponse,
  completionSchema,
  responseSchema,
} from './asked.js';
import { completionFormat } from './completions.js';
import { type FunctionCall, newId, type Piece } from './format.js';
import { responseFormat } from './responses.js';

interface ChatSetup {
  readonly answers: AnswerEngine;
  readonly assistants: Assistants;
  /** Milliseconds between two words of a stream. */
  readonly paceMs: number;
}

/**
 * `POST /v1/chat/completions` and `POST /v1/responses`, OpenAI's APIs of chats, streamed or whole. The `model` may name an
 * assistant of the management API. Nothing is kept: each request has the conversation.
 */
export function openAiChatRoutes({ answers, assistants, paceMs }: ChatSetup): readonly Route[] {
  const refusals = new RefusalCounter();

  async function answer(exchange: Exchange, asked: Asked, isTyped: boolean): Promise<void> {
    const { gone } = exchange;
    const { messages, model, stream } = asked;
    const assistant = assistants.assistant(model);
    const faults = exchange.faults.and(faultsIn(assistant.metadata));
    const [status, times = null] = faults.find('chat-refused') ?? [];
    if (status && refusals.again(JSON.stringify(messages), times))
      refuse(exchange, 'chat-refused', status);
    if (await isWithheld(exchange, faults, 'chat-hangs')) return;
    const conversation = [...instructionsOf(assistant), ...messages];
    const pieces = piecesOf(conversation, asked, gone);
    const format = isTyped ? responseFormat(asked) : completionFormat(asked);
    if (!stream) return sendJson(exchange, 200, await format.whole(pieces));
    await sendEvents(
      exchange,
      format.events(pieces),
      (events) => spoiled(events, faults, gone),
      isTyped ? typedEvents : undefined,
    );
  }

  /** The words, and then the functions that the request has named. */
  async function* piecesOf(
    conversation: Asked['messages'],
    { tools }: Asked,
    gone: AbortSignal,
  ): AsyncGenerator<Piece> {
    const calls: FunctionCall[] = [];
    const known = new Set(tools.map(({ function: { name } }) => name));
    const deltas = answers.answer(conversation, gone, {
      tools,
      callTool({ name, arguments: args }) {
        const text = typeof args === 'string' ? args : JSON.stringify(args);
        if (known.has(name)) calls.push({ id: newId('call_'), name, arguments: text });
      },
    });
    yield* pacedWords(deltas, paceMs, gone);
    yield* calls;
  }

  return [
    inWordsOfOpenAi({
      method: 'POST',
      path: '/v1/chat/completions',
      async handle(exchange) {
        checkBearer(exchange.request);
        const body = parseBody(completionSchema, await readJson(exchange.request));
        await answer(exchange, askedByCompletion(body), false);
      },
    }),
    inWordsOfOpenAi({
      method: 'POST',
      path: '/v1/responses',
      async handle(exchange) {
        checkBearer(exchange.request);
        const body = parseBody(responseSchema, await readJson(exchange.request));
        await answer(exchange, askedByResponse(body), true);
      },
    }),
  ];
}
