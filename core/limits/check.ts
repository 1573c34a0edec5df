import type * as z from 'zod/mini';
import { LimitError } from './limit-error.js';

/**
 * A limit of a value, which `check()` applies. It implements Standard Schema 1
 * (https://standardschema.dev), so that form and validation libraries accept it.
 */
export interface Limit<Value> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly output: Value } | undefined;
    readonly validate: (value: unknown) => unknown;
  };
}

type Issue = z.core.$ZodIssue;

/**
 * Returns a copy of the allowed part of a value.
 *
 * @param argument the caller's name of the value; fields are appended after a dot
 * @throws {LimitError} if the value is not allowed
 * @example
 * const callee = check(dialOut, { phoneNumber: '+15551234567' }, 'callee');
 */
export function check<Value>(limit: Limit<Value>, value: unknown, argument: string): Value {
  const result = schemaOf(limit).safeParse(value);
  if (result.success) return result.data;
  throw refusal(result.error.issues, value, argument);
}

/**
 * The first refusal of a value by a limit; undefined if the limit allows it.
 *
 * @example
 * const message = refusalOf(userData, form.data, 'data')?.message;
 */
export function refusalOf(
  limit: Limit<unknown>,
  value: unknown,
  argument: string,
): LimitError | undefined {
  const result = schemaOf(limit).safeParse(value);
  return result.success ? undefined : refusal(result.error.issues, value, argument);
}

/** Limits are schemas of zod, whose types the entry hides. */
function schemaOf<Value>(limit: Limit<Value>) {
  return limit as unknown as z.ZodMiniType<Value>;
}

function refusal(issues: readonly Issue[], value: unknown, argument: string): LimitError {
  const { issue, path } = deepest(issues[0]!, []);
  const name = (at: readonly PropertyKey[]) => at.reduce<string>(field, argument);
  if (issue.code === 'unrecognized_keys')
    return LimitError.notKnown(name([...path, issue.keys[0]!]), issue.message);
  return LimitError.refused(name(path), valueAt(value, path), issue.message);
}

/** The alternative of a union that the value comes closest to. */
function deepest(
  issue: Issue,
  before: readonly PropertyKey[],
): { issue: Issue; path: PropertyKey[] } {
  const path = [...before, ...issue.path];
  if (issue.code !== 'invalid_union') return { issue, path };
  const isStrange = ({ code }: Issue) => code === 'unrecognized_keys';
  const near = issue.errors.filter(([first]) => first && (first.path.length || isStrange(first)));
  const meant = near.find((issues) => !issues.some(isStrange)) ?? near[0];
  return meant ? deepest(meant[0]!, path) : { issue, path };
}

function field(name: string, key: PropertyKey): string {
  return typeof key === 'number' ? `${name}[${key}]` : `${name}.${String(key)}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) at = (at as Record<PropertyKey, unknown>)[key];
  return at;
}
