import { attempt } from '../reports/safely.js';

/** The session storage key of the conversations of this tab. */
export const KEPT_CONVERSATION_KEY = 'voice-assistant-conversation';

/** Whether a page before this one may have kept a conversation. */
export function mayHaveConversation(): boolean {
  return typeof attempt(() => sessionStorage.getItem(KEPT_CONVERSATION_KEY)) === 'string';
}
