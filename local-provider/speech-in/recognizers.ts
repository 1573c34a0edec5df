import { Ladder } from '../engines/ladder.js';
import { readModelServer } from '../environment.js';
import { openAiRecognizer } from './openai-transcription.js';
import { pocketsphinxRecognizer } from './pocketsphinx.js';
import type { Recognizer } from './recognizer.js';

/** The last resort: detects speech without a transcript. */
const noRecognizer: Recognizer = {
  name: 'none (install pocketsphinx and pocketsphinx-en-us)',
  interim: false,
  transcribe: async () => undefined,
};

/** The recognisers this machine has, best first: a configured server, pocketsphinx, none. */
export function createRecognizer(
  environment: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Recognizer {
  const engines = [
    openAiRecognizer(readModelServer(environment)),
    pocketsphinxRecognizer(environment),
  ].filter((recognizer) => recognizer !== undefined);
  const last = noRecognizer;
  const ladder = new Ladder<Recognizer>({ purpose: 'recogniser', engines, last, log });
  return {
    get name() {
      return ladder.current.name;
    },
    get interim() {
      return ladder.current.interim;
    },
    transcribe: (pcm, signal, background) =>
      ladder.use((recognizer) => recognizer.transcribe(pcm, signal, background), signal),
  };
}
