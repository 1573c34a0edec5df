import * as z from 'zod/mini';

/**
 * The messages of a call that the provider sends, as its client and API describe them. Unknown fields
 * are kept. `ReceivedMessage` documents each type. The widget reads the few fields that it needs
 * without schemas, for size; pages can parse with these.
 */

/** An optional field that counts as missing if it is malformed. */
/* @__NO_SIDE_EFFECTS__ */
function extra<Field extends z.ZodMiniType>(field: Field) {
  return z.catch(z.optional(field), undefined);
}

const role = z.enum(['user', 'assistant']);
const turn = extra(z.number());
const turnId = extra(z.string());
const record = z.record(z.string(), z.unknown());

export const transcript = z.looseObject({
  /** May also read `transcript[transcriptType='final']`. */
  type: z.custom<'transcript' | `transcript[${string}`>(
    (type) => typeof type === 'string' && /^transcript/.test(type),
  ),
  role,
  transcriptType: z.nullish(z.string()),
  transcript: z.string(),
});

const conversationUpdate = z.looseObject({
  type: z.literal('conversation-update'),
  messages: z.array(z.looseObject({ role: z.string() })),
});

const speechUpdate = z.looseObject({
  type: z.literal('speech-update'),
  status: z.enum(['started', 'stopped']),
  role,
  turn,
});

const statusUpdate = z.looseObject({
  type: z.literal('status-update'),
  status: z.string(),
  endedReason: extra(z.string()),
});

const modelOutput = z.looseObject({
  type: z.literal('model-output'),
  output: z.string(),
  turnId,
});

const userInterrupted = z.looseObject({ type: z.literal('user-interrupted'), turnId });

const toolCall = z.looseObject({
  id: z.string(),
  type: z.string(),
  function: z.looseObject({ name: z.string(), arguments: z.union([z.string(), record]) }),
});

const toolCalls = z.looseObject({
  type: z.literal('tool-calls'),
  toolCallList: z.array(toolCall),
});

const functionCall = z.looseObject({
  type: z.literal('function-call'),
  functionCall: z.looseObject({ name: z.string(), parameters: extra(record) }),
});

const assistantSpeechStarted = z.looseObject({
  type: z.literal('assistant.speechStarted'),
  text: z.string(),
  turn,
});

const languageChangeDetected = z.looseObject({
  type: z.literal('language-change-detected'),
  language: z.string(),
});

const voiceInput = z.looseObject({ type: z.literal('voice-input'), input: z.string() });

const plain = z.looseObject({
  type: z.enum([
    'hang',
    'assistant.started',
    'tool-calls-result',
    'workflow.node.started',
    'transfer-update',
    'metadata',
  ]),
});

export const callMessage = z.union([
  transcript,
  conversationUpdate,
  speechUpdate,
  statusUpdate,
  modelOutput,
  userInterrupted,
  toolCalls,
  functionCall,
  assistantSpeechStarted,
  languageChangeDetected,
  voiceInput,
  plain,
]);

/** A known, well-formed message of the provider. */
export type CallMessage = z.output<typeof callMessage>;

/** Parses a known message, or returns null. */
export function readCallMessage(message: unknown): CallMessage | null {
  const result = callMessage.safeParse(message);
  return result.success ? result.data : null;
}
