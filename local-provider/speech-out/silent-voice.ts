import { silence } from '../sound/format.js';
import type { Voice } from './voice.js';

/** An unhurried speaker. */
const WORDS_PER_SECOND = 2.5;

/** The last rung: a machine without any voice still holds the conversation, as transcripts. */
export const silentVoice: Voice = {
  name: 'none (install flite, or the npm package espeak-ng)',
  async speak(text) {
    return silence(text.split(/\s+/).length / WORDS_PER_SECOND);
  },
};
