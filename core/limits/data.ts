import * as z from 'zod/mini';
import { isObject } from '../provider/is-object.js';
import { asJson, sentLength } from './sent-length.js';
import { APP_MESSAGE_LIMIT, SESSION_DATA_LIMIT, USER_DATA_LIMIT } from './numbers.js';
import { checked } from './schema-parts.js';

/* @__NO_SIDE_EFFECTS__ */
function upTo(limit: number, measure: (value: unknown) => number | undefined, unit: string) {
  const rule = `a JSON value of at most ${limit} ${unit}`;
  return z.unknown().check(
    z.refine((value) => (measure(value) ?? Infinity) <= limit, {
      error: ({ input }) => {
        const length = measure(input);
        return length === undefined ? rule : `${rule}, and it has ${length}`;
      },
    }),
  );
}

export const userData = upTo(
  USER_DATA_LIMIT,
  (value) => (typeof value === 'string' ? value : asJson(value))?.length,
  'characters',
);

export const appMessage = upTo(APP_MESSAGE_LIMIT, sentLength, 'characters as it is sent');

const PLAIN_OBJECT = 'a plain object';

export const sessionData = checked(
  z.custom<Record<string, unknown>>(isPlainObject, PLAIN_OBJECT),
  z.refine((data) => (asJson(data)?.length ?? Infinity) <= SESSION_DATA_LIMIT, {
    error: ({ input }) => {
      const length = asJson(input)?.length;
      const rule = `${PLAIN_OBJECT} of at most ${SESSION_DATA_LIMIT} characters as JSON`;
      return length === undefined ? rule : `${rule}, and it has ${length}`;
    },
  }),
);

export const mergeStrategy = z.enum(
  ['replace', 'shallow-merge'],
  'one of "replace", "shallow-merge"',
);

function isPlainObject(value: unknown): boolean {
  return isObject(value) && [null, Object.prototype].includes(Object.getPrototypeOf(value));
}
