import * as z from 'zod/mini';

/*
 * The messages that are sent in a call, both ways, as the provider's own client and API describe
 * them. Fields that are not named here are kept. The widget itself reads the few that it needs by
 * hand, so that no visitor pays for schemas; pages may read by these what they hear.
 */

/** A field that says more where it is as it should be, and otherwise counts as left out. */
/* @__NO_SIDE_EFFECTS__ */
function extra<Field extends z.ZodMiniType>(field: Field) {
  return z.catch(z.optional(field), undefined);
}

const role = z.enum(['user', 'assistant']);
const turn = extra(z.number());
const turnId = extra(z.string());
const record = z.record(z.string(), z.unknown());

/** What was said. Finals come sentence by sentence; a partial is replaced by what follows it. */
export const transcript = z.looseObject({
  /** May also read `transcript[transcriptType='final']`. */
  type: z.custom<'transcript' | `transcript[${string}`>(
    (type) => typeof type === 'string' && /^transcript/.test(type),
  ),
  role,
  transcriptType: z.nullish(z.string()),
  transcript: z.string(),
});

/** The conversation so far, as the provider knows it. */
export const conversationUpdate = z.looseObject({
  type: z.literal('conversation-update'),
  messages: z.array(z.looseObject({ role: z.string() })),
});

/** Somebody began to speak, or stopped. */
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

/** The visitor began to speak while the assistant spoke: the rest of that turn is not said. */
export const userInterrupted = z.looseObject({ type: z.literal('user-interrupted'), turnId });

const toolCall = z.looseObject({
  id: z.string(),
  type: z.string(),
  function: z.looseObject({ name: z.string(), arguments: z.union([z.string(), record]) }),
});

/** Tools that the assistant uses. Nothing is to be answered. */
export const toolCalls = z.looseObject({
  type: z.literal('tool-calls'),
  toolCallList: z.array(toolCall),
});

/** What came of tools. */
export const toolCallsResult = z.looseObject({ type: z.literal('tool-calls-result') });

/** A tool that the assistant uses, as older assistants tell of it. */
export const functionCall = z.looseObject({
  type: z.literal('function-call'),
  functionCall: z.looseObject({ name: z.string(), parameters: extra(record) }),
});

/** The assistant takes longer than usual to answer. It has not hung up. */
export const hang = z.looseObject({ type: z.literal('hang') });

/** The assistant is there. */
export const assistantStarted = z.looseObject({ type: z.literal('assistant.started') });

/** What the assistant begins to say, with the times of its words where they are known. */
export const assistantSpeechStarted = z.looseObject({
  type: z.literal('assistant.speechStarted'),
  text: z.string(),
  turn,
});

/** A workflow has come to a node. */
export const workflowNodeStarted = z.looseObject({ type: z.literal('workflow.node.started') });

/** The call is handed to somebody else. */
export const transferUpdate = z.looseObject({ type: z.literal('transfer-update') });

/** The visitor speaks another language. */
export const languageChangeDetected = z.looseObject({
  type: z.literal('language-change-detected'),
  language: z.string(),
});

/** What was understood of the visitor, as the assistant's model gets it. */
export const voiceInput = z.looseObject({ type: z.literal('voice-input'), input: z.string() });

/** Whatever an assistant was set up to send along. */
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

/** A message of the provider's that is known and as it should be. */
export type CallMessage = z.output<typeof callMessage>;

/**
 * The message as one of those that are known, or null. One that is not known is no mistake: the
 * provider has new ones now and then, and a page gets it as it came.
 */
export function readCallMessage(message: unknown): CallMessage | null {
  const result = callMessage.safeParse(message);
  return result.success ? result.data : null;
}

const flag = z.optional(z.boolean('true or false'));

/** Words that the assistant is to say. One field is the older client's, the other the API's. */
export const say = z.object({
  type: z.literal('say'),
  message: z.string(),
  content: z.string(),
  endCallAfterSpoken: flag,
  interruptionsEnabled: flag,
  interruptAssistantEnabled: flag,
});

/** Words put into the conversation, as if they had been said. */
export const addMessage = z.object({
  type: z.literal('add-message'),
  message: z.object({ role: z.string(), content: z.string() }),
  triggerResponseEnabled: flag,
});

/** What the assistant's side can be told to do. */
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
