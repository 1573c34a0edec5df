import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Recording } from './recording.js';

/** Starts a recording of a call; rejects if its file cannot be created. */
export type StartRecording = (callId: string) => Promise<Recording>;

/** A folder that cannot hold recordings: the message names it, and why. */
export class RecordingsError extends Error {
  override readonly name = 'RecordingsError';
}

/** Recordings of one call: it is joined again, or its recording stopped and started. */
const MOST_OF_ONE_CALL = 100;

/**
 * Stores recordings in a folder, as `<call id>.wav`, further ones of a call as `<call id>-2.wav`.
 * Creates the folder, for its owner only.
 *
 * @throws RecordingsError for a folder that cannot be created or written to
 */
export async function recordingsIn(folder: string): Promise<StartRecording> {
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await makeFolder();
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new RecordingsError(`${folder} cannot hold recordings: ${(error as Error).message}`);
  }
  return async (callId) => {
    // The folder may have been deleted meanwhile.
    await makeFolder();
    for (let number = 1; ; number++) {
      const path = join(folder, `${callId}${number === 1 ? '' : `-${number}`}.wav`);
      try {
        return await Recording.create(path);
      } catch (error) {
        const taken = (error as NodeJS.ErrnoException).code === 'EEXIST';
        if (!taken || number === MOST_OF_ONE_CALL) throw error;
      }
    }
  };
}
