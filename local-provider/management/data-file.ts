import { open, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import * as z from 'zod/mini';

import { isTooDeep, MOST_LEVELS } from '../http/nesting.js';
import { FileInUse, lockFile, temporaryFor } from './file-lock.js';
import type { Snapshot } from './store.js';

/** A file that cannot hold the data: the message names it, and why. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

const VERSION = 1;

/** In characters: large enough for few writes, small enough for a short turn of the event loop. */
const PIECE_LENGTH = 64 * 1024;

const NESTED = `is nested more than ${MOST_LEVELS} levels deep`;

const dataSchema = z.object({
  version: z.literal(VERSION),
  orgId: z.string(),
  collections: z.record(
    z.string(),
    z.array(
      z
        .looseObject({
          id: z.string(),
          orgId: z.string(),
          createdAt: z.string(),
          updatedAt: z.string(),
        })
        .check(z.refine((record) => !isTooDeep(record), NESTED)),
    ),
  ),
});

/** Stores a snapshot in a file, which is always complete: the old one or the new one. */
export class DataFile {
  readonly #name: string;
  readonly #path: string;
  readonly #unlock: () => Promise<void>;

  private constructor(name: string, path: string, unlock: () => Promise<void>) {
    this.#name = name;
    this.#path = path;
    this.#unlock = unlock;
  }

  /**
   * Opens a file for this provider alone, until it is closed.
   *
   * @throws DataFileError
   */
  static async open(name: string): Promise<DataFile> {
    try {
      const path = await withoutLinks(name);
      return new DataFile(name, path, await lockFile(path));
    } catch (error) {
      const what = error instanceof FileInUse ? 'cannot be used' : 'cannot be written';
      throw dataFileError(name, what, error);
    }
  }

  close(): Promise<void> {
    return this.#unlock();
  }

  /**
   * The content of the file, or undefined without a file.
   *
   * @throws DataFileError
   */
  async read(): Promise<Snapshot | undefined> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw dataFileError(this.#name, 'cannot be read', error);
    });
    if (text === undefined) return undefined;
    const data = dataSchema.safeParse(parsed(text));
    if (data.success) return data.data;
    // One of them is enough: there is one for each record.
    const [issue] = data.error.issues;
    const why = `${issue?.path.join('.') || 'it'}: ${issue?.message}`;
    throw dataFileError(this.#name, 'is not a data file of this provider', new Error(why));
  }

  /**
   * Replaces the content of the file.
   *
   * @throws DataFileError
   */
  async write(snapshot: Snapshot): Promise<void> {
    const beside = temporaryFor(this.#path);
    try {
      // It may hold credentials: for its owner alone.
      const file = await open(beside, 'w', 0o600);
      try {
        await writeFile(file, pieces(snapshot));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(beside, this.#path);
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      throw dataFileError(this.#name, 'cannot be written', error);
    }
  }
}

/** A lock beside a link would not be seen beside the file, and a new file would replace the link. */
async function withoutLinks(path: string): Promise<string> {
  return realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)));
}

/**
 * The text of the file. It is made while it is written, so that a large store neither stops the other requests nor is in memory twice.
 */
function* pieces({ orgId, collections }: Snapshot): Generator<string> {
  let piece = `{"version":${VERSION},"orgId":${JSON.stringify(orgId)},"collections":{`;
  let separator = '\n';
  for (const [name, records] of Object.entries(collections)) {
    piece += `${separator}${JSON.stringify(name)}:[`;
    separator = '\n';
    for (const record of records) {
      piece += separator + JSON.stringify(record, null, 2);
      separator = ',\n';
      if (piece.length < PIECE_LENGTH) continue;
      yield piece;
      piece = '';
    }
    piece += ']';
    separator = ',\n';
  }
  yield `${piece}}}\n`;
}

function dataFileError(name: string, what: string, error: unknown): DataFileError {
  return new DataFileError(`${name} ${what}: ${(error as Error).message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
