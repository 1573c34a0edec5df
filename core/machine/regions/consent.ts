import type { Intent } from '../events.js';

/** Whether the visitor agreed to be recorded and sent to third parties. */
export type Consent =
  | { readonly status: 'not-needed' }
  /** `held` is what the visitor asked for before agreeing; it is done once they agree. */
  | { readonly status: 'needed'; readonly held: Intent | null }
  | { readonly status: 'granted' };

export function initialConsent(required: boolean): Consent {
  return required ? { status: 'needed', held: null } : { status: 'not-needed' };
}

/** Follows a change of the page's wish, with whether consent was given before. Once given it stays so. */
export function requireConsent(consent: Consent, required: boolean, given = false): Consent {
  if (consent.status === 'granted') return consent;
  if (!required) return { status: 'not-needed' };
  if (consent.status === 'needed') return consent;
  return given ? { status: 'granted' } : initialConsent(true);
}

export function hold(consent: Consent, intent: Intent | null): Consent {
  return consent.status === 'needed' ? { status: 'needed', held: intent } : consent;
}

/** A call that was held is not wanted any more. */
export function withoutHeldCall(consent: Consent): Consent {
  return consent.status === 'needed' && consent.held?.type === 'start-call'
    ? hold(consent, null)
    : consent;
}
