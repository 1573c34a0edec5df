import type { ToolDefinition } from '../answers/answer-engine.js';
import { type Faults } from '../faults/faults.js';
import type { Wire } from './wire.js';

/** The settings of an assistant that a call uses. */
export interface AssistantSettings {
  name?: string;
  /** Without it the visitor speaks first. */
  firstMessage?: string;
  /** The first message waits for the page's control `say-first-message`. */
  firstMessageHeld?: boolean;
  systemPrompt?: string;
  voiceProvider?: string;
  /** The functions that its model may call. */
  tools?: readonly ToolDefinition[];
}

export interface NewCall {
  id: string;
  assistant: AssistantSettings;
  faults: Faults;
  /** The page may leave and rejoin soon: the conversation continues. */
  rejoinable: boolean;
  /** The language of the page on the channel. Default: the envelopes of our call machine. */
  wire?: Wire;
  /** Called when the call is joined and when it is over. */
  changed?(change: CallChange): void;
}

/** A change of a created call, as the API reports it. */
export type CallChange =
  | { readonly status: 'in-progress' }
  | { readonly status: 'ended'; readonly endedReason: string; readonly endedAt: string };
