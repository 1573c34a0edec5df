import type { Page } from './answer.js';
import type { Query } from './query.js';

/** How many records the API puts on a page unless told otherwise, by its published schema. */
const DEFAULT_LIMIT = 100;

/**
 * The query for the page after this one, or null when this is the last.
 *
 * Three ways are understood: a cursor (`nextCursor`), numbered pages (`currentPage`, `itemsPerPage`,
 * `totalItems`), and bare lists, newest first, which are cut by the date of creation.
 */
export function nextQuery(query: Query, { records, metadata }: Page<unknown>): Query | null {
  const { nextCursor, currentPage, itemsPerPage, totalItems } = metadata;
  if (records.length === 0) return null;
  if (typeof nextCursor === 'string') return { ...query, cursor: nextCursor };
  const counted = [currentPage, itemsPerPage, totalItems].map(Number) as [number, number, number];
  if (counted.every(Number.isFinite)) {
    const [page, perPage, total] = counted;
    return page * perPage < total ? { ...query, page: page + 1 } : null;
  }
  if (records.length < Number(query.limit ?? DEFAULT_LIMIT)) return null;
  const dates = records.map((record) => String(fieldOf(record, 'createdAt') ?? '')).sort();
  const [oldest, newest] = [dates[0], dates.at(-1)];
  if (!oldest) return null;
  // Records made in the same moment may lie on both sides of the cut, so it is made beside them,
  // unless the whole page is of one moment, when that would cut at the same place for ever.
  return oldest === newest ? { ...query, createdAtLt: oldest } : { ...query, createdAtLe: oldest };
}

/**
 * The records of a list from its first page on, each once. Ends with the last page, or where a page
 * brings nothing new because the API does not know how to go on.
 */
export async function* allRecords(
  query: Query,
  first: Page<unknown>,
  turnTo: (query: Query) => Promise<Page<unknown>>,
): AsyncGenerator<unknown> {
  let page = first;
  let before = new Set<unknown>();
  for (let next: Query | null = query; next; ) {
    const fresh = page.records.filter((record) => !before.has(fieldOf(record, 'id')));
    yield* fresh;
    next = fresh.length > 0 ? nextQuery(next, page) : null;
    if (!next) return;
    before = new Set(page.records.map((record) => fieldOf(record, 'id') ?? NaN));
    page = await turnTo(next);
  }
}

function fieldOf(record: unknown, name: string): unknown {
  return (record as Readonly<Record<string, unknown>> | null)?.[name];
}
