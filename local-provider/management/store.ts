import { randomUUID } from 'node:crypto';

import { Collection, type RecordLimit, type StoredRecord } from './collection.js';

/** Of the collections that grow by themselves. */
const LIMITS = new Map<string, RecordLimit>([
  ['call', { most: 5000, mayGo: ({ status }) => status === 'ended' }],
]);

/** All records, as they are written to a file. */
export interface Snapshot {
  /** The organisation that everything belongs to. */
  readonly orgId: string;
  readonly collections: Readonly<Record<string, readonly StoredRecord[]>>;
}

/** Every collection of the management API, in memory. */
export class Store {
  readonly orgId: string;
  readonly #collections = new Map<string, Collection>();
  readonly #changed: () => void;

  /**
   * @param snapshot the initial records
   * @param changed called after each change
   */
  constructor(snapshot: Snapshot | undefined, changed: () => void = () => undefined) {
    this.orgId = snapshot?.orgId ?? randomUUID();
    this.#changed = changed;
    for (const [name, records] of Object.entries(snapshot?.collections ?? {}))
      this.#add(name, records);
  }

  /** The collection of that name, empty at first: `assistant`. */
  collection(name: string): Collection {
    return this.#collections.get(name) ?? this.#add(name);
  }

  snapshot(): Snapshot {
    const collections = [...this.#collections].map(([name, collection]) => [
      name,
      collection.all().reverse(),
    ]);
    return { orgId: this.orgId, collections: Object.fromEntries(collections) };
  }

  /** Takes back what has changed since a snapshot. */
  restore({ collections }: Snapshot): void {
    for (const [name, collection] of this.#collections) collection.restore(collections[name] ?? []);
  }

  #add(name: string, records?: readonly StoredRecord[]): Collection {
    const setup = { name, orgId: this.orgId, changed: this.#changed, limit: LIMITS.get(name) };
    const collection = new Collection(setup, records);
    this.#collections.set(name, collection);
    return collection;
  }
}
