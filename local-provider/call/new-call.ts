import { type Faults } from '../faults/faults.js';

/** What a call takes of an assistant. */
export interface AssistantSettings {
  name?: string;
  /** Said first; without it the visitor begins. */
  firstMessage?: string;
  /** The first message waits until the page asks for it with the control `say-first-message`. */
  firstMessageHeld?: boolean;
  systemPrompt?: string;
  voiceProvider?: string;
}

export interface NewCall {
  id: string;
  assistant: AssistantSettings;
  faults: Faults;
  /** The page may leave, and join again soon: the conversation goes on. */
  rejoinable: boolean;
  /** Told when the call is joined, and when it is over. */
  changed?(change: CallChange): void;
}

/** What becomes of a call that was made, as the API tells it. */
export type CallChange =
  | { readonly status: 'in-progress' }
  | { readonly status: 'ended'; readonly endedReason: string; readonly endedAt: string };
