import { complaint, type Check } from './checks.js';

/** What was made of a page's options, and what is to be said of them. */
export interface Resolved<Options> {
  readonly options: Options;
  readonly warnings: string[];
}

/** A check for each option. */
export type Checks<Names extends string> = { readonly [Name in Names]-?: Check };

/**
 * Puts what a page gave in the place of defaults. A value that is not allowed gets a warning that
 * names it, and its default stays. Options that have no check are left to others, or not known.
 */
export function fillIn<Options extends object>(
  defaults: Options,
  given: readonly (readonly [name: string, value: unknown])[],
  checks: Partial<Checks<string>>,
): Resolved<Options> {
  const options = { ...defaults } as Record<string, unknown>;
  const warnings: string[] = [];
  for (const [name, value] of given) {
    if (value === undefined || value === null || !Object.hasOwn(checks, name)) continue;
    const warning = complaint(name, value, checks[name]!);
    if (warning) warnings.push(warning);
    else options[name] = value;
  }
  return { options: options as Options, warnings };
}
