import type { Words } from './replace-texts.js';

/** The texts of a closed panel. The option `texts.closed` replaces any of them. */
export const enClosed = {
  /** On the launcher, for screen readers. `{count}` is replaced by the number of answers. */
  unread: 'Unread: {count}',
} as const;

export type ClosedTexts = Words<typeof enClosed>;
