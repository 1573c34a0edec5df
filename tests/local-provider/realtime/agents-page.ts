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
    const tools = (
      [
        ['page_title', 'Reads the title of the page', {}],
        ['open_tour', 'Opens the tour of a home', { home: { type: 'string' } }],
      ] as const
    ).map(([name, description, properties]) =>
      tool({
        name,
        description,
        parameters: {
          type: 'object',
          properties,
          required: Object.keys(properties),
          additionalProperties: false,
        },
        execute: (args) => {
          this.used.push(args);
          return JSON.stringify({ tool: name, outcome: 'done' });
        },
      }),
    );
    const agent = new RealtimeAgent({ name: 'Guide', instructions: 'Answer', tools });
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
