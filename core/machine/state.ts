import { newChat, type Chat } from './regions/chat.js';
import { initialConsent, type Consent } from './regions/consent.js';
import { emptyTranscript, type Transcript } from './regions/transcript.js';
import { disconnected, type Call } from './regions/call.js';
import type { Settings } from './settings.js';
import type { ToolRequest } from './tool-request.js';

/** The launcher alone, or the panel as well. */
export interface Panel {
  readonly status: 'closed' | 'open';
}

export const closedPanel: Panel = { status: 'closed' };
export const openPanel: Panel = { status: 'open' };

/** The whole state of an assistant. Plain data: it can be stored, compared and serialized. */
export interface State {
  readonly settings: Settings;
  readonly consent: Consent;
  readonly panel: Panel;
  readonly voice: Call;
  /** The provider's id of the newest call. Null before it has given one. */
  readonly callId: string | null;
  readonly chat: Chat;
  readonly transcript: Transcript;
  /** The calls of the page's tools that await the visitor or run, oldest first. */
  readonly requests: readonly ToolRequest[];
  /** The text in the text box. */
  readonly draft: string;
  /** Whether a text box takes the place of a call that failed, in the mode `voice`. */
  readonly fallback: boolean;
}

/** Returns the state before any event. */
export function initialState(settings: Settings): State {
  return {
    settings,
    consent: initialConsent(settings.consentRequired),
    panel: closedPanel,
    voice: disconnected,
    callId: null,
    chat: newChat,
    transcript: emptyTranscript,
    requests: [],
    draft: '',
    fallback: false,
  };
}
