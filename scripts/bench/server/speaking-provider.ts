import { spawnProvider, type SpawnedProvider } from '../../../tests/support/provider.js';

/** So many words take any voice more than the half minute in which a call is measured. */
const WORDS = 150;

/** The project's own provider, with an assistant that goes on speaking. */
export class SpeakingProvider {
  readonly #provider: SpawnedProvider;
  /** The query of the address of a page that calls. */
  readonly whereToCall: string;

  private constructor(provider: SpawnedProvider, assistant: string) {
    this.#provider = provider;
    const { url: api, callBundleUrl: bundle } = provider;
    this.whereToCall = new URLSearchParams({ api, bundle, assistant }).toString();
  }

  static async start(): Promise<SpeakingProvider> {
    const provider = await spawnProvider();
    const response = await fetch(`${provider.url}/assistant`, {
      method: 'POST',
      headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Speaker', firstMessage: oneLongWord() }),
    });
    const { id } = (await response.json()) as { id: string };
    return new SpeakingProvider(provider, id);
  }

  /** The bundle that carries the call, which daily-js would have fetched from Daily. */
  async callMachine(): Promise<string> {
    return (await fetch(this.#provider.callBundleUrl)).text();
  }

  async stop(): Promise<void> {
    await this.#provider.stop();
  }
}

/**
 * Each word that is spoken brings a message with the transcript up to it. In one long word there are
 * none, so that nothing but levels comes while it is spoken.
 */
function oneLongWord(): string {
  const words = ['seventy', 'eleven', 'twenty', 'thirteen', 'fourteen'];
  return Array.from({ length: WORDS }, (_, index) => words[index % words.length]).join('-');
}
