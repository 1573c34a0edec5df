import type { SomeWords, Words } from './translation-types.js';

/** The widget's words in a call. A page replaces them one by one by the option `texts.call`. */
export const enCall = {
  /** The assistant takes longer than usual to answer. */
  thinking: 'Still thinking…',
  /** Nothing has come from the visitor's open microphone for a while. */
  unheard: 'We can’t hear you. Check that your microphone is on, or choose another one.',
  /** How the network carries the call. */
  network: {
    low: 'Your connection is weak. The call may break up.',
    lost: 'The connection is lost. Trying to get it back…',
  },
  /** Before a limit of the page's ends the call: `maxDurationSeconds` or `silenceTimeoutSeconds`. */
  hangUp: {
    tooLong: 'This call is about to reach its longest time.',
    tooSilent: 'Are you still there? The call is about to end.',
    /** `{seconds}` is the number of seconds that are left. */
    left: '{seconds} s',
    /** The button that ends the silence. */
    stay: 'I’m still here',
  },
  /** On the button of the option `pushToTalk`. */
  talk: 'Hold to talk',
  /** What the button of the sound settings is called. */
  sound: 'Sound settings',
  /** In their place. */
  soundFailed: 'The sound settings could not be loaded.',
} as const;

export type CallTexts = Words<typeof enCall>;

export type SomeCallTexts = SomeWords<typeof enCall>;
