export interface ConversationMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/**
 * Something that answers. It never rejects for reasons of its own (no knowledge, a server that is
 * down): such things are said in the answer. It ends early, without an error, when `signal` aborts.
 */
export interface AnswerEngine {
  /** What answers, in a few words, for `/health`. */
  readonly description: string;
  /** Streams the answer to the last user message, in markdown, as text deltas. */
  answer(conversation: readonly ConversationMessage[], signal: AbortSignal): AsyncIterable<string>;
}
