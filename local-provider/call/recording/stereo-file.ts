import { open } from 'node:fs/promises';

import { type Pcm, SAMPLE_RATE } from '../../sound/format.js';
import { wavHeader } from '../../sound/wav.js';

/** The length in the header of an incomplete file: readers take it as "until the end". */
const UNKNOWN_BYTES = 0xffff_ffff - 36;

/** Written in larger chunks than 20 ms. */
const CHUNK_SAMPLES = SAMPLE_RATE;

export interface StereoFile {
  /** Takes as many samples of one side as of the other. */
  write(left: Pcm, right: Pcm): void;
  /** Settles when the file is complete; rejects with the reason if it is not. */
  close(): Promise<void>;
}

/**
 * Creates a 16 bit stereo WAV file, for its owner only, since it has people's voices. Rejects if it
 * cannot be created or exists.
 */
export async function openStereoFile(path: string): Promise<StereoFile> {
  const file = await open(path, 'wx', 0o600);
  const header = (dataBytes: number) => wavHeader({ rate: SAMPLE_RATE, channels: 2, dataBytes });
  let dataBytes = 0;
  let pending: Buffer[] = [];
  let pendingSamples = 0;
  let written: Promise<unknown> = file.write(header(UNKNOWN_BYTES));
  return { write, close };

  function write(left: Pcm, right: Pcm): void {
    const frame = Buffer.alloc(left.length * 4);
    left.forEach((sample, index) => {
      frame.writeInt16LE(sample, index * 4);
      frame.writeInt16LE(right[index]!, index * 4 + 2);
    });
    pending.push(frame);
    pendingSamples += left.length;
    if (pendingSamples >= CHUNK_SAMPLES) flush();
  }

  function flush(): void {
    const chunk = Buffer.concat(pending);
    pending = [];
    pendingSamples = 0;
    dataBytes += chunk.length;
    written = written.then(() => file.write(chunk));
    // Reported when the file is closed.
    written.catch(() => undefined);
  }

  async function close(): Promise<void> {
    flush();
    try {
      await written;
      const whole = header(dataBytes);
      await file.write(whole, 0, whole.length, 0);
    } finally {
      await file.close();
    }
  }
}
