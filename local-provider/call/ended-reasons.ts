/** Nobody joined. The API has one reason for a denied microphone and a page that was left. */
export const NOBODY_JOINED = 'call.in-progress.error-assistant-did-not-receive-customer-audio';

/** The provider stops in the middle of the call. */
export const STOPPED = 'manually-canceled';

/** The provider stopped during the call without a chance to report it. */
export const PROVIDER_GONE = 'worker-shutdown';
