import type { Words } from './replace-texts.js';

/** The texts below messages that take a while. The option `texts.delivery` replaces any of them. */
export const enDelivery = {
  waiting: 'Waiting to be sent',
  sending: 'Sending…',
  sent: 'Sent',
  failed: 'Not sent',
  /** It is not known whether the provider has received it. */
  uncertain: 'May not have arrived',
  /** On the button that removes a message that waits. */
  withdraw: 'Do not send',
  /** Where a call began and ended, with the option `sharedContext`. */
  calls: { began: 'Call started', ended: 'Call ended' },
} as const;

export type DeliveryTexts = Words<typeof enDelivery>;
