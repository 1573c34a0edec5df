import { NO_PUBLIC_KEY } from '../../core/machine/messages.js';
import type { Shown } from '../../tests/core/limits/visitor-errors.js';

/** An error, and what a visitor is shown of it; `not-loaded` stands for the words of the launcher. */
export interface ShownError {
  readonly when: string;
  readonly error: string;
  readonly shown: Shown | 'not-loaded';
}

const start = 'The start of a call';

/** The errors that need more than one part of the code to come about, and are tested with all of it. */
export const ERRORS_OF_PARTS: readonly ShownError[] = [
  { when: start, error: `validation-error: ${NO_PUBLIC_KEY}`, shown: 'misconfigured' },
  { when: start, error: 'start-method-error: Another tab has a call', shown: 'call-elsewhere' },
  {
    when: start,
    error: 'start-method-error: The assistant did not answer in time',
    shown: 'no-answer',
  },
  {
    when: 'The tag',
    error: 'load-error: what is beyond the launcher could not be loaded',
    shown: 'not-loaded',
  },
];
