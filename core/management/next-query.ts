import type { Page } from './answer.js';
import type { Query } from './query.js';

/** The API's default page size, by its published schema. */
const DEFAULT_LIMIT = 100;

/** How many at most, by the same. */
const MAX_LIMIT = 1000;

/**
 * The query for the page that follows a page with records, or null if that was the last one. Three
 * kinds of pagination are supported: a cursor (`nextCursor`), numbered pages (`currentPage`,
 * `itemsPerPage`, `totalItems`), and bare lists, by default newest first, by the date of creation.
 */
export function nextQuery(query: Query, { records, metadata }: Page<unknown>): Query | null {
  const { nextCursor, currentPage, itemsPerPage, totalItems } = metadata;
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
  // The command passes a list even for one value, which is sent like that value.
  const ascending = String(query.sortOrder) === 'ASC';
  // Records of one moment may be on both sides of the boundary, so it includes them. A page that is
  // all of one moment would repeat forever: the next one is larger.
  const wider = oldest === newest ? { limit: Math.min(limit * 2, MAX_LIMIT) } : {};
  // The date already excludes the records before it, so the page number no longer applies.
  const rest = { ...query, page: undefined };
  if (wider.limit === limit)
    return { ...rest, ...(ascending ? { createdAtGt: newest } : { createdAtLt: oldest }) };
  return { ...rest, ...wider, ...(ascending ? { createdAtGe: newest } : { createdAtLe: oldest }) };
}

function createdAt(record: unknown): string {
  const at = (record as { createdAt?: unknown } | null)?.createdAt;
  return typeof at === 'string' ? at : '';
}
