import type { Words } from './replace-texts.js';

/** The texts of the sound settings. The option `texts.sound` replaces any of them. */
export const enSound = {
  microphone: 'Microphone',
  speaker: 'Speaker',
  volume: 'Assistant volume',
  /** A device without a name. */
  standard: 'Default',
} as const;

export type SoundTexts = Words<typeof enSound>;
