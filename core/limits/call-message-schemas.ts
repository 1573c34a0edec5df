import * as z from 'zod/mini';

/**
 * The messages of a call in both directions, as the provider's client and API describe them.
 * Unknown fields are kept. The widget reads the few that it needs without schemas, for size; pages
 * can parse with these.
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

/**
 * A transcript of speech. Final ones come sentence by sentence; a partial one is replaced by the
 * next.
 */
export const transcript = z.looseObject({
  /** May also read `transcript[transcriptType='final']`. */
  type: z.custom<'transcript' | `transcript[${string}`>(
    (type) => typeof type === 'string' && /^transcript/.test(type),
  ),
  role,
  transcriptType: z.nullish(z.string()),
  transcript: z.string(),
});

/** The conversation so far, as the provider has it. */
export const conversationUpdate = z.looseObject({
  type: z.literal('conversation-update'),
  messages: z.array(z.looseObject({ role: z.string() })),
});

/** Someone started or stopped speaking. */
export const speechUpdate = z.looseObject({
  type: z.literal('speech-update'),
  status: z.enum(['started', 'stopped']),
  role,
  turn,
});

/** How far the call is; `ended` is the last one, with its reason. */
export const statusUpdate = z.looseObject({
  type: z.literal('status-update'),
  status: z.string(),
  endedReason: extra(z.string()),
});

/** Words of the assistant as they are written, before they are spoken. */
export const modelOutput = z.looseObject({
  type: z.literal('model-output'),
  output: z.string(),
  turnId,
});

/** The visitor interrupted the assistant: the rest of that turn is dropped. */
export const userInterrupted = z.looseObject({ type: z.literal('user-interrupted'), turnId });

const toolCall = z.looseObject({
  id: z.string(),
  type: z.string(),
  function: z.looseObject({ name: z.string(), arguments: z.union([z.string(), record]) }),
});

/** The assistant calls tools. No response is expected. */
export const toolCalls = z.looseObject({
  type: z.literal('tool-calls'),
  toolCallList: z.array(toolCall),
});

/** The results of tools. */
export const toolCallsResult = z.looseObject({ type: z.literal('tool-calls-result') });

/** A tool call in the format of older assistants. */
export const functionCall = z.looseObject({
  type: z.literal('function-call'),
  functionCall: z.looseObject({ name: z.string(), parameters: extra(record) }),
});

/** The assistant takes longer than usual to answer. It has not hung up. */
export const hang = z.looseObject({ type: z.literal('hang') });

/** The assistant is there. */
export const assistantStarted = z.looseObject({ type: z.literal('assistant.started') });

/** The assistant starts to speak, with the times of its words if known. */
export const assistantSpeechStarted = z.looseObject({
  type: z.literal('assistant.speechStarted'),
  text: z.string(),
  turn,
});

/** A workflow has come to a node. */
export const workflowNodeStarted = z.looseObject({ type: z.literal('workflow.node.started') });

/** The call is transferred. */
export const transferUpdate = z.looseObject({ type: z.literal('transfer-update') });

/** The visitor speaks another language. */
export const languageChangeDetected = z.looseObject({
  type: z.literal('language-change-detected'),
  language: z.string(),
});

/** The visitor's input, as the assistant's model receives it. */
export const voiceInput = z.looseObject({ type: z.literal('voice-input'), input: z.string() });

/** Custom data from the assistant's configuration. */
export const metadata = z.looseObject({ type: z.literal('metadata') });

/** A message of the provider's in a call. */
export const callMessage = z.union([
  transcript,
  conversationUpdate,
  speechUpdate,
  statusUpdate,
  modelOutput,
  userInterrupted,
  toolCalls,
  toolCallsResult,
  functionCall,
  hang,
  assistantStarted,
  assistantSpeechStarted,
  workflowNodeStarted,
  transferUpdate,
  languageChangeDetected,
  voiceInput,
  metadata,
]);

/** A known, well-formed message of the provider. */
export type CallMessage = z.output<typeof callMessage>;

/**
 * Parses a known message, or returns null. An unknown message is not an error: the provider adds
 * types, and the page receives the message itself.
 */
export function readCallMessage(message: unknown): CallMessage | null {
  const result = callMessage.safeParse(message);
  return result.success ? result.data : null;
}

const flag = z.optional(z.boolean('true or false'));

/** Words for the assistant to say. One field is the older client's, the other the API's. */
export const say = z.object({
  type: z.literal('say'),
  message: z.string(),
  content: z.string(),
  endCallAfterSpoken: flag,
  interruptionsEnabled: flag,
  interruptAssistantEnabled: flag,
});

/** Adds words to the conversation. */
export const addMessage = z.object({
  type: z.literal('add-message'),
  message: z.object({ role: z.string(), content: z.string() }),
  triggerResponseEnabled: flag,
});

/** The commands for the assistant's side. */
export const CONTROLS = [
  'mute-assistant',
  'unmute-assistant',
  'mute-customer',
  'unmute-customer',
  'say-first-message',
] as const;

/** Something that the assistant's side is to do. */
export const control = z.object({
  type: z.literal('control'),
  control: z.enum(CONTROLS),
  videoRecordingStartDelaySeconds: z.optional(z.number()),
});

/** The assistant's side is to end the call. */
export const endCall = z.object({ type: z.literal('end-call') });

/** A message for the provider in a call. */
export const outgoingMessage = z.discriminatedUnion('type', [say, addMessage, control, endCall]);

export type OutgoingMessage = z.output<typeof outgoingMessage>;
