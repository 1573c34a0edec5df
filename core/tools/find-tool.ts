import type { Stop } from '../async/lazy.js';
import { isObject } from '../provider/is-object.js';
import { warnOnce } from '../reports/warn-once.js';
import type { AssistantTool } from './assistant-tool.js';
import { modelContext, modelContextTools } from './web-mcp.js';

/** The options that decide which tools the assistant may call. */
export interface ToolOptions {
  readonly tools?: readonly AssistantTool[] | undefined;
  readonly pageTools: boolean;
}

/** The tools of the page's components. */
const provided = new Set<AssistantTool>();

const watchers = new Set<() => void>();

/**
 * Provides a tool to all assistants of the page, for components that have it only while they are shown.
 * Returns a function that removes it.
 */
export function provideTool(tool: AssistantTool): Stop {
  const changed = () => watchers.forEach((watcher) => watcher());
  provided.add(tool);
  changed();
  return () => {
    provided.delete(tool);
    changed();
  };
}

/** Calls back when a tool is provided, registered in WebMCP, or removed, until the signal aborts. */
export function watchTools(changed: () => void, signal: AbortSignal): void {
  watchers.add(changed);
  signal.addEventListener('abort', () => watchers.delete(changed));
  modelContext()?.addEventListener?.('toolchange', changed, { signal });
}

/** Finds a tool of the page by its name: in the options, among those provided, or in WebMCP. */
export async function findTool(
  name: string,
  { tools = [], pageTools }: ToolOptions,
): Promise<AssistantTool | undefined> {
  const own = [...tools, ...provided].filter(isUsable).findLast((tool) => tool.name === name);
  if (own || !pageTools) return own;
  return (await modelContextTools()).find((tool) => tool.name === name);
}

/** Lists the tools of the page, each name once. A failure of WebMCP counts as no tool. */
export async function listTools({
  tools = [],
  pageTools,
}: Partial<ToolOptions>): Promise<readonly AssistantTool[]> {
  const others = pageTools ? await modelContextTools().catch(() => []) : [];
  const all = [...others, ...tools, ...provided].filter(isUsable);
  return [...new Map(all.map((tool) => [tool.name, tool])).values()];
}

function isUsable(tool: unknown): tool is AssistantTool {
  const { name, execute } = Object(tool) as Partial<Record<keyof AssistantTool, unknown>>;
  const isNamed = typeof name === 'string' && /^[\w-]{1,64}$/.test(name);
  const usable = isNamed && typeof execute === 'function' && isSchema(tool);
  if (!usable)
    warnOnce([
      `voice-assistant: option tools: ${isNamed ? `"${name}"` : 'a tool'} needs a name of at most 64 letters, digits, _ and -, a function execute and, if any, an object inputSchema. It is ignored.`,
    ]);
  return usable;
}

function isSchema(tool: unknown): boolean {
  const { inputSchema } = tool as { readonly inputSchema?: unknown };
  return inputSchema === undefined || isObject(inputSchema);
}
