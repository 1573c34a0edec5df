import * as z from 'zod/mini';

import { ApiError } from '../http/api-error.js';
import { parseBody } from '../http/body-schema.js';
import { textOf } from '../http/text-of.js';
import type { StoredRecord } from './collection.js';

/** By the API's published schema. */
const DEFAULT_LIMIT = 100;
const MOST = 1000;

// Not coerced: `Number()` takes an empty text for 0.
const count = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/, 'must be a number')), z.transform(Number)),
    z
      .number('must be a number')
      .check(
        z.int('must be a whole number'),
        z.gte(least, `must not be less than ${least}`),
        z.lte(most, `must not be greater than ${most}`),
      ),
  );
const date = z.optional(
  z.pipe(
    z.string().check(z.refine(isDate, 'must be a date')),
    z.transform((text) => Date.parse(text)),
  ),
);

const COMPARED = {
  Gt: (at: number, limit: number) => at > limit,
  Ge: (at: number, limit: number) => at >= limit,
  Lt: (at: number, limit: number) => at < limit,
  Le: (at: number, limit: number) => at <= limit,
};

/** The dates that a query may have: `createdAtGt`, `updatedAtLe`. */
const DATES = (['createdAt', 'updatedAt'] as const).flatMap((field) =>
  Object.entries(COMPARED).map(([suffix, holds]) => ({ name: field + suffix, field, holds })),
);

const pagingSchema = z.object({
  limit: z._default(count(0, MOST), DEFAULT_LIMIT),
  page: z._default(count(1, Number.MAX_SAFE_INTEGER), 1),
  sortOrder: z._default(z.enum(['ASC', 'DESC'], 'must be ASC or DESC'), 'DESC'),
});
const datesSchema = z.object(Object.fromEntries(DATES.map(({ name }) => [name, date])));

export interface PagedList {
  readonly results: readonly StoredRecord[];
  readonly metadata: {
    readonly itemsPerPage: number;
    readonly totalItems: number;
    readonly currentPage: number;
    readonly sortOrder: 'ASC' | 'DESC';
  };
}

/**
 * A page of the records that match a query, by default newest first. A name that is not about pages
 * or dates is a field, which must have the value.
 *
 * @throws ApiError 400
 */
export function pageOf(records: readonly StoredRecord[], query: URLSearchParams): PagedList {
  const parameters = Object.fromEntries(query);
  const doubled = Object.keys(parameters).filter((name) => query.getAll(name).length > 1);
  if (doubled.length > 0)
    throw new ApiError(
      400,
      doubled.map((name) => `${name} must be given once`),
    );
  const { limit, page, sortOrder } = parseBody(pagingSchema, parameters);
  const dates = parseBody(datesSchema, parameters);
  const fields = Object.entries(parameters).filter(
    ([name]) => !Object.hasOwn({ ...pagingSchema.shape, ...datesSchema.shape }, name),
  );
  const found = records.filter(
    (record) =>
      fields.every(([name, value]) => isValue(record, name, value)) &&
      DATES.every(({ name, field, holds }) => {
        const limit = dates[name];
        return limit === undefined || holds(Date.parse(record[field]), limit);
      }),
  );
  if (sortOrder === 'ASC') found.reverse();
  return {
    results: found.slice((page - 1) * limit, page * limit),
    metadata: { itemsPerPage: limit, totalItems: found.length, currentPage: page, sortOrder },
  };
}

function isValue(record: StoredRecord, name: string, value: string): boolean {
  return Object.hasOwn(record, name) && textOf(record[name]) === value;
}

/** By ISO 8601: `Date.parse` alone finds a year in "limit 5". */
function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text) && !Number.isNaN(Date.parse(text));
}
