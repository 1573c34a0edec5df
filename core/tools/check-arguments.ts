import { matches } from '../blocks/matches.js';
import { toJson } from '../json.js';
import { isObject } from '../provider/is-object.js';
import { attempt } from '../reports/safely.js';
import { warnOnce } from '../reports/warn-once.js';
import { NO_ARGUMENTS, type AssistantTool, type ToolSchema } from './assistant-tool.js';
import type { Arguments } from './tool-arguments.js';

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
  const { format } = await import('@cfworker/json-schema');
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

  return matches(args, JSON.parse(toJson(schema), usable) as ToolSchema);
}

function compiled(pattern: string, flags = ''): RegExp | undefined {
  return attempt(() => new RegExp(pattern, flags));
}

function isAddress(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:[^\s]+$/i.test(text) && attempt(() => new URL(text)) !== undefined;
}
