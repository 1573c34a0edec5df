import type { ChatFailure } from '../failures.js';
import type { Key } from '../identity.js';

/** The chat with the assistant. The session id is the provider's memory of it. */
export type Chat =
  | {
      readonly status: 'idle';
      readonly sessionId: string | null;
      readonly failure: ChatFailure | null;
    }
  | { readonly status: 'streaming'; readonly sessionId: string | null; readonly key: Key }
  /** The network was gone at the last attempt. Messages wait for it. */
  | { readonly status: 'offline'; readonly sessionId: string | null };

export const newChat: Chat = { status: 'idle', sessionId: null, failure: null };

export function startAnswer(chat: Chat, key: Key): Chat {
  return { status: 'streaming', sessionId: chat.sessionId, key };
}

/** Returns the same chat as before the first message if nothing is left: a reset changes nothing then. */
export function endAnswer({ sessionId }: Chat, failure: ChatFailure | null = null): Chat {
  return (sessionId ?? failure) === null ? newChat : { status: 'idle', sessionId, failure };
}

export function isStreaming(chat: Chat): chat is Extract<Chat, { readonly status: 'streaming' }> {
  return chat.status === 'streaming';
}

/** The failure of the last turn, unless it was dismissed. */
export function chatFailure(chat: Chat): ChatFailure | null {
  return 'failure' in chat ? chat.failure : null;
}
