import { randomUUID } from 'node:crypto';

import { ApiError } from '../http/api-error.js';

/** The fields that a client may set. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields that the API adds. */
export interface RecordKeys {
  readonly id: string;
  readonly orgId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type StoredRecord = RecordKeys & Fields;

interface CollectionSetup {
  /** The name of a record in messages: `assistant`. */
  readonly name: string;
  readonly orgId: string;
  /** Called after each change. */
  changed(): void;
  /** How many records are kept. Default: all. */
  readonly limit?: RecordLimit | undefined;
}

/** Beyond so many records, the oldest of those that may go are dropped. */
export interface RecordLimit {
  readonly most: number;
  mayGo(record: StoredRecord): boolean;
}

/** The records of one family, in memory. */
export class Collection {
  readonly #records = new Map<string, StoredRecord>();
  readonly #setup: CollectionSetup;

  constructor(setup: CollectionSetup, records: readonly StoredRecord[] = []) {
    this.#setup = setup;
    this.restore(records);
  }

  /** Replaces all records, oldest first. */
  restore(records: readonly StoredRecord[]): void {
    this.#records.clear();
    for (const record of records) this.#records.set(record.id, record);
  }

  /** Those that have the given fields, newest first. */
  all(where: Fields = {}): StoredRecord[] {
    return [...this.#records.values()].filter((record) => hasFields(record, where)).reverse();
  }

  find(id: string): StoredRecord | undefined {
    return this.#records.get(id);
  }

  /** @throws ApiError 404 if there is none with that id and these fields */
  get(id: string, where: Fields = {}): StoredRecord {
    const record = this.find(id);
    if (record && hasFields(record, where)) return record;
    throw new ApiError(404, `There is no ${this.#setup.name} with id ${id}`);
  }

  /** @param id minted unless given, as for a record of what already has one */
  create(fields: Fields, id: string = randomUUID()): StoredRecord {
    const now = new Date().toISOString();
    const { orgId } = this.#setup;
    const record = this.#keep({ orgId, ...fields, id, createdAt: now, updatedAt: now });
    this.#dropOldest();
    return record;
  }

  /** Changes the given fields and leaves the others. */
  update(id: string, fields: Fields): StoredRecord {
    return this.replace(id, { ...this.get(id), ...fields });
  }

  /** Changes all fields. */
  replace(id: string, fields: Fields): StoredRecord {
    const { orgId, createdAt } = this.get(id);
    return this.#keep({ ...fields, id, orgId, createdAt, updatedAt: new Date().toISOString() });
  }

  remove(id: string): StoredRecord {
    const record = this.get(id);
    this.#records.delete(id);
    this.#setup.changed();
    return record;
  }

  /** Removes all that have the given fields. */
  removeAll(where: Fields): void {
    for (const { id } of this.all(where)) this.remove(id);
  }

  #dropOldest(): void {
    const { limit } = this.#setup;
    if (!limit) return;
    for (const record of this.#records.values()) {
      if (this.#records.size <= limit.most) return;
      if (limit.mayGo(record)) this.#records.delete(record.id);
    }
  }

  #keep(record: StoredRecord): StoredRecord {
    this.#records.set(record.id, record);
    this.#setup.changed();
    return record;
  }
}

/** The fields of a record without the API's own. */
export function fieldsOf(record: StoredRecord): Fields {
  const added: readonly string[] = ['id', 'orgId', 'createdAt', 'updatedAt'];
  return Object.fromEntries(Object.entries(record).filter(([name]) => !added.includes(name)));
}

function hasFields(record: StoredRecord, where: Fields): boolean {
  return Object.entries(where).every(([name, value]) => record[name] === value);
}
