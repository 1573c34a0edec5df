import * as z from 'zod/mini';

import { listOf, nonEmptyListOf, parseBody, partlyKnown, text } from '../../http/body-schema.js';
import type { StoredRecord } from '../collection.js';
import type { ManagementRoute } from '../route.js';
import type { Store } from '../store.js';

/** The tables of the API's published schema. Nothing is subscribed to here. */
const TABLES = ['call', 'subscription'] as const;
const OPERATIONS = ['count', 'sum', 'avg', 'min', 'max'] as const;

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
      groupBy: z.optional(z.union([text, z.array(text)], 'must be a string or a list of them')),
      timeRange: z.optional(partlyKnown({ start: z.optional(date), end: z.optional(date) })),
      operations: nonEmptyListOf(operationSchema),
    }),
  ),
});

type Query = z.output<typeof analyticsSchema>['queries'][number];
type Operation = z.output<typeof operationSchema>;

/** Counts and sums over the stored records. */
export function analyticsRoutes(store: Store): ManagementRoute[] {
  return [
    {
      method: 'POST',
      path: '/analytics',
      async answer({ readBody }) {
        const { queries } = parseBody(analyticsSchema, await readBody());
        return queries.map((query) => ({
          name: query.name,
          timeRange: query.timeRange ?? {},
          result: resultOf(query, store.collection(query.table).all()),
        }));
      },
    },
  ];
}

function resultOf({ groupBy = [], timeRange, operations }: Query, records: StoredRecord[]) {
  const { start, end } = timeRange ?? {};
  const from = start === undefined ? -Infinity : Date.parse(start);
  const until = end === undefined ? Infinity : Date.parse(end);
  const names = [groupBy].flat();
  const groups = new Map<string, StoredRecord[]>();
  for (const record of records) {
    const at = Date.parse(record.createdAt);
    if (at < from || at > until) continue;
    const key = JSON.stringify(names.map((name) => valueOf(record, name) ?? null));
    groups.set(key, [...(groups.get(key) ?? []), record]);
  }
  return [...groups].map(([key, members]) => {
    const values = JSON.parse(key) as unknown[];
    return Object.fromEntries([
      ...names.map((name, index) => [name, values[index]]),
      ...operations.map((operation) => [aliasOf(operation), reduced(operation, members)]),
    ]);
  });
}

/** By the API's published schema: `countId`, unless the query has an alias. */
function aliasOf({ operation, column, alias }: Operation): string {
  return alias ?? operation + column.charAt(0).toUpperCase() + column.slice(1);
}

function reduced({ operation, column }: Operation, records: readonly StoredRecord[]) {
  const values = records.map((record) => valueOf(record, column)).filter((value) => value != null);
  if (operation === 'count') return values.length;
  const numbers = values.map(Number).filter((number) => !Number.isNaN(number));
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (operation === 'sum') return sum;
  if (numbers.length === 0) return null;
  if (operation === 'avg') return sum / numbers.length;
  return operation === 'min' ? Math.min(...numbers) : Math.max(...numbers);
}

/** The value at a path such as `costBreakdown.llm`. */
function valueOf(record: StoredRecord, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], record);
}
