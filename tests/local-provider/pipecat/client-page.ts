/** A page that calls with Pipecat's own client, unmodified, as its documentation shows. */
import { PipecatClient, type BotOutputData, type TranscriptData } from '@pipecat-ai/client-js';
import { SmallWebRTCTransport, WavMediaManager } from '@pipecat-ai/small-webrtc-transport';

/** The part of the transport that its types leave out. */
interface Inside {
  readonly dc: RTCDataChannel;
  attemptReconnection(recreatePeerConnection: boolean): Promise<void>;
}

export class Visit {
  readonly used: unknown[] = [];
  readonly errors: string[] = [];
  readonly events: string[] = [];
  readonly outputs: BotOutputData[] = [];
  readonly transcripts: TranscriptData[] = [];
  readonly client: PipecatClient;
  /** The default manager of media opens the microphone with Daily's library, which loads a script of Daily's. */
  readonly #transport = new SmallWebRTCTransport({ mediaManager: new WavMediaManager() });
  version = '';

  constructor() {
    const note = (event: string) => () => void this.events.push(event);
    this.client = new PipecatClient({
      transport: this.#transport,
      callbacks: {
        onBotStartedSpeaking: note('bot-started'),
        onBotStoppedSpeaking: note('bot-stopped'),
        onBotLlmStarted: note('llm-started'),
        onBotLlmStopped: note('llm-stopped'),
        onBotDisconnected: note('bot-disconnected'),
        onDisconnected: note('disconnected'),
        onBotOutput: (output) => this.outputs.push(output),
        onUserTranscript: (words) => this.transcripts.push(words),
        onError: (message) => this.errors.push(JSON.stringify(message)),
        onMessageError: (message) => this.errors.push(JSON.stringify(message)),
      },
    });
    this.client.registerFunctionCallHandler('open_tour', async ({ arguments: args }) => {
      this.used.push(args);
      return { tool: 'open_tour', outcome: 'done' };
    });
  }

  async connect(endpoint: string): Promise<void> {
    const { version } = await this.client.connect({ webrtcRequestParams: { endpoint } });
    this.version = version;
  }

  /** Has the client do what it does when its connection has failed. */
  async restart(): Promise<void> {
    const inside = this.#transport as unknown as Inside;
    await inside.attemptReconnection(true);
    await new Promise((resolve) => inside.dc.addEventListener('open', resolve));
  }

  /** The sentences that have been said as a whole. */
  get words(): string {
    return this.outputs
      .filter(({ spoken_status: status }) => status === 'completed')
      .map(({ text }) => text)
      .join(' ');
  }
}

declare global {
  interface Window {
    PipecatVisit: typeof Visit;
    pipecat: Visit;
  }
}

window.PipecatVisit = Visit;
