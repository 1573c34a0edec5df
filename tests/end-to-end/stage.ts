import type { ServedFolder } from '../../scripts/serve-folder.js';
import { allStarted } from '../support/all-started.js';
import { launchBrowser, type BrowserSettings, type TestBrowser } from '../support/browser.js';
import { spawnProvider, type SpawnedProvider } from '../support/provider.js';
import { serveScriptPage } from '../support/script-page.js';
import { Visitor } from './visitor.js';

export interface Circumstances {
  /** In another tab of the same visitor. */
  readonly beside?: Visitor;
  /** What runs in the visitor's pages before anything else. */
  readonly script?: string;
}

/** One site, one provider and one browser, for all tests of a file. */
export class Stage {
  site!: ServedFolder;
  provider!: SpawnedProvider;
  #browser: TestBrowser | undefined;
  #visitor: Visitor | undefined;
  readonly #equip: (browser: TestBrowser) => TestBrowser;
  readonly #settings: BrowserSettings;

  /** @param equip - Gives the browser what the tests need of it besides. */
  constructor(equip = (browser: TestBrowser) => browser, settings: BrowserSettings = {}) {
    this.#equip = equip;
    this.#settings = settings;
  }

  async open(): Promise<void> {
    await allStarted(
      serveScriptPage().then((site) => (this.site = site)),
      spawnProvider().then((provider) => (this.provider = provider)),
      launchBrowser(this.#settings).then((browser) => (this.#browser = this.#equip(browser))),
    );
  }

  /** A visitor on a page of their own, whose tag has these attributes. */
  async comes(
    attributes: Record<string, string> = {},
    { beside, script }: Circumstances = {},
  ): Promise<Visitor> {
    const newPage = async () => {
      const page = await (beside ? beside.page.context() : this.#browser!).newPage();
      if (script) await page.addInitScript({ content: script });
      return page;
    };
    const visitor = await Visitor.comes({ newPage }, this.site.url, this.provider, attributes);
    if (!beside) this.#visitor = visitor;
    return visitor;
  }

  /**
   * The newest visitor leaves, with all their tabs.
   *
   * @throws Error with the requests to other hosts, if any page has made some.
   */
  async goes(): Promise<void> {
    await this.#visitor?.goes();
    this.#visitor = undefined;
    this.#browser?.expectNoForeignTraffic();
  }

  /** @throws Error with the requests to other hosts, if any page has made some. */
  async close(): Promise<void> {
    await this.#browser?.close();
    await this.provider?.stop();
    await this.site?.close();
    this.#browser?.expectNoForeignTraffic();
  }
}
