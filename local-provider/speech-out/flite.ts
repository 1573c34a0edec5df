import { readFile } from 'node:fs/promises';

import { findProgram, runProgram, withTemporaryFile } from '../engines/program.js';
import { isLatin } from '../language/languages.js';
import { pcmFromWav } from '../sound/wav.js';
import { pronounceable } from './pronunciation.js';
import type { Voice } from './voice.js';

/** The best English voice of Debian's flite. */
const VOICE_NAME = 'slt';

/** Speech by the program `flite`, if it is installed. */
export function fliteVoice(environment: NodeJS.ProcessEnv): Voice | undefined {
  const flite = findProgram(['flite'], environment);
  if (!flite) return undefined;
  return {
    name: `flite (${VOICE_NAME})`,
    // It returns a moment of silence for unreadable text, without an error.
    reads: isLatin,
    speak: (text, signal) =>
      withTemporaryFile(async (path) => {
        const parameters = ['-voice', VOICE_NAME, '-t', pronounceable(text), '-o', path];
        await runProgram(flite, parameters, { signal });
        return pcmFromWav(await readFile(path));
      }),
  };
}
