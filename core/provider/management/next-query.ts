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
  if (
    typeof currentPage === 'number' &&
    typeof itemsPerPage === 'number' &&
    typeof totalItems === 'number'
  )
    return currentPage * itemsPerPage < totalItems ? { ...query, page: currentPage + 1 } : null;
  if (records.length < Number(query.limit ?? DEFAULT_LIMIT)) return null;
  const dates = records.map(createdAt).sort();
  const [oldest, newest] = [dates[0], dates.at(-1)];
  if (!oldest) return null;
  // Records made in the same moment may lie on both sides of the cut, so it is made through them,
  // unless the whole page is of one moment: then it would be made there for ever.
  return oldest === newest ? { ...query, createdAtLt: oldest } : { ...query, createdAtLe: oldest };
}

function createdAt(record: unknown): string {
  const at = (record as { createdAt?: unknown } | null)?.createdAt;
  return typeof at === 'string' ? at : '';
}
