import { type Collection, type Fields, fieldsOf, type StoredRecord } from './collection.js';
import { pageOf } from './list-query.js';
import type { Asked, ManagementRoute } from './route.js';

interface FamilyParts {
  /** The path of the collection: `/squad`. Its records are below it, at `{id}` unless named. */
  readonly path: string;
  readonly id?: string;
  /** How a list is answered: bare, or as numbered pages. */
  readonly list: 'bare' | 'paged';
  readonly collection: Collection;
  /** Fields that a new record has besides the client's. */
  made?(fields: Fields): Fields;
  /**
   * Checks a record.
   *
   * @throws ApiError 400
   */
  check?(fields: Fields): void;
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
