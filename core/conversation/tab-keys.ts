import { attempt } from '../reports/safely.js';

/** The session storage key of the calls that this tab may resume. */
export const STORED_CALL_KEY = 'voice-assistant-call';

/** The session storage key of the conversations of this tab. */
export const KEPT_CONVERSATION_KEY = 'voice-assistant-conversation';

/** Whether a page before this one may have left something for this one, under one of these keys. */
export function isKept(key: string): boolean {
  return typeof attempt(() => sessionStorage.getItem(key)) === 'string';
}
