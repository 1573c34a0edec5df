import { toJson } from '../../json.js';
import type { CallWords } from '../../machine/effects.js';
import { NO_ARGUMENTS, type AssistantTool } from '../../tools/assistant-tool.js';
import { listTools, watchTools, type ToolOptions } from '../../tools/find-tool.js';

interface Session {
  /** Calls the function, and reports what it throws. */
  attempt(send: () => void): void;
  write(event: object): void;
  addWords(words: CallWords): void;
}

/** Tells the assistant which tools the page has, again whenever they change. */
export class OfferedTools {
  readonly #options: () => Partial<ToolOptions>;
  readonly #session: Session;
  /** The options of the last offer; undefined before the first. */
  #seen: Partial<ToolOptions> | undefined;
  /** The tools of the last offer, as JSON. Without tools of the page, the session keeps its own. */
  #offered = '[]';
  readonly #names = new Set<string>();

  constructor(
    options: () => Partial<ToolOptions> = () => ({}),
    session: Session,
    signal: AbortSignal,
  ) {
    this.#options = options;
    this.#session = session;
    watchTools(() => this.repeat(), signal);
  }

  /** Offers the tools of the moment, unless the assistant knows them already. */
  offer(): void {
    const options = (this.#seen = this.#options());
    void listTools(options).then((tools) => {
      if (options === this.#seen) this.#session.attempt(() => this.#update(tools));
    });
  }

  /** Offers what has changed since the first offer. */
  repeat(): void {
    if (this.#seen) this.offer();
  }

  /** Looks whether the page has set other options. */
  follow(): void {
    if (this.#options() !== this.#seen) this.offer();
  }

  /** Answers the call of a tool that was offered and is there no more. One that never was may be the server's. */
  async answerIfGone(tool: string, toolCallId: string): Promise<void> {
    if (!this.#names.has(tool)) return;
    const tools = await listTools(this.#options());
    if (tools.some(({ name }) => name === tool)) return;
    const text = toJson({ tool, toolCallId, outcome: 'gone', result: '' });
    this.#session.addWords({ role: 'system', text, respond: true, toolCallId });
  }

  #update(own: readonly AssistantTool[]): void {
    const tools = own.map(({ name, description, inputSchema: parameters = NO_ARGUMENTS }) => ({
      type: 'function',
      name,
      description,
      parameters,
    }));
    const offered = toJson(tools);
    if (offered === this.#offered) return;
    this.#session.write({ type: 'session.update', session: { type: 'realtime', tools } });
    this.#offered = offered;
    for (const { name } of tools) this.#names.add(name);
  }
}
