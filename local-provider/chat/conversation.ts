import type { ConversationMessage } from '../answers/answer-engine.js';
import type { ChatInput } from './chat-schema.js';

/** The API's roles as conversation roles; others are ignored. */
const ROLES = new Map<string, ConversationMessage['role']>([
  ['system', 'system'],
  ['developer', 'system'],
  ['user', 'user'],
  ['assistant', 'assistant'],
]);

/** The messages of a chat turn's input, the blank ones left out. */
export function messagesOf(input: ChatInput): ConversationMessage[] {
  if (typeof input === 'string') return [{ role: 'user', content: input.trim() }];
  return input.flatMap(({ role, content }) => {
    const known = ROLES.get(role);
    return known && content?.trim() ? [{ role: known, content }] : [];
  });
}

/** The events of a streamed chat: the widget's own, or one of the management API. */
export async function* chatEvents(
  deltas: AsyncIterable<string>,
  names: { readonly id: string; readonly sessionId?: string | null },
): AsyncGenerator<object> {
  for await (const delta of deltas) yield { ...names, path: 'chat.output[0].content', delta };
}
