import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { Visitor } from '../end-to-end/visitor.js';
import { launchBrowser } from '../support/browser.js';
import { spawnProvider } from '../support/provider.js';
import { serveScriptPage } from '../support/script-page.js';
import { shared } from '../support/shared.js';

/** How long nothing is requested before a page counts as quiet, in milliseconds. */
const QUIET_MS = 500;

describe('the network', () => {
  const { site, provider, browser } = shared({
    site: serveScriptPage,
    provider: () => spawnProvider(),
    browser: () => launchBrowser(),
  });

  const pathsAt = (origin: string, loads: readonly URL[]) => [
    ...new Set(loads.filter((load) => load.origin === origin).map(({ pathname }) => pathname)),
  ];
  const ofSite = (loads: readonly URL[]) => pathsAt(site.url, loads);
  const ofProvider = (loads: readonly URL[]) => pathsAt(provider.url, loads);

  /** Does something, waits until the network is quiet, and gives what the page requested meanwhile. */
  async function requestedBy(page: Page, step: () => Promise<void>): Promise<URL[]> {
    const urls: URL[] = [];
    const note = (request: { url(): string }) => urls.push(new URL(request.url()));
    page.on('request', note);
    await step();
    // Twice: what is loaded late, or after a pause, is seen too.
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(QUIET_MS);
    }
    page.off('request', note);
    return urls.filter(({ protocol }) => protocol.startsWith('http'));
  }

  it('brings a script that Chromium compiles beside the page, not within it', async () => {
    const script = await (await fetch(`${site.url}/voice-assistant.js`)).text();
    assert.equal(script.split('\n')[0], '//# allFunctionsCalledOnLoad');
  });

  it('requests the launcher alone, and the rest on demand', async () => {
    const page = await browser.newPage();
    const during = (step: () => Promise<void>) => requestedBy(page, step);
    const recorded = { ...browser, newPage: () => Promise.resolve(page) };
    let visitor!: Visitor;
    const arriving = await during(async () => {
      visitor = await Visitor.comes(recorded, site.url, provider, { mode: 'hybrid' });
    });
    const interest = await during(() => visitor.part('launcher').hover());
    const open = await during(() => visitor.opens());
    const chat = await during(async () => {
      await visitor.types('What are your opening hours?');
      await visitor.reads('assistant', /Monday/);
    });
    const call = await during(async () => {
      await visitor.calls();
      await visitor.sees('connected');
    });
    await visitor.asks('endCall');
    await visitor.leftNothing();
    await visitor.goes();
    const steps = { arriving, interest, open, chat, call };

    const all = Object.values(steps).flat();
    const known = [site.url, provider.url];
    assert.deepEqual(
      all.filter(({ origin }) => !known.includes(origin)),
      [],
      'no other host',
    );
    browser.expectNoForeignTraffic();

    const [document, ...scripts] = ofSite(arriving);
    assert.equal(document, '/page.html');
    assert.deepEqual(scripts.sort(), (await closure('/voice-assistant.js')).sort());
    assert.deepEqual(ofProvider(arriving), []);

    assert.ok(ofSite(interest).length > 0, 'the panel is loaded before the click');
    assert.deepEqual(ofProvider([...interest, ...open]), []);
    assert.deepEqual(ofSite([...open, ...chat]), [], 'a click does not wait for a script');
    assert.deepEqual(ofProvider(chat), ['/chat/web']);
    assert.deepEqual(
      ofProvider(call).map((path) => path.replace(/^\/rooms\/.*/, '/rooms/')),
      ['/call/web', '/call-machine.js', '/rooms/'],
    );

    const files = Object.values(steps).flatMap(ofSite);
    assert.equal(new Set(files).size, files.length, 'nothing is loaded twice');
    for (const [at, script] of files.entries())
      for (const needed of script.endsWith('.js') ? await closure(script) : [])
        assert.ok(files.indexOf(needed) <= at, `${script} waits for ${needed}`);
  });

  /** A script and all that it imports at once. */
  async function closure(path: string, found = new Set<string>()): Promise<string[]> {
    if (!found.has(path)) {
      found.add(path);
      const source = await (await fetch(site.url + path)).text();
      for (const [, name] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
        await closure(`/${name}`, found);
    }
    return [...found];
  }
});
