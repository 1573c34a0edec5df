import { readPage, type Page } from './answer.js';
import { nextQuery } from './next-query.js';
import type { Query } from './query.js';
import type { Listing } from './signatures.js';

/** A record as it came, by which the list is walked, and what the caller's schema made of it. */
interface Item {
  readonly came: unknown;
  readonly made: unknown;
}

/** Asks for a page of a list. */
export type TurnTo = (query: Query, read: (body: unknown) => Page<Item>) => Promise<Page<Item>>;

/** The first page is asked for at once, as by any other call; the others when they are reached. */
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
      // Whoever iterates hears of a failure here, and not a second time from the promise.
      await page;
      yield* allRecords(query, await first, (next) => turnTo(next, readItems));
    },
  });
}

/**
 * The records of a list from its first page on, each once. Ends with the last page, or where a page
 * brings nothing new because the API does not know how to go on.
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

/** What has no id is like nothing that came before. */
function idOf(record: unknown): unknown {
  return (record as { id?: unknown } | null)?.id ?? Symbol('no id');
}
