/** A page that calls with the vendor's own SDK, unmodified, as its documentation shows. */
import * as sdk from '@vapi-ai/web';

/** The SDK is CommonJS: where its class is depends on the bundler. */
const Vapi = (sdk.default as { default?: typeof sdk.default }).default ?? sdk.default;

export interface Target {
  apiUrl: string;
  bundleUrl: string;
}

export class Stranger {
  /** Names of the SDK's events, in their order; those that repeat themselves are left out. */
  readonly events: string[] = [];
  readonly messages: Record<string, unknown>[] = [];
  readonly errors: unknown[] = [];
  volume = 0;
  readonly client: InstanceType<typeof Vapi>;

  constructor({ apiUrl, bundleUrl }: Target) {
    // The SDK hands its third argument on to Daily; its types do not list this part of it.
    const dailyConfig = { callObjectBundleUrlOverride: bundleUrl } as never;
    this.client = new Vapi('public-key', apiUrl, dailyConfig);
    for (const name of ['call-start', 'call-end', 'speech-start', 'speech-end'] as const) {
      this.client.on(name, () => this.events.push(name));
    }
    this.client.on('message', (message) => this.messages.push(message));
    this.client.on('error', (error) => this.errors.push(error));
    this.client.on('volume-level', (volume) => (this.volume = Math.max(this.volume, volume)));
  }
}

declare global {
  interface Window {
    Stranger: typeof Stranger;
    stranger: Stranger;
  }
}

window.Stranger = Stranger;
