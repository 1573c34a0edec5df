import { attempt } from '../reports/safely.js';

/** The session storage key of the calls that this tab may resume. */
export const STORED_CALL_KEY = 'voice-assistant-call';

/** The session storage key of the conversations of this tab. */
export const KEPT_CONVERSATION_KEY = 'voice-assistant-conversation';

/** The session storage key of the tools that the visitor always allows in this tab. */
export const ALLOWED_TOOLS_KEY = 'voice-assistant-tools';

/** The session storage key of whether the teaser was shown in this tab. */
export const TEASER_KEY = 'voice-assistant-teaser';

/** The session storage key of the language that the visitor has chosen. */
export const LANGUAGE_KEY = 'voice-assistant-language';

/** All keys of the widget in the session storage. */
export const TAB_KEYS = [
  STORED_CALL_KEY,
  KEPT_CONVERSATION_KEY,
  ALLOWED_TOOLS_KEY,
  TEASER_KEY,
  LANGUAGE_KEY,
];

/** Whether a page before this one may have left something for this one, under one of these keys. */
export function isKept(key: string): boolean {
  return typeof attempt(() => sessionStorage.getItem(key)) === 'string';
}
