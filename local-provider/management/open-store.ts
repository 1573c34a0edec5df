import { NOBODY_JOINED, PROVIDER_GONE } from '../call/ended-reasons.js';
import type { DataFile } from './data-file.js';
import { Store } from './store.js';

/** The store, and how its changes are saved. */
export interface OpenStore {
  readonly store: Store;
  /**
   * Settles when all changes so far are in the file; immediately without a file.
   *
   * @throws DataFileError
   */
  save(): Promise<void>;
}

/**
 * Opens a store with the content of a file. Calls that were running when it was written are over.
 *
 * @param file where changes are saved; without one they are lost with the process
 * @throws DataFileError for a file that cannot be read or written
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
  // Now, so that a file that cannot be written is reported before anything is lost.
  await save();
  return { store, save };
}

/**
 * Ends the web calls of a previous process that was killed: their rooms are gone. Each ended when
 * it was last updated at the latest.
 */
function endLeftCalls(store: Store): void {
  const calls = store.collection('call');
  for (const { id, status, updatedAt } of calls.all({ type: 'webCall' })) {
    if (status === 'ended') continue;
    const endedReason = status === 'queued' ? NOBODY_JOINED : PROVIDER_GONE;
    calls.update(id, { status: 'ended', endedReason, endedAt: updatedAt });
  }
}
