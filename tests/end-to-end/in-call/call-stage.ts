import { allStarted } from '../../support/all-started.js';
import { launchBrowser, type TestBrowser } from '../../support/browser.js';
import { spawnProvider, type SpawnedProvider } from '../../support/provider.js';
import { serveSite, type Site } from '../site.js';
import { Visitor } from '../visitor.js';

/** An assistant that waits for the visitor, so that nothing is said unless a test has it said. */
export const QUIET = {
  'assistant-overrides': '{"firstMessageMode":"assistant-waits-for-user"}',
};

interface Circumstances {
  /** What the provider is to do in the call, as it is asked in an address. */
  readonly faults?: string;
  /** In another tab of the same visitor. */
  readonly beside?: Visitor;
}

/** One site, one provider and one browser, for all tests of what happens in a call. */
export class CallStage {
  site!: Site;
  provider!: SpawnedProvider;
  #browser: TestBrowser | undefined;
  #visitor: Visitor | undefined;

  async open(): Promise<void> {
    await allStarted(
      serveSite().then((site) => (this.site = site)),
      spawnProvider().then((provider) => (this.provider = provider)),
      launchBrowser().then((browser) => (this.#browser = browser)),
    );
  }

  /** A visitor on a page of their own, in voice mode unless the attributes say otherwise. */
  async comes(
    attributes: Record<string, string> = {},
    { faults, beside }: Circumstances = {},
  ): Promise<Visitor> {
    const where = beside ? { newPage: () => beside.page.context().newPage() } : this.#browser!;
    const visitor = await Visitor.comes(where, this.site.url, this.provider, {
      mode: 'voice',
      ...(faults && { 'api-url': `${this.provider.url}/faults/${faults}` }),
      ...attributes,
    });
    if (!beside) this.#visitor = visitor;
    return visitor;
  }

  /** One whose assistant listens already. */
  async calls(attributes?: Record<string, string>, also?: Circumstances): Promise<Visitor> {
    const visitor = await this.comes(attributes, also);
    await visitor.opens();
    await visitor.calls();
    await visitor.sees('connected');
    return visitor;
  }

  /** The newest visitor leaves, with all their tabs. */
  async goes(): Promise<void> {
    await this.#visitor?.goes();
    this.#visitor = undefined;
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.provider?.stop();
    await this.site?.close();
    this.#browser?.expectNoForeignTraffic();
  }
}

/** Has the assistant say something. */
export function say(visitor: Visitor, message: string): Promise<void> {
  return visitor.asks('sendToCall', { type: 'say', message, content: message });
}

/** What is said to the visitor of how the call goes. */
export function notice(visitor: Visitor, text: RegExp) {
  return visitor.part('call-notice').filter({ hasText: text });
}

/** Waits until nothing is said of how the call goes. */
export function noNotice(visitor: Visitor): Promise<void> {
  return visitor.part('call-notice').waitFor({ state: 'detached' });
}

/** The provider's id of the call that was begun on this page. */
export async function callId(visitor: Visitor): Promise<string> {
  return String((await visitor.hears('call-start-success'))['callId']);
}
