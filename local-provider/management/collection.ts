import { randomUUID } from 'node:crypto';

import { ApiError } from '../http/api-error.js';

/** What a client sends and may change. */
export type Fields = Readonly<Record<string, unknown>>;

/** What the API adds to the fields of what it keeps. */
export interface RecordKeys {
  readonly id: string;
  readonly orgId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export type StoredRecord = RecordKeys & Fields;

interface CollectionParts {
  /** What one record is called, for messages: `assistant`. */
  readonly name: string;
  readonly orgId: string;
  /** Told after each change. */
  changed(): void;
}

/** The records of one family, in memory. */
export class Collection {
  readonly #records: Map<string, StoredRecord>;
  readonly #parts: CollectionParts;

  constructor(parts: CollectionParts, records: readonly StoredRecord[] = []) {
    this.#parts = parts;
    this.#records = new Map(records.map((record) => [record.id, record]));
  }

  /** Those that have the given fields, newest first. */
  all(where: Fields = {}): StoredRecord[] {
    return [...this.#records.values()].filter((record) => hasFields(record, where)).reverse();
  }

  find(id: string): StoredRecord | undefined {
    return this.#records.get(id);
  }

  /** @throws ApiError 404 where there is none with that id and the given fields. */
  get(id: string, where: Fields = {}): StoredRecord {
    const record = this.find(id);
    if (record && hasFields(record, where)) return record;
    throw new ApiError(404, `There is no ${this.#parts.name} with id ${id}`);
  }

  /** @param id minted unless given, as for a record of what already has one */
  create(fields: Fields, id: string = randomUUID()): StoredRecord {
    const now = new Date().toISOString();
    const { orgId } = this.#parts;
    return this.#keep({ orgId, ...fields, id, createdAt: now, updatedAt: now });
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
    this.#parts.changed();
    return record;
  }

  /** Removes all that have the given fields. */
  removeAll(where: Fields): void {
    for (const { id } of this.all(where)) this.remove(id);
  }

  #keep(record: StoredRecord): StoredRecord {
    this.#records.set(record.id, record);
    this.#parts.changed();
    return record;
  }
}

/** The fields of a record, without what the API added. */
export function fieldsOf(record: StoredRecord): Fields {
  const added: readonly string[] = ['id', 'orgId', 'createdAt', 'updatedAt'];
  return Object.fromEntries(Object.entries(record).filter(([name]) => !added.includes(name)));
}

function hasFields(record: StoredRecord, where: Fields): boolean {
  return Object.entries(where).every(([name, value]) => record[name] === value);
}
