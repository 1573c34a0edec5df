import * as z from 'zod/mini';

import { listOf, nonEmptyListOf, parseBody, partlyKnown, text } from '../http/body-schema.js';
import { textOf } from '../http/text-of.js';
import type { StoredRecord } from './collection.js';
import { type ManagementRoute, route } from './route.js';
import type { Store } from './store.js';

/** The tables of the API's published schema. Nothing is subscribed to here. */
const TABLES = ['call', 'subscription'] as const;
const OPERATIONS = ['count', 'sum', 'avg', 'min', 'max'] as const;

/** Each query reads every record, for each of its operations. */
const MOST_ENTRIES = 20;
const few = z.maxLength(MOST_ENTRIES, `must not have more than ${MOST_ENTRIES} entries`);

const operationSchema = partlyKnown({
  operation: z.enum(OPERATIONS, `must be one of ${OPERATIONS.join(', ')}`),
  column: text,
  alias: z.optional(text),
});

const date = text.check(z.refine((at) => !Number.isNaN(Date.parse(at)), 'must be a date'));

const analyticsSchema = partlyKnown({
  queries: listOf(
    partlyKnown({
      name: text,
      table: z.enum(TABLES, `must be one of ${TABLES.join(', ')}`),
      groupBy: z.optional(
        z.union([text, z.array(text).check(few)], 'must be a string or a short list of them'),
      ),
      timeRange: z.optional(partlyKnown({ start: z.optional(date), end: z.optional(date) })),
      operations: nonEmptyListOf(operationSchema).check(few),
    }),
  ).check(few),
});

type Query = z.output<typeof analyticsSchema>['queries'][number];
type Operation = z.output<typeof operationSchema>;

/** Counts and sums over the stored records. */
export function analyticsRoutes(store: Store): ManagementRoute[] {
  return [
    route('POST', '/analytics', async ({ readBody }) => {
      const { queries } = parseBody(analyticsSchema, await readBody());
      return queries.map((query) => ({
        name: query.name,
        timeRange: query.timeRange ?? {},
        result: resultOf(query, store.collection(query.table).all()),
      }));
    }),
  ];
}

/** A row for each group of records that have the same values in the columns of `groupBy`. */
function resultOf({ groupBy = [], timeRange, operations }: Query, records: StoredRecord[]) {
  const { start = 0, end = '9999' } = timeRange ?? {};
  const groups = new Map<string, StoredRecord[]>();
  for (const record of records) {
    const at = new Date(record.createdAt);
    if (at < new Date(start) || at > new Date(end)) continue;
    const key = JSON.stringify([groupBy].flat().map((name) => [name, record[name] ?? null]));
    const members = groups.get(key) ?? [];
    members.push(record);
    groups.set(key, members);
  }
  return [...groups].map(([key, members]) => ({
    ...Object.fromEntries(JSON.parse(key) as [string, unknown][]),
    ...Object.fromEntries(operations.map((each) => [aliasOf(each), reduced(each, members)])),
  }));
}

/** By the API's published schema: `countId`, unless the query has an alias. */
function aliasOf({ operation, column, alias }: Operation): string {
  return alias ?? operation + column.charAt(0).toUpperCase() + column.slice(1);
}

function reduced({ operation, column }: Operation, records: readonly StoredRecord[]) {
  const values = records.flatMap((record) => record[column] ?? []);
  if (operation === 'count') return values.length;
  const numbers = values.map((value) => Number(textOf(value))).filter(Number.isFinite);
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (operation === 'sum') return sum;
  if (numbers.length === 0) return null;
  if (operation === 'avg') return sum / numbers.length;
  return numbers.reduce((found, number) => Math[operation](found, number));
}
