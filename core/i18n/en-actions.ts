import type { Words } from './replace-texts.js';

/** The texts of starters, page tools and blocks in answers. The option `texts.actions` replaces any of them. */
export const enActions = {
  /** The label of the starters, which are examples in the mode `voice`. */
  starters: 'You could ask',
  /** Above a tool that awaits permission. */
  question: 'May the assistant do this?',
  allow: 'Allow',
  /** On the button that also allows the tool from now on, until the tab is closed. */
  always: 'Always allow in this tab',
  decline: 'Decline',
  /** On the button that also declines the further questions. */
  'decline-all': 'Decline all',
  /** On the button that scrolls what a tool would use, if that is long. */
  readOn: 'Read on',
  unread: 'You can allow this after you have read to the end.',
  /** `{count}` is replaced by the number of further questions. */
  more: '{count} more after this',
  running: 'In progress…',
  /** What became of a tool. */
  outcomes: {
    done: 'Done',
    declined: 'Declined',
    failed: 'This did not work.',
    'timed-out': 'This took too long.',
    gone: 'This is no longer possible here.',
    ended: 'The call ended before this was answered.',
  },
  /** The label of several cards. */
  cards: 'Suggestions',
  /** The labels of form fields without one, by their kind. */
  fields: {
    name: 'Name',
    phone: 'Phone number',
    email: 'Email address',
    choice: 'Your choice',
    time: 'Date and time',
  },
  /** The first, empty choice. */
  choose: 'Please choose',
  submit: 'Send',
  submitted: 'Sent',
} as const;

export type ActionTexts = Words<typeof enActions>;
