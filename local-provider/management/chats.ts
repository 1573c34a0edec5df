import { chatEvents } from '../chat/chat-events.js';
import { chatTurnSchema } from '../chat/chat-schema.js';
import { parseBody } from '../http/body-schema.js';
import { sendEvents } from '../http/event-stream.js';
import { ChatTurn, type ChatTurnParts } from './chat-turn.js';
import type { Fields } from './collection.js';
import { familyRoutes } from './family.js';
import { responseEvents, responseOf } from './response-events.js';
import { type Asked, type ManagementRoute, route } from './route.js';

/** Chats: turns of typed conversations, answered by the provider's own engine and stored. */
export function chatRoutes(parts: ChatTurnParts): ManagementRoute[] {
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
    return { body, turn: new ChatTurn(body, fields, parts) };
  }

  return [
    ...familyRoutes(parts.store, { path: '/chat', list: 'paged', without: ['POST', 'PATCH'] }),
    route('POST', '/chat', create),
    route('POST', '/chat/responses', respond),
    route('POST', '/chat/web/responses', respond),
  ];
}
