import { open, readFile, rename, rm } from 'node:fs/promises';

import * as z from 'zod/mini';

import type { Snapshot } from './store.js';

/** A file that cannot hold the data: the message names it, and why. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

const VERSION = 1;

const dataSchema = z.object({
  version: z.literal(VERSION),
  orgId: z.string(),
  collections: z.record(
    z.string(),
    z.array(
      z.looseObject({
        id: z.string(),
        orgId: z.string(),
        createdAt: z.string(),
        updatedAt: z.string(),
      }),
    ),
  ),
});

/** Stores a snapshot in a file, which is always complete: the old one or the new one. */
export class DataFile {
  readonly #path: string;
  #last: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * The content of the file, or undefined without a file.
   *
   * @throws DataFileError
   */
  async read(): Promise<Snapshot | undefined> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw this.#error('cannot be read', error.message);
    });
    if (text === undefined) return undefined;
    const data = dataSchema.safeParse(parsed(text));
    if (data.success) return data.data;
    throw this.#error('is not a data file of this provider', z.prettifyError(data.error));
  }

  /**
   * Writes a snapshot, after those that are being written.
   *
   * @throws DataFileError
   */
  write(snapshot: Snapshot): Promise<void> {
    const text = `${JSON.stringify({ version: VERSION, ...snapshot }, null, 2)}\n`;
    // A failed write was reported to its caller and does not prevent the next one.
    this.#last = this.#last.catch(() => undefined).then(() => this.#writeNow(text));
    return this.#last;
  }

  async #writeNow(text: string): Promise<void> {
    const beside = `${this.#path}.${process.pid}.tmp`;
    try {
      // It may hold credentials: for its owner alone.
      const file = await open(beside, 'w', 0o600);
      try {
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, this.#path);
    } catch (error) {
      await rm(beside, { force: true });
      throw this.#error('cannot be written', (error as Error).message);
    }
  }

  #error(what: string, why: string): DataFileError {
    return new DataFileError(`${this.#path} ${what}: ${why}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
