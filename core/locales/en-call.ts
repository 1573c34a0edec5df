import type { SomeWords, Words } from './words.js';

/** The widget's words in a call. A page replaces them one by one by the option `texts.call`. */
export const enCall = {
  thinking: 'Still thinking…',
  unheard: 'We can’t hear you. Check that your microphone is on, or choose another one.',
  network: {
    low: 'Your connection is weak. The call may break up.',
    lost: 'The connection is lost. Trying to get it back…',
  },
  hangUp: {
    tooLong: 'This call is about to reach its longest time.',
    tooSilent: 'Are you still there? The call is about to end.',
    /** `{seconds}` is the number of seconds that are left. */
    left: '{seconds} s',
    stay: 'I’m still here',
  },
  talk: 'Hold to talk',
  sound: 'Sound settings',
} as const;

export type CallTexts = Words<typeof enCall>;

export type SomeCallTexts = SomeWords<typeof enCall>;
