import type { SomeWords, Words } from './translation-types.js';

/** The words after a call. A page replaces them one by one by the option `texts.pastCall`. */
export const enPastCall = {
  /** Why it ended, by the provider's reason. `other` stands for every reason that is not here. */
  reasons: {
    'customer-ended-call': 'You ended the call.',
    'assistant-ended-call': 'The assistant ended the call.',
    'assistant-said-end-call-phrase': 'The assistant ended the call.',
    'silence-timed-out': 'The call ended since nobody spoke.',
    'exceeded-max-duration': 'The call ended at its longest time.',
    'assistant-forwarded-call': 'The call was passed on.',
    'call-moved': 'The call goes on in another tab.',
    other: 'The call has ended.',
  },
  copy: 'Copy transcript',
  /** What came of copying. */
  copied: 'Copied',
  notCopied: 'The browser did not allow it to be copied.',
  saveText: 'Save as text',
  saveCaptions: 'Save as captions',
} as const;

export type PastCallTexts = Words<typeof enPastCall>;

export type SomePastCallTexts = SomeWords<typeof enPastCall>;
