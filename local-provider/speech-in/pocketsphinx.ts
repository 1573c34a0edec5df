import { writeFile } from 'node:fs/promises';

import { findProgram, runProgram, withTemporaryFile } from '../engines/program.js';
import { SAMPLE_RATE, joinPcm, silence } from '../sound/format.js';
import { resample } from '../sound/resample.js';
import { writeWav } from '../sound/wav.js';
import { MODEL_RATE, type Recognizer } from './recognizer.js';

/** Silence at the end, by which the program detects the end of speech. */
const MARGIN = silence(0.4);

/** Transcribes English with Debian's pocketsphinx, if it is installed with its model. */
export function pocketsphinxRecognizer(environment: NodeJS.ProcessEnv): Recognizer | undefined {
  const pocketsphinx = findProgram(['pocketsphinx_continuous'], environment);
  if (!pocketsphinx) return undefined;
  return {
    name: 'pocketsphinx (English)',
    interim: true,
    transcribe: (pcm, signal, background) =>
      withTemporaryFile(async (path) => {
        const samples = resample(joinPcm([MARGIN, pcm, MARGIN]), SAMPLE_RATE, MODEL_RATE);
        await writeFile(path, writeWav({ rate: MODEL_RATE, samples }));
        const parameters = ['-infile', path, '-logfn', '/dev/null'];
        const lines = await runProgram(pocketsphinx, parameters, { signal, background });
        return lines.toString('utf8').replace(/\s+/g, ' ').trim();
      }),
  };
}
