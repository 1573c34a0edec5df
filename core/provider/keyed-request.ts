/** Why a key is requested: none is known yet, or the provider refused the one that was. */
export type KeyReason = 'first' | 'expired';

/** Returns a key, typically from a server of the page that creates short-lived ones. */
export type KeySource = (reason: KeyReason) => string | Promise<string>;

/** The credential of one widget's requests. */
export interface KeyedRequest {
  readonly publicKey: string | KeySource;
  readonly clientId?: string;
}

/** The page's function gave no key. */
export class NoKeyError extends Error {}
