import type { Intent } from '../events.js';
import { hold } from '../regions/consent.js';
import type { State } from '../state.js';
import type { Step } from '../step.js';

/**
 * Holds an intent until the visitor agrees. They may have agreed since the page loaded, in another tab or
 * in another widget of the page, so the stored consent is recalled first.
 */
export function askConsent(state: State, held: Intent): Step {
  return [{ ...state, consent: hold(state.consent, held) }, [{ type: 'recall-consent' }]];
}
