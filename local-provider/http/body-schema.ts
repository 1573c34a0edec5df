import * as z from 'zod/mini';

import { ApiError } from './api-error.js';

// Messages describe only the value: parseBody puts the path before them.
export const text = z.string('must be a string');
export const flag = z.boolean('must be a boolean');

/** An object with other keys, which pass unchecked. */
export function partlyKnown<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.looseObject(shape, 'must be an object');
}

export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.array(item, 'must be an array');
}

export function nonEmptyListOf<Item extends z.ZodMiniType>(item: Item) {
  return listOf(item).check(z.minLength(1, 'should not be empty'));
}

/**
 * @returns the body as the schema describes it.
 * @throws ApiError 400 with one message for each broken rule, worded as the provider's API does:
 *   `assistantId must be a string`, `assistant.property id should not exist`.
 */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new ApiError(400, result.error.issues.flatMap(messages));
}

function messages(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys')
    return [path ? `${path} ${issue.message}` : issue.message];
  return issue.keys.map((key) => `${path && `${path}.`}property ${key} should not exist`);
}
