import type { ConsentPurpose } from './regions/consent.js';

/** How a visitor and the assistant communicate: by voice, in writing, or both. */
export const MODES = ['voice', 'chat', 'hybrid'] as const;
export type Mode = (typeof MODES)[number];

/** The replacement for a call that failed. */
export const FALLBACKS = ['none', 'chat'] as const;
export type Fallback = (typeof FALLBACKS)[number];

/** The part of the options that the machine reads. */
export interface Settings {
  readonly mode: Mode;
  readonly consentRequired: boolean;
  /** The version of the notice; empty without one. */
  readonly consentVersion: string;
  readonly consentPurposes: readonly ConsentPurpose[];
  /** Whether the public key and the assistant id are set, which a chat request requires. */
  readonly chatConfigured: boolean;
  /** The assistant's greeting at the top of a chat; empty for none. */
  readonly firstChatMessage: string;
  /** Whether typed text goes into a connected call, instead of ending it. */
  readonly typingInCall: boolean;
  /** Whether a call and the chat are one conversation. */
  readonly sharedContext: boolean;
  /** The alternative that the mode `voice` offers after a call failed. */
  readonly fallback: Fallback;
  /** Whether the spoken words of a call are shown. */
  readonly showTranscript: boolean;
}
