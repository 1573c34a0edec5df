import { attempt } from '../../reports/safely.js';

/** The session storage key of the calls that this tab may resume. */
export const INTERRUPTED_CALL_KEY = 'voice-assistant-call';

/** Whether a page load may have interrupted a call of this tab. */
export function mayHaveInterruptedCall(): boolean {
  return typeof attempt(() => sessionStorage.getItem(INTERRUPTED_CALL_KEY)) === 'string';
}
