import { chatEvents } from '../../chat/chat-events.js';
import { chatTurnSchema } from '../../chat/chat-schema.js';
import { parseBody } from '../../http/body-schema.js';
import { sendEvents } from '../../http/event-stream.js';
import { ChatTurn, type ChatTurnParts } from '../chat-turn.js';
import { family } from '../family.js';
import { responseEvents, responseOf } from '../response-events.js';
import type { Asked, ManagementRoute } from '../route.js';

/** Chats: turns of typed conversations, answered by the provider's own engine and stored. */
export function chatRoutes(parts: ChatTurnParts): ManagementRoute[] {
  const path = '/chat';
  const collection = parts.store.collection('chat');

  async function create({ exchange, readBody }: Asked): Promise<unknown> {
    const fields = await readBody();
    const body = parseBody(chatTurnSchema, fields);
    const turn = new ChatTurn(body, fields, parts);
    if (!body.stream) return turn.whole(exchange.gone);
    const names = { id: turn.id, sessionId: body.sessionId };
    return sendEvents(exchange, chatEvents(turn.deltas(exchange.gone), names));
  }

  async function respond({ exchange, readBody }: Asked): Promise<unknown> {
    const fields = await readBody();
    const body = parseBody(chatTurnSchema, fields);
    const turn = new ChatTurn(body, fields, parts);
    if (!body.stream) return responseOf(await turn.whole(exchange.gone));
    return sendEvents(
      exchange,
      responseEvents(turn.deltas(exchange.gone), () => turn.kept()),
    );
  }

  const kept = family({ path, list: 'paged', collection });
  return [
    ...kept.filter(({ method }) => method === 'GET' || method === 'DELETE'),
    { method: 'POST', path, answer: create },
    { method: 'POST', path: `${path}/responses`, answer: respond },
    { method: 'POST', path: `${path}/web/responses`, answer: respond },
  ];
}
