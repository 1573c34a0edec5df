import { isObject } from '../provider/is-object.js';

/** A tool that the assistant calls. */
export interface CalledTool {
  readonly id: string;
  readonly name: string;
  /** The arguments, an object or JSON. */
  readonly input: unknown;
}

/** Runs the functions that an answer calls, each with the visitor's permission. */
export interface ToolUse {
  /** Resolves with the text for the assistant about each, in their order, unless the answer is over first. */
  use(calls: readonly CalledTool[]): Promise<readonly string[]>;
}

/** The tools that show blocks in the conversation. */
export const BLOCK_TOOL = /^show_(buttons|card|form)$/;

/** The calls of tools in a message of the call. Those that are malformed are left out. */
export function toolCallsIn(message: unknown): readonly CalledTool[] {
  const { toolCallList } = Object(message) as { readonly toolCallList?: unknown };
  if (!Array.isArray(toolCallList)) return [];
  return toolCallList.flatMap((call: unknown) => {
    const { id, function: called } = Object(call) as Readonly<Record<string, unknown>>;
    if (typeof id !== 'string' || !id || !isObject(called)) return [];
    const { name, arguments: input } = called;
    return typeof name === 'string' ? { id, name, input } : [];
  });
}
