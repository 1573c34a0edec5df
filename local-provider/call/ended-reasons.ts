/** Nobody came: the API has one reason for it, whether the microphone was denied or the page left. */
export const NOBODY_JOINED = 'call.in-progress.error-assistant-did-not-receive-customer-audio';

/** The provider stops in the middle of the call. */
export const STOPPED = 'manually-canceled';

/** The provider was gone in the middle of the call, and could not say so any more. */
export const PROVIDER_GONE = 'worker-shutdown';
