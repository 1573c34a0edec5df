import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { ROUTE_PATHS } from '../../../host-site/paths.js';
import { lacks } from '../../support/engine-gaps.js';
import { describeSite, holdBack, PHONE, search, usable } from './browser-pages.js';
import { becomes, eventually } from '../../support/until.js';
import { isInWindow } from './in-window.js';

const VISITOR = {
  'Full Name': 'Asha',
  'Email Address': 'asha@example.in',
  'Phone Number': '98450 00000',
};
const COMPANY = { 'Company Name': 'Kaveri Habitat' };
const MESSAGE = { Message: 'A hundred homes.' };

/** Fills in fields by their labels. */
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
}

const HELD = { skip: lacks('network events') };

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send inquiry' });

describeSite('the forms of the built site', (pages) => {
  test('an invalid input has no saving, and a huge one stays in its box', async () => {
    await using page = await pages.open('/ai-sales-agents', PHONE);
    const box = page.getByRole('spinbutton', { name: 'Monthly team cost' });
    const results = page.locator('.savings .results');
    for (const typed of ['-', '12e']) {
      await box.fill('');
      await page.getByText('₹1,70,000').waitFor();
      await box.pressSequentially(typed);
      await page.locator('.savings .field-fault').waitFor();
      await becomes(() => box.getAttribute('aria-invalid'), 'true');
      await eventually(async () =>
        assert.doesNotMatch(await results.innerText(), /₹(?!30,000 per month)/, typed),
      );
    }
    await box.fill('1e300');
    await becomes(() => page.locator('.savings .field-fault').count(), 0);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    assert.equal(overflow, 0);
  });

  test('the meaning of a star comes before the first one', async () => {
    await using page = await pages.open('/contact', PHONE);
    const note = (await page.getByText('Fields marked with * are required.').boundingBox())!;
    const label = (await page.getByText('Full Name').boundingBox())!;
    assert.ok(note.y + note.height <= label.y);
  });

  test('builders must name their company, others need not; nothing is sent', async () => {
    await using page = await pages.open('/contact');
    const required = () =>
      page
        .locator('form :required')
        .evaluateAll((fields) => fields.map((f) => (f as HTMLInputElement).name));
    await becomes(() => required(), ['name', 'email', 'phone', 'company']);
    await becomes(() => page.locator('select').count(), 4);
    await becomes(() => page.getByLabel('Email Address').getAttribute('type'), 'email');
    await becomes(() => page.getByLabel('Phone Number').getAttribute('type'), 'tel');
    await page.getByLabel('Budget').selectOption('5l-10l');
    await page.getByText('General Inquiry').click();
    await becomes(() => page.locator('select:visible').count(), 0);
    await becomes(() => required(), ['name', 'email', 'phone']);
    await becomes(() => search(page), '?tab=general');

    const logged: string[] = [];
    const said: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await sendButton(page).click();
    await page.locator('.field-fault').first().waitFor();
    assert.deepEqual(said, []);
    await fill(page, VISITOR);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await sendButton(page).click();
    await page.getByRole('status').filter({ hasText: 'Thank you for your inquiry!' }).waitFor();
    assert.deepEqual(said, ["Thank you for your inquiry! We'll get back to you within 24 hours."]);
    assert.match(logged.join(), /Inquiry/);
    assert.doesNotMatch(logged.join(), /budget/);
    assert.deepEqual(requests, []);
  });

  test('an unfinished inquiry is restored after another page, and gone once it is sent', async () => {
    await using page = await pages.open('/contact');
    page.on('dialog', (dialog) => void dialog.accept());
    const begun = { ...VISITOR, ...COMPANY, ...MESSAGE };
    await fill(page, begun);
    await page.getByLabel('Budget').selectOption('5l-10l');
    const look = async () => {
      await page.getByRole('link', { name: 'What does it cost?' }).click();
      await page.locator('main[data-page="/pricing"]').waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click();
      await page.locator('main[data-page="/contact"]').waitFor();
    };
    await look();
    for (const [label, text] of Object.entries(begun))
      await becomes(() => page.getByLabel(label).inputValue(), text, label);
    await becomes(() => page.getByLabel('Budget').inputValue(), '5l-10l');
    await sendButton(page).click();
    await page.getByText('Thank you for your inquiry!').waitFor();
    await look();
    for (const label of Object.keys(begun))
      await becomes(() => page.getByLabel(label).inputValue(), '', label);
    await becomes(() => page.getByLabel('Budget').inputValue(), '');
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    assert.doesNotMatch(stored, /Asha|98450|Kaveri|homes/);
  });

  test('a plan that is chosen is named in the form, unless the visitor has written there', async () => {
    await using page = await pages.open('/pricing');
    const choose = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).click();
      await page.locator('main[data-page="/contact"]').waitFor();
    };
    const message = page.getByLabel('Message');
    await choose('Get Scale Bundle');
    await becomes(() => message.inputValue(), 'I am interested in Scale Bundle.');
    await page.goBack();
    await choose('Get Starter AI');
    await becomes(() => message.inputValue(), 'I am interested in Starter AI.');
    const written = 'I am interested in Starter AI, for a hundred homes.';
    await message.fill(written);
    await page.goBack();
    await choose('Get Basic Tour');
    await becomes(() => message.inputValue(), written);
  });

  for (const [path, width] of [
    ['/contact', 360],
    ['/ai-sales-agents', 360],
    ['/contact', 768],
    ['/pricing-strategy', 1280],
  ] as const)
    test(`in a window of ${width} px the launcher covers no form of ${path}`, async () => {
      await using page = await pages.open(path, { viewport: { width, height: 740 } });
      const launcher = page.locator('voice-assistant [part~="launcher"]');
      const right = (await launcher.boundingBox())!.x;
      for (const part of await page.locator('main :is(.field, form button, dd):visible').all()) {
        const isAbove = await part.evaluate((it, x) => {
          scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 8);
          return it.getBoundingClientRect().right > x;
        }, right);
        if (isAbove) await becomes(() => launcher.isVisible(), false);
      }
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await launcher.waitFor();
    });

  test('a rejected field shows the reason until it is valid', async () => {
    await using page = await pages.open('/contact');
    const faults = page.locator('.field-fault');
    const name = page.getByLabel('Full Name');
    const mail = page.getByLabel('Email Address');
    const says = (field: Locator) =>
      field.evaluate((it) => {
        const id = it.getAttribute('aria-describedby');
        return id && document.getElementById(id)?.textContent;
      });
    const why = (field: Locator) =>
      field.evaluate((it) => (it as HTMLInputElement).validationMessage);
    await becomes(() => faults.count(), 0);
    await becomes(() => name.getAttribute('aria-invalid'), 'false');
    await sendButton(page).click();
    await becomes(() => faults.count(), 4);
    await becomes(() => name.getAttribute('aria-invalid'), 'true');
    await eventually(async () => assert.equal(await says(name), await why(name)));
    await name.fill('Asha');
    await name.blur();
    await becomes(() => says(name), null);
    await becomes(() => name.getAttribute('aria-invalid'), 'false');
    await mail.fill('asha');
    await mail.blur();
    await eventually(async () => assert.equal(await says(mail), await why(mail)));
    await mail.fill('asha@example.in');
    await mail.blur();
    await becomes(() => faults.count(), 2);
    // Others need not name a company.
    await page.getByText('General Inquiry').click();
    await becomes(() => faults.count(), 1);
  });

  test('the first rejected field has the focus, with its label in view and no bubble', async () => {
    await using page = await pages.open('/contact', PHONE);
    const name = page.getByLabel('Full Name');
    await page.locator('form :required').evaluateAll((fields) => {
      for (const field of fields)
        field.addEventListener('invalid', ({ defaultPrevented }) => {
          field.toggleAttribute('data-bubble', !defaultPrevented);
        });
    });
    await sendButton(page).click();
    await becomes(() => name.evaluate((it) => it === document.activeElement), true);
    await becomes(() => isInWindow(page.getByText('Full Name')), true);
    await name.fill('Asha');
    await sendButton(page).click();
    const mail = page.getByLabel('Email Address');
    await becomes(() => mail.evaluate((it) => it === document.activeElement), true);
    await becomes(() => isInWindow(page.getByText('Email Address')), true);
    await becomes(() => page.locator('[data-bubble]').count(), 0);
  });

  test('a sent inquiry empties the form, and the thanks stay until the next one', async () => {
    await using page = await pages.open('/contact?tab=general');
    page.on('dialog', (dialog) => void dialog.accept());
    await fill(page, { ...VISITOR, ...MESSAGE });
    await sendButton(page).click();
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you for your inquiry!' });
    await thanks.waitFor();
    await becomes(() => page.getByLabel('Full Name').inputValue(), '');
    await becomes(() => page.getByLabel('Message').inputValue(), '');
    await becomes(() => page.locator('.field-fault, :user-invalid').count(), 0);
    await page.getByLabel('Full Name').fill('Ravi');
    await thanks.waitFor({ state: 'detached' });
  });

  /** Opens a page whose code does not come before it is let. */
  async function openWithoutCode(page: Page, path: string): Promise<() => void> {
    const allow = await holdBack(page, /hydrate[^/]*\.js/);
    await page.goto(pages.url + path, { waitUntil: 'domcontentloaded' });
    return allow;
  }

  for (const path of ROUTE_PATHS)
    test(`what is typed on ${path} before its code is there stays`, HELD, async () => {
      await using page = await pages.watched();
      const allow = await openWithoutCode(page, path);
      const boxes = page.locator('main :is(input:not([type="radio"]), textarea):visible');
      const lists = page.locator('main select:visible');
      for (const [at, box] of (await boxes.all()).entries())
        await box.pressSequentially(
          (await box.getAttribute('type')) === 'email' ? 'a@b.in' : `1${at}`,
        );
      for (const list of await lists.all()) await list.selectOption({ index: 2 });
      const entered = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select)')].map(
            ({ name, id, value, checked }) => ({ name: name || id, value, checked }),
          ),
        );
      const before = await entered();
      allow();
      await usable(page);
      assert.deepEqual(await entered(), before);
      assert.equal(await page.locator('.field-fault, :user-invalid').count(), 0);
    });

  test('what is typed before the code of the form is there is sent with it', HELD, async () => {
    await using page = await pages.watched();
    page.on('dialog', (dialog) => void dialog.accept());
    const allow = await openWithoutCode(page, '/contact');
    await fill(page, { ...VISITOR, ...COMPANY });
    await page.getByLabel('Budget').selectOption('5l-10l');
    allow();
    await usable(page);
    await page.getByRole('link', { name: 'What does it cost?' }).click();
    await page.locator('main[data-page="/pricing"]').waitFor();
    await page.goBack();
    await becomes(() => page.getByLabel('Budget').inputValue(), '5l-10l');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Inquiry'));
    await sendButton(page).click();
    assert.match((await logged).text(), /Asha.*Kaveri/);
  });

  test('without script, Enter in a field does not change the address', async () => {
    await using page = await pages.open('/contact', { javaScriptEnabled: false });
    await fill(page, { ...VISITOR, ...COMPANY });
    await page.getByLabel('Full Name').press('Enter');
    await page.reload();
    await becomes(() => search(page), '');
  });
});
