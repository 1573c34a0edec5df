import type { ConversationMessage } from '../answers/answer-engine.js';
import { chatTurnSchema } from '../chat/chat-schema.js';
import { chatEvents } from '../chat/conversation.js';
import { parseBody } from '../http/body-schema.js';
import { sendEvents } from '../http/event-stream.js';
import { ChatTurn, type ChatTurnSetup } from './chat-turn.js';
import type { Fields, StoredRecord } from './collection.js';
import { familyRoutes } from './family.js';
import { type Asked, type ManagementRoute, route } from './route.js';

/** Chats: turns of typed conversations, answered by the provider's own engine and stored. */
export function chatRoutes(setup: ChatTurnSetup): ManagementRoute[] {
  async function create({ exchange, readBody }: Asked): Promise<unknown> {
    const { turn, body } = turnOf(await readBody());
    if (!body.stream) return turn.whole(exchange.gone);
    const names = { id: turn.id, sessionId: body.sessionId };
    return sendEvents(exchange, chatEvents(turn.deltas(exchange.gone), names));
  }

  async function respond({ exchange, readBody }: Asked): Promise<unknown> {
    const { turn, body } = turnOf(await readBody());
    if (!body.stream) return responseOf(await turn.whole(exchange.gone));
    const events = responseEvents(turn.deltas(exchange.gone), () => turn.kept());
    return sendEvents(exchange, events);
  }

  function turnOf(fields: Fields) {
    const body = parseBody(chatTurnSchema, fields);
    return { body, turn: new ChatTurn(body, fields, setup) };
  }

  return [
    ...familyRoutes(setup.store, { path: '/chat', list: 'paged', without: ['POST', 'PATCH'] }),
    route('POST', '/chat', create),
    route('POST', '/chat/responses', respond),
    route('POST', '/chat/web/responses', respond),
  ];
}

/** The events of a streamed response, in the shape that clients of OpenAI's API know. */
export async function* responseEvents(
  deltas: AsyncIterable<string>,
  kept: () => StoredRecord,
): AsyncGenerator<object> {
  const place = { output_index: 0, content_index: 0 };
  let text = '';
  for await (const delta of deltas) {
    text += delta;
    yield { type: 'response.output_text.delta', ...place, delta };
  }
  yield { type: 'response.output_text.done', ...place, text };
  yield { type: 'response.completed', response: responseOf(kept()) };
}

/** A chat as a response in the shape that clients of OpenAI's API know. */
export function responseOf({ id, createdAt, output }: StoredRecord) {
  return {
    id,
    object: 'response',
    created_at: Math.floor(Date.parse(createdAt) / 1000),
    status: 'completed',
    error: null,
    output: (output as readonly ConversationMessage[]).map(({ role, content }, index) => ({
      id: `${id}-${index}`,
      type: 'message',
      role,
      status: 'completed',
      content: [{ type: 'output_text', text: content, annotations: [] }],
    })),
  };
}
