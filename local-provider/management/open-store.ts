import { NOBODY_JOINED, PROVIDER_GONE } from '../call/ended-reasons.js';
import { DataFile } from './data-file.js';
import { type Snapshot, Store } from './store.js';

/** The store, and how its changes are saved. */
export interface OpenStore {
  readonly store: Store;
  /**
   * Settles when all changes so far are in the file; immediately without a file. Changes that come
   * while the file is written are written together after that. When it rejects, everything that is
   * not in the file is taken back.
   *
   * @throws DataFileError
   */
  save(): Promise<void>;
  /**
   * Makes a change that is not taken back, since it records what has happened already, and saves it.
   * If that fails, the next write contains it.
   *
   * @throws DataFileError
   */
  note(change: () => void): Promise<void>;
  /**
   * Saves all changes, and leaves the file to other providers.
   *
   * @throws DataFileError
   */
  close(): Promise<void>;
}

/**
 * Opens a store with the content of a file. Calls that were running when it was written are over.
 *
 * @param path of the file where changes are saved; without it they are lost with the process
 * @throws DataFileError for a file that cannot be read, or that another provider uses
 */
export async function openStore(path: string | undefined): Promise<OpenStore> {
  const file = path === undefined ? undefined : await DataFile.open(path);
  try {
    return savedIn(file, await file?.read());
  } catch (error) {
    await file?.close();
    throw error;
  }
}

function savedIn(opened: DataFile | undefined, content: Snapshot | undefined): OpenStore {
  let file = opened;
  let changed = true;
  /** The write in progress, and the one that waits for it. */
  let writing: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  /** The changes of `note` that are not in the file. */
  let noted: (() => void)[] = [];
  const store = new Store(content, () => (changed = true));
  let saved = store.snapshot();
  endLeftCalls(store);
  return { store, save, note, close };

  async function save(): Promise<void> {
    if (!file) return;
    if (!changed) return writing;
    if (!writing) return (writing = write(file));
    next ??= writing.then(save);
    return next;
  }

  async function note(change: () => void): Promise<void> {
    if (file) noted.push(change);
    change();
    return save();
  }

  async function close(): Promise<void> {
    try {
      await save();
    } finally {
      // A request that is still answered must not write into a file that others may have by then.
      file = undefined;
      await writing?.catch(() => undefined);
      await opened?.close();
    }
  }

  async function write(to: DataFile): Promise<void> {
    const snapshot = store.snapshot();
    const inIt = noted;
    noted = [];
    changed = false;
    next = undefined;
    try {
      await to.write(snapshot);
      saved = snapshot;
    } catch (error) {
      store.restore(saved);
      noted = [...inIt, ...noted];
      for (const change of noted) change();
      // The file may be gone, so that the next write is needed without another change.
      changed = true;
      // It rejects with this one: its changes are taken back, too.
      next = undefined;
      throw error;
    } finally {
      writing = undefined;
    }
  }
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
