import { Ladder } from '../engines/ladder.js';
import { readModelServer } from '../environment.js';
import { fromFirstSound, silence } from '../sound/format.js';
import { espeakVoice } from './espeak.js';
import { fliteVoice } from './flite.js';
import { openAiVoice } from './openai-speech.js';
import type { Voice } from './voice.js';

/**
 * The voices this machine has, best first: a configured server, flite (which reads the Latin script
 * alone), espeak-ng, none.
 */
export function createVoice(environment: NodeJS.ProcessEnv, log: (line: string) => void): Voice {
  const engines = [
    openAiVoice(readModelServer(environment)),
    fliteVoice(environment),
    espeakVoice(),
  ].filter((voice) => voice !== undefined);
  const ladder = new Ladder<Voice>({ purpose: 'voice', engines, last: silentVoice, log });
  return {
    get name() {
      return ladder.current.name;
    },
    speak: async (text, signal) =>
      fromFirstSound(
        await ladder.use(
          (voice) => voice.speak(text, signal),
          signal,
          (voice) => voice.reads?.(text) ?? true,
        ),
      ),
    close: () => engines.forEach((voice) => voice.close?.()),
  };
}

/** An unhurried speaker. */
const WORDS_PER_SECOND = 2.5;

/** The last rung: a machine without any voice still holds the conversation, as transcripts. */
export const silentVoice: Voice = {
  name: 'none (install flite, or the npm package espeak-ng)',
  async speak(text) {
    return silence(text.split(/\s+/).length / WORDS_PER_SECOND);
  },
};
