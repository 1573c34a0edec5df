import { newChat, type Chat } from './regions/chat.js';
import { initialConsent, type Consent } from './regions/consent.js';
import { noMode, type ActiveMode } from './regions/mode.js';
import { closedPanel, type Panel } from './regions/panel.js';
import { emptyTranscript, type Transcript } from './regions/transcript.js';
import { disconnected, type Voice } from './regions/voice.js';
import type { Settings } from './settings.js';

/** All that the assistant is at one moment. Plain data: it can be kept, compared and handed over. */
export interface State {
  readonly settings: Settings;
  readonly consent: Consent;
  readonly panel: Panel;
  readonly voice: Voice;
  readonly mode: ActiveMode;
  readonly chat: Chat;
  readonly transcript: Transcript;
}

export function initialState(settings: Settings): State {
  return {
    settings,
    consent: initialConsent(settings.consentRequired),
    panel: closedPanel,
    voice: disconnected,
    mode: noMode,
    chat: newChat,
    transcript: emptyTranscript,
  };
}
