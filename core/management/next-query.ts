import type { Page } from './answer.js';
import type { Query } from './query.js';

/** How many records the API puts on a page unless told otherwise, by its published schema. */
const DEFAULT_LIMIT = 100;

/** How many at most, by the same. */
const MAX_LIMIT = 1000;

/**
 * The query for the page after this one, or null when this is the last.
 *
 * Three ways are understood: a cursor (`nextCursor`), numbered pages (`currentPage`, `itemsPerPage`,
 * `totalItems`), and bare lists, newest first unless asked otherwise, which are cut by the date of
 * creation.
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
  const limit = Number(query.limit ?? DEFAULT_LIMIT);
  if (records.length < limit) return null;
  const dates = records.map(createdAt).sort();
  const [oldest, newest] = [dates[0], dates.at(-1)];
  if (!oldest || !newest) return null;
  // What the command was given is a list, be it of one value, and sent like that value.
  const ascending = String(query.sortOrder) === 'ASC';
  // Records made in the same moment may lie on both sides of the cut, so it is made through them. A
  // page that is all of one moment would be cut there for ever: the next one is larger.
  const wider = oldest === newest ? { limit: Math.min(limit * 2, MAX_LIMIT) } : {};
  // What is cut off is not counted again by the number of a page that the walk began with.
  const rest = { ...query, page: undefined };
  if (wider.limit === limit)
    return { ...rest, ...(ascending ? { createdAtGt: newest } : { createdAtLt: oldest }) };
  return { ...rest, ...wider, ...(ascending ? { createdAtGe: newest } : { createdAtLe: oldest }) };
}

function createdAt(record: unknown): string {
  const at = (record as { createdAt?: unknown } | null)?.createdAt;
  return typeof at === 'string' ? at : '';
}
