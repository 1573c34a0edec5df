/** How a visitor and the assistant speak: by voice, in writing, or both. */
export const MODES = ['voice', 'chat', 'hybrid'] as const;
export type Mode = (typeof MODES)[number];

/** The part of the options on which the behaviour of the machine depends. */
export interface Settings {
  readonly mode: Mode;
  readonly consentRequired: boolean;
  /** Both a public key and an assistant id are there: what a chat request cannot do without. */
  readonly chatConfigured: boolean;
  /** The assistant's greeting at the top of a chat; empty for none. */
  readonly firstChatMessage: string;
  /** Whether one may type to the assistant in a call, instead of ending the call by typing. */
  readonly typingInCall: boolean;
  /** Whether spoken words are shown in a call. */
  readonly showTranscript: boolean;
}
