/** A JSON schema of an object. */
export type ToolSchema = Readonly<Record<string, unknown>>;

/** Something that the assistant of a call can do on the page. */
export interface AssistantTool {
  /** Letters, digits, `_` and `-`, at most 64. The assistant calls the tool by this name. */
  readonly name: string;
  /** The title under which the visitor allows the tool, such as "Open a tour". By default the name as words. */
  readonly title?: string;
  /** A description of the tool for the assistant's model. */
  readonly description: string;
  /** The JSON schema of the arguments, an object. Arguments that do not match it are rejected. Default: none are accepted. */
  readonly inputSchema?: ToolSchema;
  /**
   * Whether the tool changes nothing. Then it runs without the visitor's permission, and the visitor sees
   * that it ran.
   *
   * @default false
   */
  readonly readOnly?: boolean;
  /**
   * Performs the tool. What it returns is sent to the assistant as JSON, at most `RESULT_LIMIT` characters of it.
   * `signal` aborts when the call ends or the time is over.
   */
  execute(
    args: Readonly<Record<string, unknown>>,
    context: { readonly signal: AbortSignal },
  ): unknown;
}

/** A tool in the format of the provider's API. */
export interface ToolDefinition {
  readonly type: 'function';
  /** The assistant goes on without waiting for a result. */
  readonly async: true;
  readonly function: Pick<AssistantTool, 'name' | 'description'> & {
    readonly parameters: ToolSchema;
  };
}

/** The schema of a tool without arguments. */
export const NO_ARGUMENTS: ToolSchema = {
  type: 'object',
  properties: {},
  additionalProperties: false,
};

/**
 * Returns tools as the provider's API takes them, for an assistant that is to know them.
 *
 * @example
 * const assistantOverrides = { 'tools:append': toolDefinitions(tools) };
 */
export function toolDefinitions(
  tools: readonly Pick<AssistantTool, 'name' | 'description' | 'inputSchema'>[],
): readonly ToolDefinition[] {
  return tools.map(({ name, description, inputSchema: parameters = NO_ARGUMENTS }) => ({
    type: 'function',
    async: true,
    function: { name, description, parameters },
  }));
}
