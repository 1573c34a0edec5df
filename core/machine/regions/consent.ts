import type { Intent } from '../events.js';

/** The visitor's agreement to be recorded and to have data sent to third parties. */
export type Consent =
  | { readonly status: 'not-needed' }
  /** `held` is the intent that waits for consent. */
  | { readonly status: 'needed'; readonly held: Intent | null }
  | { readonly status: 'granted' };

export function initialConsent(required: boolean): Consent {
  return required ? { status: 'needed', held: null } : { status: 'not-needed' };
}

/** Applies a new setting. `given` tells whether consent was given before; once granted it stays. */
export function requireConsent(consent: Consent, required: boolean, given = false): Consent {
  if (consent.status === 'granted') return consent;
  if (!required) return { status: 'not-needed' };
  if (consent.status === 'needed') return consent;
  return given ? { status: 'granted' } : initialConsent(true);
}

/** Holds an intent until consent is given, or drops the one that is held. */
export function hold(consent: Consent, held: Intent | null): Consent {
  if (consent.status !== 'needed' || consent.held === held) return consent;
  return { status: 'needed', held };
}

/** Drops a call that waits for consent. */
export function withoutHeldCall(consent: Consent): Consent {
  return heldIntent(consent)?.type === 'start-call' ? hold(consent, null) : consent;
}

/** The intent that waits for consent. */
export function heldIntent(consent: Consent): Intent | null {
  return 'held' in consent ? consent.held : null;
}
