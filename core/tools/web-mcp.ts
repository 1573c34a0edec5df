import { toJson } from '../json.js';
import { isObject } from '../provider/is-object.js';
import { attempt } from '../reports/safely.js';
import type { AssistantTool } from './assistant-tool.js';

/** A tool in `document.modelContext`. */
interface ModelContextTool {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  /** An object, in older versions JSON. */
  readonly inputSchema?: object | string;
  readonly annotations?: { readonly readOnlyHint?: boolean; readonly consequentialHint?: boolean };
}

/** The part of WebMCP that is used here. Older versions report no changes. */
interface ModelContext extends Partial<Pick<EventTarget, 'addEventListener'>> {
  getTools(): Promise<readonly ModelContextTool[]>;
  /** Resolves to the tool's text as it is, and to anything else as JSON. `input` was JSON before Chromium 155. */
  executeTool(tool: ModelContextTool, input: object): Promise<string>;
}

/** The page's WebMCP, if the browser has it. */
export function modelContext(): ModelContext | undefined {
  return (globalThis.document as { readonly modelContext?: ModelContext } | undefined)
    ?.modelContext;
}

/** The tools that the page has registered in `document.modelContext` at the moment. */
export async function modelContextTools(): Promise<readonly AssistantTool[]> {
  const context = modelContext();
  if (!context) return [];
  return (await context.getTools()).map((tool) => {
    const { name, title, description, inputSchema, annotations = {} } = tool;
    const schema: unknown =
      typeof inputSchema === 'string' ? attempt(() => JSON.parse(inputSchema)) : inputSchema;
    return {
      name,
      ...(title && { title }),
      description,
      ...(isObject(schema) && { inputSchema: schema }),
      readOnly: !!annotations.readOnlyHint && !annotations.consequentialHint,
      execute: async (args) => unchanged(await context.executeTool(tool, bothForms(args))),
    };
  });
}

/** An object that is its JSON where a text is expected. */
function bothForms(args: object): object {
  const value = () => toJson(args);
  return Object.defineProperty({ ...args }, Symbol.toPrimitive, { value });
}

/** A value that has this JSON. A text that only looks like JSON, such as `12.50`, stays a text. */
function unchanged(result: string): unknown {
  const value = attempt(() => JSON.parse(result) as unknown);
  return toJson(value) === result ? value : result;
}
