import { attempt } from '../../reports/safely.js';

/** The session storage key of a call that may be taken up again: of this tab, and of no other. */
export const INTERRUPTED_CALL_KEY = 'voice-assistant-call';

/** Whether a page load may have cut a call of this tab. */
export function mayHaveInterruptedCall(): boolean {
  return typeof attempt(() => sessionStorage.getItem(INTERRUPTED_CALL_KEY)) === 'string';
}
