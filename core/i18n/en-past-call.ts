import type { Words } from './replace-texts.js';

/** The texts after a call. The option `texts.pastCall` replaces any of them. */
export const enPastCall = {
  /** Why the call ended, by the provider's reason. `other` is for reasons not listed here. */
  reasons: {
    'customer-ended-call': 'You ended the call.',
    'assistant-ended-call': 'The assistant ended the call.',
    'assistant-said-end-call-phrase': 'The assistant ended the call.',
    'silence-timed-out': 'The call ended because no one was speaking.',
    'exceeded-max-duration': 'This call reached its time limit.',
    'assistant-forwarded-call': 'You were transferred.',
    'call-moved': 'The call continues in another tab.',
    other: 'The call has ended.',
  },
  copy: 'Copy transcript',
  /** The result of copying. */
  copied: 'Copied',
  notCopied: 'The transcript could not be copied.',
  saveText: 'Save as text',
  saveCaptions: 'Save as captions',
} as const;

export type PastCallTexts = Words<typeof enPastCall>;
