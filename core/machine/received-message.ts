import type { Role } from './identity.js';

/*
 * The messages that a call receives, as the provider documents them. Types only: nothing here is
 * checked. `readCallMessage()` of `voice-assistant/limits` checks a message.
 */

/** A complete message of the chat, as it is emitted to the page. */
export interface ChatMessage {
  readonly type: 'chat-message';
  readonly role: Role;
  readonly content: string;
}

/** Fields beyond the documented ones. */
interface Message {
  readonly [field: string]: unknown;
}

/** Speech of one side. Finals arrive sentence by sentence; a partial is replaced by what follows it. */
export interface TranscriptMessage extends Message {
  /** Can also be `transcript[transcriptType='final']`. */
  readonly type: 'transcript' | `transcript[${string}`;
  readonly role: Role;
  readonly transcriptType?: string | null;
  readonly transcript: string;
}

/** The provider's history of the conversation. */
export interface ConversationUpdateMessage extends Message {
  readonly type: 'conversation-update';
  readonly messages: readonly (Message & { readonly role: string })[];
}

/** One side began or stopped speaking. */
export interface SpeechUpdateMessage extends Message {
  readonly type: 'speech-update';
  readonly status: 'started' | 'stopped';
  readonly role: Role;
  readonly turn?: number;
}

/** The status of the call. The last one is `ended`, with the reason. */
export interface StatusUpdateMessage extends Message {
  readonly type: 'status-update';
  readonly status: string;
  readonly endedReason?: string;
}

/** Words of the assistant as they are generated, before they are spoken. */
export interface ModelOutputMessage extends Message {
  readonly type: 'model-output';
  readonly output: string;
  readonly turnId?: string;
}

/** The visitor interrupted the assistant: the rest of that turn is not spoken. */
export interface UserInterruptedMessage extends Message {
  readonly type: 'user-interrupted';
  readonly turnId?: string;
}

/** The assistant calls tools. No reply is expected. */
export interface ToolCallsMessage extends Message {
  readonly type: 'tool-calls';
  readonly toolCallList: readonly (Message & {
    readonly id: string;
    readonly type: string;
    readonly function: Message & {
      readonly name: string;
      readonly arguments: string | Readonly<Record<string, unknown>>;
    };
  })[];
}

/** The assistant calls a tool, in the format of older assistants. */
export interface FunctionCallMessage extends Message {
  readonly type: 'function-call';
  readonly functionCall: Message & {
    readonly name: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
  };
}

/** The text that the assistant begins to speak. */
export interface AssistantSpeechStartedMessage extends Message {
  readonly type: 'assistant.speechStarted';
  readonly text: string;
  readonly turn?: number;
}

/** The visitor speaks another language. */
export interface LanguageChangeDetectedMessage extends Message {
  readonly type: 'language-change-detected';
  readonly language: string;
}

/** The visitor's speech as the assistant's model receives it. */
export interface VoiceInputMessage extends Message {
  readonly type: 'voice-input';
  readonly input: string;
}

/** A message without documented fields. `hang`: the assistant is slow; it has not hung up. */
export interface PlainMessage extends Message {
  readonly type:
    | 'hang'
    | 'assistant.started'
    | 'tool-calls-result'
    | 'workflow.node.started'
    | 'transfer-update'
    | 'metadata';
}

/** A message of a call or a complete message of the chat, by its `type`. */
export type ReceivedMessage =
  | ChatMessage
  | TranscriptMessage
  | ConversationUpdateMessage
  | SpeechUpdateMessage
  | StatusUpdateMessage
  | ModelOutputMessage
  | UserInterruptedMessage
  | ToolCallsMessage
  | FunctionCallMessage
  | AssistantSpeechStartedMessage
  | LanguageChangeDetectedMessage
  | VoiceInputMessage
  | PlainMessage;
