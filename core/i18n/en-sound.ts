import type { SomeWords, Words } from './translation-types.js';

/** The words of the sound settings. A page replaces them one by one by the option `texts.sound`. */
export const enSound = {
  microphone: 'Microphone',
  speaker: 'Speaker',
  volume: 'Volume of the assistant',
  /** A device to which the browser gives no name. */
  standard: 'Standard',
} as const;

export type SoundTexts = Words<typeof enSound>;

export type SomeSoundTexts = SomeWords<typeof enSound>;
