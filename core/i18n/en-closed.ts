import type { Words } from './replace-texts.js';

/** The texts of a closed panel. The option `texts.closed` replaces any of them. */
export const enClosed = {
  /** On the launcher, for screen readers. `{count}` is replaced by the number of answers. */
  unread: 'Unread: {count}',
  /** Beside the launcher, with the option `teaser`. */
  teaser: 'Questions? I’m here to help.',
  /** The label of the button that closes the teaser. */
  closeTeaser: 'Close',
} as const;

export type ClosedTexts = Words<typeof enClosed>;
