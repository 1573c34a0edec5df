export interface ConversationMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/**
 * Answers visitors. It does not reject without an answer or when a server is down: the answer says
 * so. It ends early, without an error, when `signal` aborts.
 */
export interface AnswerEngine {
  /** What answers, in a few words, for `/health`. */
  readonly description: string;
  /** Streams the answer to the last user message, in markdown, as text deltas. */
  answer(conversation: readonly ConversationMessage[], signal: AbortSignal): AsyncIterable<string>;
}

/** The visitor's messages, oldest first. */
export function visitorMessages(conversation: readonly ConversationMessage[]): string[] {
  return conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
}
