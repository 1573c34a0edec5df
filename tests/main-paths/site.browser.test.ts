import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSite, PHONE } from '../end-to-end/host-site/browser-pages.js';

describeSite('the main paths of the built site', (pages) => {
  test('from the home page to the yearly prices, in one document', async () => {
    await using page = await pages.open('/', PHONE);
    await page.evaluate(() => void Object.assign(window, { isFirst: true }));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Pricing').click();
    await page.locator('main[data-page="/pricing"]').waitFor();
    await page.locator('.switch label').nth(1).click();
    await page.getByText('₹13,50,000 per year').waitFor();
    assert.ok(await page.evaluate(() => 'isFirst' in window));
  });

  test('to a sent inquiry', async () => {
    await using page = await pages.open('/contact');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByText('General Inquiry').click();
    await page.getByLabel('Full Name').fill('Asha');
    await page.getByLabel('Email Address').fill('asha@example.in');
    await page.getByLabel('Phone Number').fill('98450 00000');
    await page.getByLabel('Message').fill('A hundred homes.');
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await page.getByRole('status').filter({ hasText: 'Thank you for your inquiry!' }).waitFor();
  });

  test('to the assistant, which opens its panel', async () => {
    await using page = await pages.open('/');
    await page.locator('voice-assistant [part~="launcher"]').click();
    await page.locator('voice-assistant [part~="call-button"]').waitFor();
  });
});
