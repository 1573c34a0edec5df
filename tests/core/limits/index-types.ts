import type * as z from 'zod/mini';
import type * as limits from '../../../core/limits/index.js';
import type * as schemas from '../../../core/limits/schemas.js';

type ValueOf<Limit> = Limit extends limits.Limit<infer Value> ? Value : never;
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
/** `sendSettings` has an index signature beside optional fields, which no interface can express. */
type Name = Exclude<keyof typeof limits & keyof typeof schemas, 'sendSettings'>;

/** Does not compile if the named value of a limit differs from what its schema allows. */
export type NamedAsAllowed = {
  [Key in Name]: (typeof schemas)[Key] extends z.ZodMiniType
    ? Same<z.output<(typeof schemas)[Key]>, ValueOf<(typeof limits)[Key]>>
    : true;
};

export const named = (checked: NamedAsAllowed): Record<Name, true> => checked;
