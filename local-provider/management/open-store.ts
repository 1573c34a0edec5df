import type { DataFile } from './data-file.js';
import { endLeftCalls } from './end-left-calls.js';
import { Store } from './store.js';

/** The store, and how what changed in it is kept. */
export interface OpenStore {
  readonly store: Store;
  /**
   * Settles when all changes so far are in the file; at once where there is no file.
   *
   * @throws DataFileError
   */
  save(): Promise<void>;
}

/**
 * A store that begins with what a file holds. Calls that were running when it was written are over.
 *
 * @param file where changes are kept; without one they are gone with the process
 * @throws DataFileError for a file that cannot be read or written.
 */
export async function openStore(file: DataFile | null): Promise<OpenStore> {
  let changed = true;
  let saved: Promise<void> = Promise.resolve();
  const store = new Store(await file?.read(), () => (changed = true));
  endLeftCalls(store);

  const save = (): Promise<void> => {
    if (file && changed) {
      changed = false;
      saved = file.write(store.snapshot()).catch((error: unknown) => {
        changed = true;
        throw error;
      });
    }
    return saved;
  };
  // At once, so that a file that cannot be written is known before anything is lost.
  await save();
  return { store, save };
}
