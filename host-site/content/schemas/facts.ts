import * as z from 'zod/mini';
import { text } from './fields.js';

/** A fact in copy: a text, a number from 0, or several of them. */
export type Facts = string | number | readonly Facts[] | { readonly [name: string]: Facts };

export const Facts: z.ZodMiniType<Facts> = z.lazy(() =>
  z.union([text, z.number().check(z.nonnegative()), z.array(Facts), z.record(z.string(), Facts)]),
);
