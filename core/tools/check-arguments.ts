import { toJson } from '../json.js';
import { isObject } from '../provider/is-object.js';
import { attempt } from '../reports/safely.js';
import { warnOnce } from '../reports/warn-once.js';
import { NO_ARGUMENTS, type AssistantTool, type ToolSchema } from './assistant-tool.js';
import type { Arguments } from './tool-arguments.js';

/** How often the check of a tool's arguments reads in them: some schemas compare each value with each other. */
export const MOST_READS = 300_000;

/** The formats whose checks in the library take exponential or cubic time. */
const SLOW_FORMATS = ['uri', 'url'];

const ADDRESS = 'voice-assistant address';

/** Returns whether there are arguments that fit the tool. The page author is warned if not. */
export async function fit(
  args: Arguments | undefined,
  { name, inputSchema }: AssistantTool,
): Promise<boolean> {
  let problem = `the arguments for the tool "${name}" are rejected.`;
  try {
    if (args && (await areValid(args, inputSchema))) return true;
  } catch (error) {
    problem = `the tool "${name}" cannot run: its inputSchema cannot be used. ${String(error)}`;
  }
  warnOnce([`voice-assistant: ${problem}`]);
  return false;
}

/**
 * Returns whether the arguments match the schema of a tool.
 *
 * @throws Error if the schema is invalid
 */
export async function areValid(
  args: Arguments,
  schema: ToolSchema = NO_ARGUMENTS,
): Promise<boolean> {
  const { Validator, format } = await import('@cfworker/json-schema');
  format[ADDRESS] ??= isAddress;

  /** The library adds to a schema, which may be frozen, and reads all patterns with the flag `u`. */
  function usable(key: string, value: unknown): unknown {
    if (key === 'format' && SLOW_FORMATS.includes(value as string)) return ADDRESS;
    if (!isObject(value) || typeof value.pattern !== 'string') return value;
    const { pattern, ...others } = value;
    const legacy = compiled(pattern, 'u') ? undefined : compiled(pattern);
    if (!legacy) return value;
    const name = `voice-assistant pattern ${pattern}`;
    format[name] ??= (text) => legacy.test(text);
    const { allOf = [] } = others as { readonly allOf?: readonly unknown[] };
    return { ...others, allOf: [...allOf, { format: name }] };
  }

  const copy = JSON.parse(toJson(schema), usable) as ToolSchema;
  try {
    return new Validator(copy).validate(counted(args, { left: MOST_READS })).valid;
  } catch (error) {
    if (isTooMuch(error)) return false;
    throw error;
  }
}

/** The library itself runs out of stack when it collects many errors. Firefox has an error of its own for that. */
function isTooMuch(error: unknown): boolean {
  return error instanceof Error && /^(Range|Internal)Error$/.test(error.name);
}

function compiled(pattern: string, flags = ''): RegExp | undefined {
  return attempt(() => new RegExp(pattern, flags));
}

function isAddress(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:[^\s]+$/i.test(text) && attempt(() => new URL(text)) !== undefined;
}

/** The same value, of which only so much can be read. */
function counted<Value>(value: Value, budget: { left: number }): Value {
  if (typeof value !== 'object' || value === null) return value;
  const count = () => {
    if (budget.left-- <= 0) throw new RangeError();
  };
  return new Proxy(value, {
    get(target, key) {
      count();
      return counted(Reflect.get(target, key), budget);
    },
    ownKeys(target) {
      count();
      return Reflect.ownKeys(target);
    },
  });
}
