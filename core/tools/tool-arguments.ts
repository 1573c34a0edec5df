import { isObject } from '../provider/is-object.js';
import { attempt } from '../reports/safely.js';
import { NO_ARGUMENTS, type ToolSchema } from './assistant-tool.js';

/** The maximum length of a tool's arguments as JSON, in characters. */
export const ARGUMENTS_LIMIT = 16_384;

/** How much of one argument the visitor is shown, in characters. */
const SHOWN_LENGTH = 200;

export type Arguments = Readonly<Record<string, unknown>>;

/** Keys that would reach a prototype in code that copies objects. */
const UNSAFE_KEYS = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads arguments, which arrive as an object or as JSON. Undefined if they are no object, too long, or have
 * keys that no tool expects.
 */
export function readArguments(given: unknown): Arguments | undefined {
  const json =
    typeof given === 'string' ? given || '{}' : attempt(() => JSON.stringify(given ?? {}));
  if (!json || json.length > ARGUMENTS_LIMIT) return undefined;
  let safe = true;
  const args: unknown = attempt(() =>
    JSON.parse(json, (key, value: unknown) => {
      if (UNSAFE_KEYS.includes(key)) safe = false;
      return value;
    }),
  );
  return safe && isObject(args) ? args : undefined;
}

/** Returns whether the arguments match the schema of a tool. An invalid schema matches nothing. */
export async function areValid(
  args: Arguments,
  schema: ToolSchema = NO_ARGUMENTS,
): Promise<boolean> {
  const { Validator } = await import('@cfworker/json-schema');
  return attempt(() => new Validator(schema).validate(args).valid) ?? false;
}

/** The arguments, to be read by the visitor: named by the titles in the schema, and shortened. */
export function readable(args: Arguments, schema: ToolSchema = {}) {
  const { properties } = schema;
  return Object.entries(args).map(([name, value]) => {
    const { title } = Object(Object(properties)[name]) as { readonly title?: unknown };
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return { name: typeof title === 'string' ? title : words(name), value: shown(text) };
  });
}

/** A name such as `open_tour` as words. */
export function words(name: string): string {
  const text = name.replace(/[_-]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return shown(text.charAt(0).toUpperCase() + text.slice(1));
}

/** Without characters that change the direction of what follows, and shortened. */
export function shown(text: string): string {
  const plain = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  return plain.length > SHOWN_LENGTH ? `${plain.slice(0, SHOWN_LENGTH)}…` : plain;
}
