export interface ConversationMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A tool that the assistant may call, in the format of the provider's API. */
export interface ToolDefinition {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description?: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
  };
}

/** A call of a tool. */
export interface ToolCall {
  readonly name: string;
  /** An object, or JSON as a model writes it, which may be malformed. */
  readonly arguments: string | Readonly<Record<string, unknown>>;
}

/** Actions of an answer in a call beside speech. */
export interface ToolUse {
  /** The tools of the assistant: those that the page has named. */
  readonly tools: readonly ToolDefinition[];
  readonly callTool: (call: ToolCall) => void;
}

/**
 * Answers visitors. It does not reject without an answer or when a server is down: the answer says
 * so. It ends early, without an error, when `signal` aborts.
 */
export interface AnswerEngine {
  /** The name of the engine for `/health`, in a few words. */
  readonly description: string;
  /** Streams the answer to the last user message, in markdown, as text deltas. In a call it may use tools. */
  answer(
    conversation: readonly ConversationMessage[],
    signal: AbortSignal,
    use?: ToolUse,
  ): AsyncIterable<string>;
}

/** The result of a tool, if nobody has asked anything since. */
export function toolResultIn(conversation: readonly ConversationMessage[]): string | undefined {
  const { role, content } = conversation.findLast((message) => message.role !== 'assistant') ?? {};
  return role === 'system' && content?.startsWith('{"tool":') ? content : undefined;
}

/** The visitor's messages, oldest first. */
export function visitorMessages(conversation: readonly ConversationMessage[]): string[] {
  return conversation.filter(({ role }) => role === 'user').map(({ content }) => content);
}
