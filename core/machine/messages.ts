import type { ChatMessage } from './effects.js';
import type { Role } from './events.js';

/** Said when a chat message cannot be sent because chat is off or busy, or there is nothing to send. */
export const CHAT_DISABLED_OR_EMPTY = 'Chat is disabled or message is empty';

/** Said when a chat message cannot be sent because the page did not say to whom. */
export const MISSING_CONFIGURATION = 'Missing required configuration: publicKey and assistantId';

/** Said when there is nothing that could carry a chat message. */
export const CHAT_NOT_INITIALIZED = 'Chat client not initialized';

/** Said when a call is started without anybody to call. */
export const NOTHING_TO_CALL = 'Assistant or Squad or Workflow must be provided.';

/** Said when a call is started by a page that did not say by whose account. */
export const NO_PUBLIC_KEY = 'A public key must be provided.';

/** Said when a call is asked of an assistant that the page set up for typing alone. */
export const VOICE_DISABLED = 'Voice is disabled: the option mode is "chat"';

/** Said when a call is started while an answer is written: it would be cut off. */
export const CHAT_IS_LOADING = 'Voice is unavailable while the chat is loading';

/** Said when the part of the call library that it loads for a call cannot be had. */
export const BUNDLE_NOT_LOADED = 'Failed to load call object bundle.';

/** The reason of an end that this side brought about. */
export const CUSTOMER_ENDED_CALL = 'customer-ended-call';

/** The reason of an end that the visitor brought about in another tab. */
export const CALL_MOVED = 'call-moved';

/** The message that tells a page of the end of a call of which the provider has not told it. */
export const ENDED_BY_CUSTOMER = {
  type: 'status-update',
  status: 'ended',
  endedReason: CUSTOMER_ENDED_CALL,
} as const;

/** A finished message of the chat, as pages hear of it. */
export function chatMessage(role: Role, content: string): ChatMessage {
  return { type: 'chat-message', role, content };
}

/** The message that puts typed words into a call, and has them answered. */
export function typedInCall(content: string) {
  const message = { role: 'user', content };
  return { type: 'add-message', message, triggerResponseEnabled: true } as const;
}

/** Whether a message of the call tells that the call is over. */
export function tellsEnd(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    'status' in message &&
    message.type === 'status-update' &&
    message.status === 'ended'
  );
}
