import type { Intent } from '../events.js';
import { hold } from '../regions/consent.js';
import type { State } from '../state.js';
import type { Step } from '../step.js';

/**
 * Holds what the visitor asked for until they agree. They may have agreed since this began, in another
 * tab or to another widget of the page: then they are not asked again.
 */
export function askConsent(state: State, held: Intent): Step {
  return [{ ...state, consent: hold(state.consent, held) }, [{ type: 'recall-consent' }]];
}
