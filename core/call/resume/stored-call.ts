import { attempt } from '../../reports/safely.js';

/** The session storage key of the calls that this tab may resume. */
export const STORED_CALL_KEY = 'voice-assistant-call';

/** Whether a page load may have interrupted a call of this tab. */
export function mayHaveStoredCall(): boolean {
  return typeof attempt(() => sessionStorage.getItem(STORED_CALL_KEY)) === 'string';
}
