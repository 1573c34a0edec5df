import { after } from 'node:test';
import type { ServedFolder } from '../../scripts/serve-folder.js';
import { launchBrowser, type BrowserSettings, type TestBrowser } from '../support/browser.js';
import { spawnProvider, type SpawnedProvider } from '../support/provider.js';
import { serveScriptPage } from '../support/script-page.js';
import { shared } from '../support/shared.js';
import { Visitor } from './visitor.js';

export interface Circumstances {
  /** In another tab of the same visitor. */
  readonly beside?: Visitor;
  /** What runs in the visitor's pages before anything else. */
  readonly script?: string;
}

/** One site, one provider and one browser, for all tests of the surrounding suite or file. */
export class Stage {
  readonly site: ServedFolder;
  readonly provider: SpawnedProvider;
  readonly #browser: TestBrowser;
  #visitor: Visitor | undefined;

  /** @param equip - Gives the browser what the tests need of it besides. */
  constructor(equip = (browser: TestBrowser) => browser, settings: BrowserSettings = {}) {
    const { site, provider, browser } = shared({
      site: serveScriptPage,
      provider: () => spawnProvider(),
      browser: async () => equip(await launchBrowser(settings)),
    });
    [this.site, this.provider, this.#browser] = [site, provider, browser];
    after(() => browser.expectNoForeignTraffic());
  }

  /** A visitor on a page of their own, whose tag has these attributes. */
  async comes(
    attributes: Record<string, string> = {},
    { beside, script }: Circumstances = {},
  ): Promise<Visitor> {
    const newPage = async () => {
      const page = await (beside ? beside.page.context() : this.#browser).newPage();
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
    this.#browser.expectNoForeignTraffic();
  }
}
