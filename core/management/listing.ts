import { readPage, type Page } from './answer.js';
import { nextQuery } from './next-query.js';
import type { Query } from './query.js';
import type { Listing } from './signatures.js';

/** A raw record, for pagination, and what the caller's schema converts it to. */
interface Item {
  readonly came: unknown;
  readonly made: unknown;
}

/** Requests a page of a list. */
export type TurnTo = (query: Query, read: (body: unknown) => Page<Item>) => Promise<Page<Item>>;

/**
 * Requests the first page immediately, like any other call, and the others when they are reached.
 */
export function listing(
  query: Query,
  turnTo: TurnTo,
  check: (record: unknown) => unknown,
): Listing<unknown> {
  const readItems = (body: unknown): Page<Item> => {
    const { records, metadata } = readPage(body);
    return { records: records.map((came) => ({ came, made: check(came) })), metadata };
  };
  const first = turnTo(query, readItems);
  const page = first.then(({ records, metadata }) => ({
    records: records.map(({ made }) => made),
    metadata,
  }));
  return Object.assign(page, {
    async *[Symbol.asyncIterator]() {
      // The iterator throws this failure, so the promise must not be unhandled.
      await page;
      yield* allRecords(query, await first, (next) => turnTo(next, readItems));
    },
  });
}

/**
 * The records of a list from its first page on, each once. Ends after the last page, or when a page
 * has nothing new because the API ignores the pagination.
 */
async function* allRecords(
  query: Query,
  first: Page<Item>,
  turnTo: (query: Query) => Promise<Page<Item>>,
): AsyncGenerator<unknown> {
  let here = query;
  let page = first;
  let before = new Set<unknown>();
  for (;;) {
    const fresh = page.records.filter(({ came }) => !before.has(idOf(came)));
    yield* fresh.map(({ made }) => made);
    const records = page.records.map(({ came }) => came);
    const next = fresh.length > 0 ? nextQuery(here, { ...page, records }) : null;
    if (!next) return;
    before = new Set(records.map(idOf));
    here = next;
    page = await turnTo(next);
  }
}

/** A record without an id is always new. */
function idOf(record: unknown): unknown {
  return (record as { id?: unknown } | null)?.id ?? Symbol('no id');
}
