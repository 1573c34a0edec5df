import type { Words } from './replace-texts.js';

/** The texts below messages. The option `texts.delivery` replaces any of them. */
export const enDelivery = {
  waiting: 'Waiting to be sent',
  sending: 'Sending…',
  sent: 'Sent',
  failed: 'Not sent',
  /** It is not known whether the provider has received it. */
  uncertain: 'May not have arrived',
  /** On the button that removes a message that waits. */
  withdraw: 'Do not send',
  /** On the button that puts a message that was not sent back into the text box. */
  edit: 'Edit',
  /** Below an answer that the visitor stopped. */
  stopped: 'You stopped this answer.',
  /** Labels of the buttons below an answer, and of the one above code. */
  answer: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Could not be copied',
    good: 'Good answer',
    bad: 'Bad answer',
  },
  /** Where a call began and ended, with the option `sharedContext`. */
  calls: { began: 'Call started', ended: 'Call ended' },
} as const;

export type DeliveryTexts = Words<typeof enDelivery>;
