import type { Intent } from '../events.js';
import type { Settings } from '../settings.js';

/** A use of what a visitor says, to which they agree or not. */
export interface ConsentPurpose {
  /** Its name in the receipt. */
  readonly id: string;
  /** The sentence that the visitor reads. */
  readonly text: string;
  /** Whether the assistant cannot be used without it. Default `false`: off until the visitor chooses it. */
  readonly required?: boolean;
}

/** The record of a consent, for the page to store. */
export interface ConsentReceipt {
  /** The version of the notice; empty without one. */
  readonly version: string;
  /** The language in which the notice was shown, as a BCP 47 tag; empty if it is not known. */
  readonly language: string;
  /** Whether the visitor has agreed to each purpose, by its id. */
  readonly purposes: Readonly<Record<string, boolean>>;
  /** When the visitor agreed, in milliseconds since the epoch. */
  readonly time: number;
}

/** The visitor's agreement to be recorded and to have data sent to third parties. */
export type Consent =
  | { readonly status: 'not-needed' }
  /** `held` is the intent that waits for consent. */
  | { readonly status: 'needed'; readonly held: Intent | null }
  | { readonly status: 'granted'; readonly receipt: ConsentReceipt };

export function initialConsent(required: boolean): Consent {
  return required ? { status: 'needed', held: null } : { status: 'not-needed' };
}

/** Returns whether a consent is one to the notice of the settings. */
export function covers(
  { version, purposes }: ConsentReceipt,
  { consentVersion, consentPurposes }: Settings,
): boolean {
  return (
    version === consentVersion &&
    Object.keys(purposes).length === consentPurposes.length &&
    consentPurposes.every(
      ({ id, required }) => Object.hasOwn(purposes, id) && (purposes[id] || !required),
    )
  );
}

/** Returns the receipt of a consent that is given now to the required purposes and the chosen ones. */
export function receiptOf(
  { consentVersion: version, consentPurposes }: Settings,
  chosen: readonly string[] = [],
  language = '',
  time: number,
): ConsentReceipt {
  const granted = consentPurposes.map(({ id, required }) => [id, required || chosen.includes(id)]);
  return { version, language, purposes: Object.fromEntries(granted), time };
}

/**
 * Applies new settings. `stored` is the consent that was given before. Once granted it stays, unless the
 * notice is another one.
 */
export function requireConsent(
  consent: Consent,
  settings: Settings,
  stored: ConsentReceipt | null = null,
): Consent {
  const required = settings.consentRequired;
  if (consent.status === 'granted' && (!required || covers(consent.receipt, settings)))
    return consent;
  if (consent.status === 'needed' && required) return consent;
  return required && stored && covers(stored, settings)
    ? { status: 'granted', receipt: stored }
    : initialConsent(required);
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
