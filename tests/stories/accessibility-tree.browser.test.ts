import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { launchBrowser } from '../support/browser.js';
import { serveScriptPage } from '../support/script-page.js';
import { shared } from '../support/shared.js';
import { Visitor } from '../end-to-end/visitor.js';

/** Nobody listens there: these walks need no answer. */
const NOWHERE = { url: 'http://127.0.0.1:9', callBundleUrl: 'http://127.0.0.1:9/call-machine.js' };

describe('a screen reader', () => {
  const { site, browser } = shared({ site: serveScriptPage, browser: () => launchBrowser() });
  afterEach(() => browser.expectNoForeignTraffic());

  const comes = (attributes: Record<string, string>) =>
    Visitor.comes(browser, site.url, NOWHERE, attributes);

  it('walks through the panel by keyboard alone, in the order in which it is read', async () => {
    await using visitor = await comes({ mode: 'hybrid' });
    const focused = () =>
      visitor.page.evaluate(() => {
        const active = document.activeElement?.shadowRoot?.activeElement;
        return active?.getAttribute('part') ?? document.activeElement?.tagName ?? '';
      });
    const arrives = (part: string) =>
      visitor.page.waitForFunction(
        (wanted) =>
          document.activeElement?.shadowRoot?.activeElement?.getAttribute('part') === wanted,
        part,
      );
    await visitor.page.keyboard.press('Tab');
    assert.equal(await focused(), 'launcher');
    await visitor.page.keyboard.press('Enter');
    await arrives('text-box');
    await visitor.page.keyboard.type('Hello');
    const order: string[] = [];
    for (let step = 0; step < 2; step++) {
      await visitor.page.keyboard.press('Tab');
      order.push(await focused());
    }
    for (let step = 0; step < 5; step++) {
      await visitor.page.keyboard.press('Shift+Tab');
      order.push(await focused());
    }
    assert.deepEqual(order, [
      'send-button',
      'call-button',
      'send-button',
      'text-box',
      'conversation',
      'close-button',
      'reset-button',
    ]);
    await visitor.page.keyboard.press('Escape');
    await arrives('launcher');
  });

  it('finds targets of at least 24 pixels, also on a phone and at 400 % zoom', async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
      { width: 320, height: 256 },
    ]) {
      await using visitor = await comes({ mode: 'hybrid' });
      await visitor.page.setViewportSize(viewport);
      await visitor.opens();
      const small = await visitor.page.evaluate(() =>
        [...document.querySelector('voice-assistant')!.shadowRoot!.querySelectorAll('button')]
          .map((button) => ({ part: button.part.value, box: button.getBoundingClientRect() }))
          .filter(
            ({ box }) =>
              box.width < 24 ||
              box.height < 24 ||
              box.left < 0 ||
              box.top < 0 ||
              box.right > innerWidth ||
              box.bottom > innerHeight,
          ),
      );
      assert.deepEqual(small, [], JSON.stringify(viewport));
    }
  });
});
