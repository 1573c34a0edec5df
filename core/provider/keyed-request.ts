/** Why a key is requested: none is known yet, or the provider refused the one that was. */
export type KeyReason = 'first' | 'expired';

/** Returns a key, typically from a server of the page that creates short-lived ones. */
export type KeySource = (reason: KeyReason) => string | Promise<string>;

/** The credential of one widget's requests. */
export interface KeyedRequest {
  readonly publicKey: string | KeySource;
  readonly clientId?: string;
}

/** No key was given. Nothing was sent to the provider. */
export class NoKeyError extends Error {
  constructor(
    message: string,
    /** `rejected` if a token server refused one, as when its budget is used up. */
    readonly kind: 'no-answer' | 'rejected' = 'no-answer',
  ) {
    super(message);
  }
}

/** The kind of the failure of a call whose request was not answered. */
export function kindOfUnanswered(error: unknown): 'offline' | 'rejected' {
  return error instanceof NoKeyError && error.kind === 'rejected' ? 'rejected' : 'offline';
}
