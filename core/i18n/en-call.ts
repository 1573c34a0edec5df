import type { Words } from './replace-texts.js';

/** The texts of a call. The option `texts.call` replaces any of them. */
export const enCall = {
  /** The assistant takes longer than usual to answer. */
  thinking: 'Still thinking…',
  /** The visitor's open microphone has been silent for a while. */
  unheard: 'We can’t hear you. Check that your microphone is on, or choose a different one.',
  /** The quality of the network. */
  network: {
    low: 'Your connection is weak. The call may break up.',
    lost: 'Connection lost. Reconnecting…',
  },
  /** Before `maxDurationSeconds` or `silenceTimeoutSeconds` ends the call. */
  hangUp: {
    tooLong: 'This call is about to reach its time limit.',
    tooSilent: 'Are you still there? The call is about to end.',
    /** `{seconds}` is replaced by the seconds left. */
    left: '{seconds} s',
    /** On the button that continues a silent call. */
    stay: 'I’m still here',
  },
  /** While the visitor is muted, and on the button that ends that. */
  muted: 'You’re muted.',
  unmute: 'Unmute',
  /** On the push-to-talk button. */
  talk: 'Hold to talk',
  /** The label of the sound settings and of their button. */
  sound: 'Sound settings',
  /** Shown in place of the settings. */
  soundFailed: 'The sound settings could not be loaded.',
} as const;

export type CallTexts = Words<typeof enCall>;
