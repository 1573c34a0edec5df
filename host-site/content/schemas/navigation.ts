import * as z from 'zod/mini';
import { ROUTE_PATHS } from '../../paths.js';
import { text } from './fields.js';

export const NavigationItem = z.strictObject({
  label: text,
  to: z.enum(ROUTE_PATHS),
  /** What chooses a state of the page, such as `?tab=terms`. */
  query: z.optional(z.string().check(z.regex(/^\?[a-z-]+=[a-z-]+$/))),
});
export type NavigationItem = z.infer<typeof NavigationItem>;
