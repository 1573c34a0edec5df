/** A page that calls with OpenAI's own SDK, unmodified, as its documentation shows. */
import {
  OpenAIRealtimeWebRTC,
  RealtimeAgent,
  RealtimeSession,
  tool,
} from '@openai/agents-realtime';

export class Visit {
  readonly used: unknown[] = [];
  readonly errors: string[] = [];
  readonly types: string[] = [];
  readonly session: RealtimeSession;
  readonly #transport: OpenAIRealtimeWebRTC;

  constructor(calls: string) {
    const pageTitle = tool({
      name: 'page_title',
      description: 'Reads the title of the page',
      parameters: { type: 'object', properties: {}, required: [], additionalProperties: false },
      execute: (args) => {
        this.used.push(args);
        return JSON.stringify({ tool: 'page_title', outcome: 'done' });
      },
    });
    const agent = new RealtimeAgent({ name: 'Guide', instructions: 'Answer', tools: [pageTitle] });
    const transport = (this.#transport = new OpenAIRealtimeWebRTC({ baseUrl: calls }));
    this.session = new RealtimeSession(agent, { transport });
    this.session.on('error', ({ error }) => this.errors.push(JSON.stringify(error)));
    this.session.on('transport_event', ({ type }) => this.types.push(type));
  }

  connect(): Promise<void> {
    return this.session.connect({ apiKey: 'ek_1' });
  }

  get status(): string {
    return this.#transport.status;
  }

  /** The words of the assistant. */
  get words(): string {
    return JSON.stringify(this.session.history);
  }
}

declare global {
  interface Window {
    Visit: typeof Visit;
    visit: Visit;
  }
}

window.Visit = Visit;
