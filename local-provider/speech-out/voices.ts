import { Ladder } from '../engines/ladder.js';
import { readModelServer } from '../environment.js';
import { espeakVoice } from './espeak.js';
import { fliteVoice } from './flite.js';
import { openAiVoice } from './openai-speech.js';
import { silentVoice } from './silent-voice.js';
import type { Voice } from './voice.js';

/** The voices this machine has, best first: a configured server, flite, espeak-ng, none. */
export function createVoice(environment: NodeJS.ProcessEnv, log: (line: string) => void): Voice {
  const found = [
    openAiVoice(readModelServer(environment)),
    fliteVoice(environment),
    espeakVoice(),
  ].filter((voice) => voice !== undefined);
  const [best = silentVoice, ...others] = [...found, silentVoice];
  const ladder = new Ladder<Voice>('voice', [best, ...others], log);
  return {
    get name() {
      return ladder.current.name;
    },
    speak: (text, signal) => ladder.use((voice) => voice.speak(text, signal), signal),
  };
}
