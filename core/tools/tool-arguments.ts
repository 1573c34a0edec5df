import { toJson } from '../json.js';
import { isObject } from '../provider/is-object.js';
import { attempt } from '../reports/safely.js';
import type { ToolSchema } from './assistant-tool.js';
import { visible, words } from './visible.js';

/** The maximum length of a tool's arguments as JSON, in characters. */
export const ARGUMENTS_LIMIT = 16_384;

/** How many values a tool's arguments may have, those within others included. */
export const MOST_VALUES = 500;

/** How much the visitor reads before they allow a tool, in characters. */
const READABLE_LENGTH = 2 * ARGUMENTS_LIMIT;

export type Arguments = Readonly<Record<string, unknown>>;

/** Keys that would reach a prototype in code that copies objects. */
const UNSAFE_KEYS = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads arguments, which arrive as an object or as JSON. Undefined if they are no object, too long or too
 * many, or have keys that no tool expects.
 */
export function readArguments(input: unknown): Arguments | undefined {
  const json = typeof input === 'string' ? input || '{}' : attempt(() => toJson(input ?? {}));
  if (!json || json.length > ARGUMENTS_LIMIT) return undefined;
  let values = 0;
  let safe = true;
  const args: unknown = attempt(() =>
    JSON.parse(json, (key, value: unknown) => {
      if (UNSAFE_KEYS.includes(key) || values++ > MOST_VALUES) safe = false;
      return value;
    }),
  );
  return safe && isObject(args) ? args : undefined;
}

/**
 * The arguments, to be read by the visitor: whole, and named by the titles in the schema. Undefined if that
 * is too much to read.
 */
export function readable(args: Arguments, schema: ToolSchema = {}) {
  const list = Object.entries(args).map(([name, value]) => {
    const { title } = Object(Object(schema.properties)[name]) as { readonly title?: unknown };
    const text = typeof value === 'string' ? value : toJson(value);
    return {
      name: notBlank(typeof title === 'string' ? visible(title) : label(name)),
      value: notBlank(visible(text)),
    };
  });
  const length = list.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  return length > READABLE_LENGTH ? undefined : list;
}

function label(name: string): string {
  return /^[\w-]+$/.test(name) ? words(name) : visible(name);
}

function notBlank(text: string): string {
  return /\S/.test(text) ? text : JSON.stringify(text);
}
