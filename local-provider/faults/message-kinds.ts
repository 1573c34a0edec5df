/** The kinds of the fault `messages`, in the order in which it sends all of them. */
export const MESSAGE_KINDS = [
  'status',
  'speech',
  'partials',
  'interruption',
  'model-output',
  'tool-calls',
  'function-call',
  'hang',
  'conversation-update',
  'language-change',
  'transfer',
  'workflow',
  'voice-input',
  'metadata',
  'unknown',
  'nonsense',
  'huge',
] as const;

export type MessageKind = (typeof MESSAGE_KINDS)[number];
