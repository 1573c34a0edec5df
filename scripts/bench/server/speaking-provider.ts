import { spawnProvider, type SpawnedProvider } from '../../../tests/support/provider.js';

/** So many words take any voice more than the half minute in which a call is measured. */
const WORDS = 150;

/** The first messages of assistants: one that goes on speaking, and one that is soon heard. */
const FIRST_MESSAGES = { speaks: oneLongWord(), greets: 'Hello.' };

/** How the assistant of a page begins. */
export type Beginning = keyof typeof FIRST_MESSAGES;

/** The project's own provider. */
export class SpeakingProvider {
  readonly #provider: SpawnedProvider;

  private constructor(provider: SpawnedProvider) {
    this.#provider = provider;
  }

  static async start(): Promise<SpeakingProvider> {
    return new SpeakingProvider(await spawnProvider());
  }

  /** The query of the address of a page that calls a new assistant. */
  async whereToCall(name: Beginning): Promise<string> {
    const { url: api, callBundleUrl: bundle } = this.#provider;
    const response = await fetch(`${api}/assistant`, {
      method: 'POST',
      headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json' },
      body: JSON.stringify({ name, firstMessage: FIRST_MESSAGES[name] }),
    });
    const { id: assistant } = (await response.json()) as { id: string };
    return new URLSearchParams({ api, bundle, assistant }).toString();
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
