import type * as z from 'zod/mini';

import { parseBody } from '../http/body-schema.js';
import { type Fields, fieldsOf, type StoredRecord } from './collection.js';
import { pageOf } from './list-query.js';
import { type Asked, type ManagementRoute, route } from './route.js';
import type { Store } from './store.js';

export interface Family {
  /** The path of the collection: `/squad`. Its records are below it, at `{id}`. */
  readonly path: string;
  /** The name of the collection. Default: the path without its parameters, `test-suite-run`. */
  readonly name?: string;
  /** The path parameter with a record's id. Default `id`. */
  readonly id?: string;
  /** How a list is answered: bare (the default), or as numbered pages. */
  readonly list?: 'bare' | 'paged';
  /** Another path of the list, at which it is answered as numbered pages. */
  readonly pagedAt?: string;
  /** Methods that the family lacks, or has in another way. */
  readonly without?: readonly ('POST' | 'PATCH')[];
  /** The schema of a record. Default: any object. */
  readonly schema?: z.ZodMiniType;
  /** Fields that a new record has besides the client's. */
  made?(): Fields;
  /**
   * Fields of the records from the path above the collection: `{ testSuiteId }`.
   *
   * @throws ApiError 404 if that does not exist
   */
  belongsTo?(asked: Asked): Fields;
  /** Called for each record that was created or changed. */
  kept?(record: StoredRecord): void;
  /** Called for each record that was deleted. */
  removed?(record: StoredRecord): void;
}

const nothing = () => ({});

/** The five calls that most families have: create, list, get, update, delete. */
export function familyRoutes(store: Store, family: Family): ManagementRoute[] {
  const { path, name = nameOf(path), id = 'id', list = 'bare', pagedAt, without = [] } = family;
  const { schema, made = nothing, belongsTo = nothing, kept, removed } = family;
  const collection = store.collection(name);
  const one = `${path}/{${id}}`;

  const find = (asked: Asked) => collection.get(asked.parameters[id] ?? '', belongsTo(asked));
  const page = (asked: Asked) => pageOf(collection.all(belongsTo(asked)), asked.query);

  async function create(asked: Asked): Promise<StoredRecord> {
    const owner = belongsTo(asked);
    const fields = await asked.readBody();
    if (schema) parseBody(schema, fields);
    const created = collection.create({ ...fields, ...made(), ...owner });
    kept?.(created);
    return created;
  }

  async function update(asked: Asked): Promise<StoredRecord> {
    const fields = { ...(await asked.readBody()), ...belongsTo(asked) };
    const before = find(asked);
    if (schema) parseBody(schema, { ...fieldsOf(before), ...fields });
    const changed = collection.update(before.id, fields);
    kept?.(changed);
    return changed;
  }

  function remove(asked: Asked): StoredRecord {
    const gone = collection.remove(find(asked).id);
    removed?.(gone);
    return gone;
  }

  return [
    route('POST', path, create),
    route('GET', path, (asked) => (list === 'bare' ? page(asked).results : page(asked))),
    route('GET', one, find),
    route('PATCH', one, update),
    route('DELETE', one, remove),
    ...(pagedAt ? [route('GET', pagedAt, page)] : []),
  ].filter(({ method }) => !without.some((each) => each === method));
}

function nameOf(path: string): string {
  return path
    .replace(/\/\{\w+\}/g, '')
    .slice(1)
    .replaceAll('/', '-');
}
