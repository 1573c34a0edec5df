import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { ROUTE_PATHS } from '../../../host-site/paths.js';
import { shared } from '../../support/shared.js';
import { describeSite, usable } from './browser-pages.js';

/** As wide as A4 in CSS pixels. */
const PAPER = { viewport: { width: 794, height: 1123 } };

/** What is of use on a screen alone. */
const PRESSABLE = 'button, .button, input, select, textarea, [role="tab"], voice-assistant';

/** How many sheets a PDF has. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

describeSite('the built site on paper', (pages) => {
  const { page } = shared({ page: () => pages.watched(PAPER) });
  before(() => page.emulateMedia({ media: 'print' }));

  for (const path of ['/pricing', '/pricing-strategy'])
    test(`three plans of ${path} are beside each other, each as wide as the others`, async () => {
      await page.goto(pages.url + path);
      const lists = await page.locator('.plans').evaluateAll((all) =>
        all.map((list) =>
          [...list.children].map((plan) => {
            const { top, width } = plan.getBoundingClientRect();
            return `${Math.round(top)} ${Math.round(width)}`;
          }),
        ),
      );
      assert.ok(lists.length > 1);
      for (const plans of lists) assert.equal(new Set(plans).size, 1, plans.join(', '));
    });

  for (const [path, sheets] of [
    ['/', 2],
    ['/pricing', 2],
    ['/case-studies', 3],
  ] as const)
    test(`${path} needs no more than ${sheets} sheets`, async () => {
      await page.goto(pages.url + path);
      const needed = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
      assert.ok(needed && needed <= sheets, `${needed} sheets`);
    });

  test('the saving is below the team cost it is calculated from', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${pages.url}/ai-sales-agents`);
    await usable(page);
    const results = page.locator('.savings .results');
    assert.doesNotMatch(await results.innerText(), /team cost/);
    await page.getByRole('spinbutton', { name: 'Monthly team cost' }).fill('135000');
    await page.emulateMedia({ media: 'print' });
    assert.match(
      await results.innerText(),
      /^Monthly team cost[^]*₹1,35,000[^]*₹30,000[^]*₹1,05,000[^]*₹12,60,000/,
    );
  });

  test('a use case is printed with its result', async () => {
    await page.goto(`${pages.url}/use-cases`);
    const results = await page
      .locator('.scenario :text("Key result") + p')
      .evaluateAll((all) => all.map((result) => result.checkVisibility()));
    assert.deepEqual(results, Array(9).fill(true));
  });

  test('the languages are printed, which are buttons on a screen', async () => {
    await page.goto(`${pages.url}/ai-sales-agents`);
    const names = await page.locator('.languages li').allInnerTexts();
    assert.match(names.join(), /Hindi[^]*Kannada/);
  });

  test('nothing is printed that has to be pressed or filled in', async () => {
    for (const path of ROUTE_PATHS) {
      await page.goto(pages.url + path, { waitUntil: 'domcontentloaded' });
      const seen = await page
        .locator(PRESSABLE)
        .evaluateAll((all) => all.filter((it) => it.checkVisibility()).map((it) => it.outerHTML));
      assert.deepEqual(seen, [], path);
    }
  });
});
