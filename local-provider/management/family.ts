import { type Collection, type Fields, fieldsOf, type StoredRecord } from './collection.js';
import { pageOf } from './list-query.js';
import type { Asked, ManagementRoute } from './route.js';

interface FamilyParts {
  /** Where the collection is: `/squad`. Its records lie one step below, at `{id}` unless named. */
  readonly path: string;
  readonly id?: string;
  /** How a list is answered: bare, or as numbered pages. */
  readonly list: 'bare' | 'paged';
  readonly collection: Collection;
  /** What a new record has besides what the client sent. Default nothing. */
  made?(fields: Fields): Fields;
  /**
   * Refuses what a record must not become. Default: anything goes.
   *
   * @throws ApiError 400
   */
  check?(fields: Fields): void;
  /**
   * What the path above the collection says of its records: `{ testSuiteId }`. Default nothing.
   *
   * @throws ApiError 404 where that does not exist.
   */
  belongsTo?(asked: Asked): Fields;
  /** Told of each record that was made or changed. */
  kept?(record: StoredRecord): void;
  /** Told of each record that is gone. */
  removed?(record: StoredRecord): void;
}

const NOTHING = () => ({});

/** The five calls that most families have: create, list, get, update, delete. */
export function family(parts: FamilyParts): ManagementRoute[] {
  const { path, id = 'id', list, collection, check, kept, removed } = parts;
  const { made = NOTHING, belongsTo = NOTHING } = parts;
  const record = `${path}/{${id}}`;
  const meant = (asked: Asked) => collection.get(asked.parameters[id] ?? '', belongsTo(asked));

  return [
    {
      method: 'POST',
      path,
      async answer(asked) {
        const owner = belongsTo(asked);
        const fields = await asked.readBody();
        check?.(fields);
        const created = collection.create({ ...fields, ...made(fields), ...owner });
        kept?.(created);
        return created;
      },
    },
    {
      method: 'GET',
      path,
      answer(asked) {
        const page = pageOf(collection.all(belongsTo(asked)), asked.query);
        return list === 'bare' ? page.results : page;
      },
    },
    { method: 'GET', path: record, answer: meant },
    {
      method: 'PATCH',
      path: record,
      async answer(asked) {
        const fields = { ...(await asked.readBody()), ...belongsTo(asked) };
        const before = meant(asked);
        check?.({ ...fieldsOf(before), ...fields });
        const changed = collection.update(before.id, fields);
        kept?.(changed);
        return changed;
      },
    },
    {
      method: 'DELETE',
      path: record,
      answer(asked) {
        const gone = collection.remove(meant(asked).id);
        removed?.(gone);
        return gone;
      },
    },
  ];
}
