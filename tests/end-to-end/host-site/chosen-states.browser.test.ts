import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drawn } from '../../support/frames.js';
import { shared } from '../../support/shared.js';
import { DESKTOP, PHONE, sharedPages, usable } from './browser-pages.js';
import { faultsOf } from './faults.js';
import { layoutShift, MOST_SHIFT } from './layout-shift.js';

/** States that a visitor gets to by choosing, as the address keeps them. */
const STATES = [
  '/virtual-tours?tab=comparison',
  '/pricing?period=yearly',
  '/contact?tab=general',
  '/resources?q=nothing+of+the+kind',
  '/resources?q=kannada',
  '/resources?category=guides',
  '/legal?tab=terms',
  '/legal?tab=data-security',
  '/legal?tab=gdpr',
  '/legal?tab=disclaimer',
  '/intelligence-engine?demo=text',
  '/intelligence-engine?demo=regional',
  '/use-cases?role=agent',
  '/use-cases?role=builder',
  '/pricing-strategy?audience=business&period=yearly',
];

const TABLET = { viewport: { width: 768, height: 900 } };

/** Runs in the page. Disables the fallback that shows the content if it is not hydrated in 5 seconds. */
function disableFallback(): void {
  const sheet = new CSSStyleSheet();
  const awaited = '[data-awaited] :is(main > :not(.page-head), .site-footer)';
  sheet.replaceSync(`${awaited} { animation-delay: 3600s !important }`);
  document.adoptedStyleSheets.push(sheet);
}

describe('a page in a state that a visitor has chosen', { concurrency: 2 }, () => {
  const pages = sharedPages({ longestPageMs: 5 * 60_000 });

  for (const path of STATES) {
    test(`${path} does not shift when its state is applied`, async () => {
      for (const { viewport } of [PHONE, TABLET, DESKTOP]) {
        await using page = await pages.watched({ viewport });
        await page.route(/hydrate[^/]*\.js/, async (route) => {
          // Only once the page is seen as it comes.
          await drawn(page);
          await route.fallback();
        });
        await page.addInitScript(disableFallback);
        await page.goto(pages.url + path);
        await page.locator('html[data-hydrated]').waitFor();
        const shift = await layoutShift(page);
        assert.ok(shift <= MOST_SHIFT, `it shifted by ${shift} at ${viewport.width}`);
        assert.ok(await page.locator('.site-footer').isVisible());
      }
    });
  }

  describe('for assistive technology', { concurrency: 1 }, () => {
    const { page } = shared({ page: () => pages.watched() });

    for (const path of [...STATES, '/embed.html']) {
      test(`${path} has no fault, light or dark`, async () => {
        await page.goto(pages.url + path);
        await usable(page);
        assert.deepEqual(await faultsOf(page), []);
      });
    }
  });
});
