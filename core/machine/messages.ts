/** Chat is disabled or busy, or the text is blank. */
export const CHAT_DISABLED_OR_EMPTY = 'Chat is disabled or message is empty';

/** A chat message has no recipient. */
export const MISSING_CONFIGURATION = 'Missing required configuration: publicKey and assistantId';

/** The chat client could not be loaded. */
export const CHAT_NOT_INITIALIZED = 'Chat client not initialized';

/** A call has no assistant, squad or workflow. */
export const NOTHING_TO_CALL = 'Assistant or Squad or Workflow must be provided.';

/** A call is started in the mode `chat`. */
export const VOICE_DISABLED = 'Voice is disabled: the option mode is "chat"';

/** A call is started while an answer streams, which it would cut off. */
export const CHAT_IS_LOADING = 'Voice is unavailable while the chat is loading';

/** The reason of an end by the visitor or the page. */
export const CUSTOMER_ENDED_CALL = 'customer-ended-call';

/** The reason of an end by the visitor in another tab. */
export const CALL_MOVED = 'call-moved';

/** Emitted at the end of a call if the provider sent no such message. */
export const ENDED_BY_CUSTOMER = {
  type: 'status-update',
  status: 'ended',
  endedReason: CUSTOMER_ENDED_CALL,
} as const;

/**
 * Returns whether a message of the call says that it was transferred to a phone, or by `false` that it was
 * transferred to another assistant. Undefined for other messages.
 */
export function handsOver(message: unknown): boolean | undefined {
  const { type, destination } = Object(message) as {
    readonly type?: unknown;
    readonly destination?: unknown;
  };
  const { type: kind } = Object(destination) as { readonly type?: unknown };
  return type === 'transfer-update' ? kind === 'number' || kind === 'sip' : undefined;
}

/** Returns whether a message of the call says that the call is over. */
export function announcesEnd(message: unknown): boolean {
  const { type, status } = Object(message) as {
    readonly type?: unknown;
    readonly status?: unknown;
  };
  return type === 'status-update' && status === 'ended';
}
