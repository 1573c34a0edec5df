import type { Key } from '../events.js';
import type { ChatFailure } from '../failures.js';

/** The chat's connection to the assistant. The session id is the provider's memory of it. */
export type Chat =
  | {
      readonly status: 'idle';
      readonly sessionId: string | null;
      readonly failure: ChatFailure | null;
    }
  | { readonly status: 'streaming'; readonly sessionId: string | null; readonly key: Key };

export const newChat: Chat = { status: 'idle', sessionId: null, failure: null };

export function startReply(chat: Chat, key: Key): Chat {
  return { status: 'streaming', sessionId: chat.sessionId, key };
}

export function keepSession(chat: Chat, sessionId: string | null): Chat {
  return chat.sessionId === sessionId ? chat : { ...chat, sessionId };
}

export function endReply(chat: Chat, failure: ChatFailure | null = null): Chat {
  return { status: 'idle', sessionId: chat.sessionId, failure };
}
