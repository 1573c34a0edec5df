import { writeFile } from 'node:fs/promises';
import { SAMPLE_RATE, silence } from '../../../local-provider/sound/format.js';
import { writeWav } from '../../../local-provider/sound/wav.js';

/** Writes what a browser's microphone hears where nobody speaks; without it, it would beep. */
export async function writeSilence(path: string): Promise<string> {
  await writeFile(path, writeWav({ rate: SAMPLE_RATE, samples: silence(1) }));
  return path;
}
