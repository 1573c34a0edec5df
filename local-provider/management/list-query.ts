import * as z from 'zod/mini';

import { parseBody } from '../http/body-schema.js';
import type { StoredRecord } from './collection.js';

/** By the API's published schema. */
const DEFAULT_LIMIT = 100;
const MOST = 1000;

const count = (least: number, most: number) =>
  z.coerce
    .number(`must be a number`)
    .check(
      z.int('must be a whole number'),
      z.gte(least, `must not be less than ${least}`),
      z.lte(most, `must not be greater than ${most}`),
    );
const date = z.optional(
  z.pipe(
    z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date')),
    z.transform((text) => new Date(text).toISOString()),
  ),
);

const COMPARED = {
  Gt: (at: string, limit: string) => at > limit,
  Ge: (at: string, limit: string) => at >= limit,
  Lt: (at: string, limit: string) => at < limit,
  Le: (at: string, limit: string) => at <= limit,
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
  const given = Object.fromEntries(query);
  const { limit, page, sortOrder } = parseBody(pagingSchema, given);
  const dates = parseBody(datesSchema, given);
  const fields = Object.entries(given).filter(
    ([name]) => !(name in pagingSchema.shape || name in datesSchema.shape),
  );
  const found = records.filter(
    (record) =>
      fields.every(([name, value]) => String(record[name]) === value) &&
      DATES.every(({ name, field, holds }) => !dates[name] || holds(record[field], dates[name])),
  );
  if (sortOrder === 'ASC') found.reverse();
  return {
    results: found.slice((page - 1) * limit, page * limit),
    metadata: { itemsPerPage: limit, totalItems: found.length, currentPage: page, sortOrder },
  };
}
