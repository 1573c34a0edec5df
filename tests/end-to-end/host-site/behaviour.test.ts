import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openBrowserPages, PHONE, type BrowserPages } from './browser-pages.js';
import { lacks } from '../../support/engine-gaps.js';
import { drawn } from '../../support/frames.js';
import { eventually } from '../../support/until.js';
import { isInWindow } from './in-window.js';
import { layoutShift } from './layout-shift.js';

const TOUCH = { skip: lacks('touch') };

const search = (page: Page) => new URL(page.url()).search;

describe('the built site', () => {
  let pages: BrowserPages;
  before(async () => {
    pages = await openBrowserPages();
  });
  after(async () => {
    await pages.close();
    pages.expectNoTrouble();
  });

  test('the poster becomes a film that plays by itself, muted', async () => {
    await using page = await pages.open('/');
    await eventually(async () => assert.equal(await page.locator('video').count(), 0));
    await page.getByRole('button', { name: /^Play/ }).click();
    await page.waitForFunction(() => {
      const film = document.querySelector('video');
      return film?.muted && !film.paused && film.currentTime > 0;
    });
  });

  test('the poster is seen until the film begins', async () => {
    await using page = await pages.open('/');
    await page.route('**/films/*', () => {});
    await page.getByRole('button', { name: /^Play/ }).click();
    await page.locator('video').waitFor();
    await eventually(async () => assert.ok(await page.locator('.hero-view img').isVisible()));
  });

  test('a mouse over the poster, and a button, turn it into a tour', async () => {
    await using page = await pages.open('/');
    const ready = page.frameLocator('.hero-view iframe').locator('#tour[data-state="ready"]');
    await page.locator('.hero-view').hover({ position: { x: 900, y: 60 } });
    await ready.waitFor();
    const look = page.getByRole('button', { name: 'Drag the room' });
    await look.press('Enter');
    await eventually(async () => assert.equal(await page.locator('.hero-view iframe').count(), 0));
    await page.getByRole('button', { name: 'Look around' }).press('Enter');
    await ready.waitFor();
  });

  test('a call plays, and its transcript follows', async () => {
    await using page = await pages.open('/ai-sales-agents');
    await page.locator('audio').evaluate(async (it) => {
      const call = it as HTMLAudioElement;
      call.currentTime = 12;
      await call.play();
    });
    await page.locator('[aria-current]').filter({ hasText: 'on the eleventh' }).waitFor();
  });

  test('the inbox shows the leads of one score', async () => {
    await using page = await pages.open('/ai-sales-agents');
    await page.getByRole('radio', { name: 'Cold' }).check({ force: true });
    const leads = page.locator('.inbox li');
    assert.deepEqual(
      (await leads.filter({ visible: true }).allInnerTexts()).map((text) =>
        text.split('\n')[0]?.trim(),
      ),
      ['Cold'],
    );
  });

  test('a film that cannot be played is replaced by its poster and a message', async () => {
    await using page = await pages.blank();
    await page.route('**/films/*', (route) => route.abort());
    await page.goto(`${pages.url}/`);
    const play = page.getByRole('button', { name: /^Play/ });
    await play.click();
    await page.getByRole('alert').filter({ hasText: 'could not be played' }).waitFor();
    await eventually(async () =>
      assert.ok(await play.evaluate((it) => it === document.activeElement)),
    );
    await page.unroute('**/films/*');
    await play.click();
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await eventually(async () => assert.equal(await page.getByRole('alert').count(), 0));
  });

  test('the closing button opens the assistant', async () => {
    await using page = await pages.open('/');
    await page.getByRole('button', { name: 'Ask our AI agent' }).click();
    await page.locator('voice-assistant:state(open)').waitFor({ state: 'attached' });
  });

  test('tours and the comparison are tabs, which the address remembers', async () => {
    await using page = await pages.open('/virtual-tours');
    await eventually(async () =>
      assert.ok(await page.getByRole('heading', { name: 'Step inside' }).isVisible()),
    );
    await page.getByRole('tab', { name: 'Tour Gallery' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Traditional site visits' }).waitFor();
    await eventually(() => assert.equal(search(page), '?tab=comparison'));
    await page.reload();
    await page.getByRole('heading', { name: 'Traditional site visits' }).waitFor();
    await page.getByRole('tab', { name: 'Tour Gallery' }).click();
    await eventually(() => assert.equal(search(page), ''));
  });

  const closings: readonly [string, (page: Page) => Promise<void>][] = [
    ['the X', (page) => page.getByRole('button', { name: 'Close', exact: true }).click()],
    ['Close Tour', (page) => page.getByRole('button', { name: 'Close Tour' }).click()],
    ['a press beside it', (page) => page.mouse.click(5, 5)],
    ['Escape', (page) => page.keyboard.press('Escape')],
    [
      'Escape within it',
      async (page) => {
        const tour = page.frameLocator('dialog iframe');
        await tour.getByRole('button', { name: 'Zoom in' }).press('Escape');
      },
    ],
  ];
  for (const [name, close] of closings) {
    test(`a tour opens over the page, and ${name} closes it`, async () => {
      await using page = await pages.open('/virtual-tours');
      await page.getByRole('button', { name: 'Look around in Harbour Sky' }).click();
      const dialog = page.getByRole('dialog', { name: 'Harbour Sky, penthouse' });
      const tab = dialog.getByRole('link', { name: 'Open in New Tab' });
      await eventually(async () =>
        assert.equal(await tab.getAttribute('href'), '/tour.html?home=penthouse'),
      );
      await eventually(async () => assert.equal(await tab.getAttribute('target'), '_blank'));
      await close(page);
      await dialog.waitFor({ state: 'detached' });
    });
  }

  test('a press that begins within a tour and ends beside it leaves it open', async () => {
    await using page = await pages.open('/virtual-tours');
    await page.getByRole('button', { name: 'Look around in Harbour Sky' }).click();
    const dialog = page.getByRole('dialog', { name: 'Harbour Sky, penthouse' });
    await dialog.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(5, 450);
    await page.mouse.up();
    await drawn(page);
    await eventually(async () => assert.ok(await dialog.isVisible()));
    await page.mouse.click(5, 450);
    await dialog.waitFor({ state: 'detached' });
  });

  test('a tour covers the scroll bar, and fits into a phone', async () => {
    await using page = await pages.open('/virtual-tours', PHONE);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).background);
    const before = await paper();
    await page.getByRole('button', { name: 'Look around in Harbour Sky' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await eventually(async () => assert.notEqual(await paper(), before));
    await eventually(async () =>
      assert.ok(await dialog.evaluate((it) => it.scrollHeight <= it.clientHeight)),
    );
  });

  test('the page behind a tour is not scrolled', async () => {
    await using page = await pages.open('/virtual-tours');
    await page.getByRole('button', { name: 'Look around in Harbour Sky' }).click();
    const before = await page.evaluate(() => scrollY);
    // Beside the dialog.
    await page.mouse.move(5, 450);
    await page.mouse.wheel(0, 300);
    await drawn(page);
    await eventually(async () => assert.equal(await page.evaluate(() => scrollY), before));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 300);
    await page.waitForFunction((from) => scrollY > from, before);
  });

  test('every offer with a price leads on', async () => {
    for (const [path, names] of [
      ['/', ['Basic', 'Premium', 'AI sales agent']],
      ['/virtual-tours', ['Basic', 'Premium']],
      ['/ai-sales-agents', ['AI sales agent']],
    ] as const) {
      await using page = await pages.open(path);
      for (const name of names) {
        const offer = page.getByRole('region', { name, exact: true });
        await eventually(async () =>
          assert.equal(await offer.getByRole('link').getAttribute('href'), '/contact', name),
        );
      }
    }
  });

  for (const home of ['heights', 'villa', 'penthouse']) {
    test(`a visitor can look around in ${home}, and enter its other room`, async () => {
      await using page = await pages.blank();
      await page.goto(`${pages.url}/tour.html?home=${home}`);
      await page.locator('#tour[data-state="ready"][data-room="front"]').waitFor();
      await page.locator('.psv-virtual-tour-link').click({ force: true });
      await page.locator('#tour[data-room="back"]').waitFor();
      const pictures = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      for (const room of ['front', 'back'])
        assert.ok(pictures.includes(`/tours/${home}-${room}.avif`), `${pictures}`);
    });
  }

  test('the sample agent answers after a second, and blank messages are not sent', async () => {
    await using page = await pages.open('/ai-sales-agents');
    const box = page.getByRole('textbox', { name: 'Your message' });
    const lines = page.getByRole('log', { name: 'Demo conversation' }).getByRole('listitem');
    const before = await lines.count();
    await box.fill('   ');
    await box.press('Enter');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await eventually(async () => assert.equal(await lines.count(), before));
    await box.fill('Is there a 3 BHK?');
    await box.press('Enter');
    await eventually(async () => assert.equal(await box.inputValue(), ''));
    await eventually(async () =>
      assert.match((await lines.nth(before).textContent()) ?? '', /Is there a 3 BHK\?/),
    );
    await lines.nth(before + 1).waitFor();
    await eventually(async () =>
      assert.match((await lines.nth(before + 1).textContent()) ?? '', /Thank you for asking/),
    );
    assert.equal(
      await lines
        .nth(before + 1)
        .locator('[lang="en-IN"]')
        .count(),
      1,
    );
  });

  test('text in Hindi or Kannada is pronounced and rendered as such', async () => {
    await using page = await pages.open('/ai-sales-agents');
    const box = page.getByRole('textbox', { name: 'Your message' });
    const lines = page.getByRole('log', { name: 'Demo conversation' });
    for (const [message, language] of [
      ['नमस्ते, 3 BHK?', 'hi-IN'],
      ['ಮನೆ ಎಲ್ಲಿದೆ?', 'kn-IN'],
      ['Where is it?', 'en-IN'],
    ] as const) {
      await box.fill(message);
      await box.press('Enter');
      const said = lines.getByText(message, { exact: true });
      await eventually(async () => assert.equal(await said.getAttribute('lang'), language));
    }
  });

  test('a link without end stays in its bubble', async () => {
    await using page = await pages.open('/ai-sales-agents', PHONE);
    const box = page.getByRole('textbox', { name: 'Your message' });
    await box.fill(`https://www.parikrama.example/${'a'.repeat(100)}`);
    await box.press('Enter');
    const bubble = page.locator('.conversation li', { hasText: 'https://' });
    await eventually(async () =>
      assert.ok(await bubble.evaluate((it) => it.scrollWidth <= it.clientWidth)),
    );
  });

  for (const [path, width] of [
    ['/pricing-strategy', 390],
    ['/ai-sales-agents', 320],
  ] as const)
    test(`on a phone every result on ${path} is below its subject`, async () => {
      await using page = await pages.open(path, { viewport: { width, height: 740 } });
      const rows = await page.locator('.calculator .results div').evaluateAll((all) =>
        all.map((row) => {
          const [of, result] = [...row.children].map((it) => it.getBoundingClientRect());
          return result!.top >= of!.bottom - 1;
        }),
      );
      assert.deepEqual(new Set(rows), new Set([true]));
    });

  test('an invalid input has no saving, and a huge one stays in its box', async () => {
    await using page = await pages.open('/ai-sales-agents', PHONE);
    const box = page.getByRole('spinbutton', { name: 'Monthly team cost' });
    const results = page.locator('.savings .results');
    for (const typed of ['-', '12e']) {
      await box.fill('');
      await page.getByText('₹1,70,000').waitFor();
      await box.pressSequentially(typed);
      await page.locator('.savings .field-fault').waitFor();
      await eventually(async () => assert.equal(await box.getAttribute('aria-invalid'), 'true'));
      await eventually(async () =>
        assert.doesNotMatch(await results.innerText(), /₹(?!30,000 per month)/, typed),
      );
    }
    await box.fill('1e300');
    await eventually(async () =>
      assert.equal(await page.locator('.savings .field-fault').count(), 0),
    );
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    assert.equal(overflow, 0);
  });

  test('the savings follow the team cost', async () => {
    await using page = await pages.open('/ai-sales-agents');
    const box = page.getByRole('spinbutton', { name: 'Monthly team cost' });
    await eventually(async () => assert.equal(await box.getAttribute('placeholder'), '200000'));
    await box.fill('135000');
    await page.getByText('₹1,05,000').waitFor();
    await page.getByText('₹12,60,000').waitFor();
    await box.fill('10000');
    await eventually(async () =>
      assert.equal(await page.getByText('₹0', { exact: true }).count(), 2),
    );
    for (const most of ['1e16', '1e308']) {
      await box.fill(most);
      await eventually(async () =>
        assert.equal(await page.getByText('₹30,000 per month').first().isVisible(), true, most),
      );
    }
  });

  test('all prices turn yearly together, and the address remembers', async () => {
    await using page = await pages.open('/pricing');
    await page.getByText('Save 17%').waitFor();
    await eventually(async () =>
      assert.ok(await page.getByText('₹75,000 per project').isVisible()),
    );
    await page.locator('.switch').getByText('Yearly').click();
    for (const price of ['₹7,50,000 per year', '₹10,00,000 per year', '₹13,50,000 per year'])
      await page.getByText(price).waitFor();
    await eventually(async () =>
      assert.ok(!(await page.getByText('₹75,000 per project').isVisible())),
    );
    await eventually(() => assert.equal(search(page), '?period=yearly'));
    await page.reload();
    await page.getByText('₹13,50,000 per year').waitFor();
  });

  test('shows the saving of a bundle for the period of its price', async () => {
    await using page = await pages.open('/pricing');
    const bundle = page.getByRole('article', { name: 'Growth Bundle' });
    await eventually(async () => assert.match(await bundle.innerText(), /Saves ₹25,000 a month/));
    await page.locator('.switch').getByText('Yearly').click();
    await bundle.getByText(/Saves ₹2,50,000 a year/).waitFor();
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
    await eventually(async () =>
      assert.deepEqual(await required(), ['name', 'email', 'phone', 'company']),
    );
    await eventually(async () => assert.equal(await page.locator('select').count(), 4));
    await eventually(async () =>
      assert.equal(await page.getByLabel('Email Address').getAttribute('type'), 'email'),
    );
    await eventually(async () =>
      assert.equal(await page.getByLabel('Phone Number').getAttribute('type'), 'tel'),
    );
    await page.getByLabel('Budget').selectOption('5l-10l');
    await page.getByText('General Inquiry').click();
    await eventually(async () => assert.equal(await page.locator('select:visible').count(), 0));
    await eventually(async () => assert.deepEqual(await required(), ['name', 'email', 'phone']));
    await eventually(() => assert.equal(search(page), '?tab=general'));

    const logged: string[] = [];
    const said: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    const send = page.getByRole('button', { name: 'Send inquiry' });
    await send.click();
    assert.deepEqual(said, []);
    await page.getByLabel('Full Name').fill('Asha');
    await page.getByLabel('Email Address').fill('asha@example.in');
    await page.getByLabel('Phone Number').fill('98450 00000');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await send.click();
    assert.deepEqual(said, ["Thank you for your inquiry! We'll get back to you within 24 hours."]);
    assert.match(logged.join(), /Inquiry/);
    assert.doesNotMatch(logged.join(), /budget/);
    assert.deepEqual(requests, []);
  });

  test('an unfinished inquiry is restored after another page, and gone once it is sent', async () => {
    await using page = await pages.open('/contact');
    page.on('dialog', (dialog) => void dialog.accept());
    const begun = [
      ['Full Name', 'Asha'],
      ['Email Address', 'asha@example.in'],
      ['Phone Number', '98450 00000'],
      ['Company Name', 'Kaveri Habitat'],
      ['Message', 'A hundred homes.'],
    ] as const;
    for (const [label, text] of begun) await page.getByLabel(label).fill(text);
    await page.getByLabel('Budget').selectOption('5l-10l');
    const look = async () => {
      await page.getByRole('link', { name: 'What does it cost?' }).click();
      await page.locator('main[data-page="/pricing"]').waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click();
      await page.locator('main[data-page="/contact"]').waitFor();
    };
    await look();
    for (const [label, text] of begun)
      await eventually(async () =>
        assert.equal(await page.getByLabel(label).inputValue(), text, label),
      );
    await eventually(async () =>
      assert.equal(await page.getByLabel('Budget').inputValue(), '5l-10l'),
    );
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await page.getByText('Thank you for your inquiry!').waitFor();
    await look();
    for (const [label] of begun)
      await eventually(async () =>
        assert.equal(await page.getByLabel(label).inputValue(), '', label),
      );
    await eventually(async () => assert.equal(await page.getByLabel('Budget').inputValue(), ''));
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    assert.doesNotMatch(stored, /Asha|98450|Kaveri|homes/);
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
    await eventually(async () => assert.equal(await faults.count(), 0));
    const send = page.getByRole('button', { name: 'Send inquiry' });
    await send.click();
    await eventually(async () => assert.equal(await faults.count(), 4));
    await eventually(async () => assert.equal(await name.getAttribute('aria-invalid'), 'true'));
    await eventually(async () => assert.equal(await says(name), await why(name)));
    await name.fill('Asha');
    await name.blur();
    await eventually(async () => assert.equal(await says(name), null));
    await eventually(async () => assert.equal(await name.getAttribute('aria-invalid'), null));
    await mail.fill('asha');
    await mail.blur();
    await eventually(async () => assert.equal(await says(mail), await why(mail)));
    await mail.fill('asha@example.in');
    await mail.blur();
    await eventually(async () => assert.equal(await faults.count(), 2));
    // Others need not name a company.
    await page.getByText('General Inquiry').click();
    await eventually(async () => assert.equal(await faults.count(), 1));
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
    const send = page.getByRole('button', { name: 'Send inquiry' });
    await send.click();
    await eventually(async () =>
      assert.ok(await name.evaluate((it) => it === document.activeElement)),
    );
    await eventually(async () => assert.ok(await isInWindow(page.getByText('Full Name'))));
    await name.fill('Asha');
    await send.click();
    const mail = page.getByLabel('Email Address');
    await eventually(async () =>
      assert.ok(await mail.evaluate((it) => it === document.activeElement)),
    );
    await eventually(async () => assert.ok(await isInWindow(page.getByText('Email Address'))));
    await eventually(async () => assert.equal(await page.locator('[data-bubble]').count(), 0));
  });

  test('a sent inquiry empties the form, and the thanks stay until the next one', async () => {
    await using page = await pages.open('/contact?tab=general');
    page.on('dialog', (dialog) => void dialog.accept());
    for (const [label, text] of [
      ['Full Name', 'Asha'],
      ['Email Address', 'asha@example.in'],
      ['Phone Number', '98450 00000'],
      ['Message', 'A hundred homes.'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you for your inquiry!' });
    await thanks.waitFor();
    await eventually(async () => assert.equal(await page.getByLabel('Full Name').inputValue(), ''));
    await eventually(async () => assert.equal(await page.getByLabel('Message').inputValue(), ''));
    await eventually(async () =>
      assert.equal(await page.locator('.field-fault, :user-invalid').count(), 0),
    );
    await page.getByLabel('Full Name').fill('Ravi');
    await thanks.waitFor({ state: 'detached' });
  });

  test('without script, Enter in a field does not change the address', async () => {
    await using page = await pages.open('/contact', { javaScriptEnabled: false });
    for (const [label, text] of [
      ['Full Name', 'Asha'],
      ['Email Address', 'asha@example.in'],
      ['Phone Number', '98450 00000'],
      ['Company Name', 'Kaveri Habitat'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByLabel('Full Name').press('Enter');
    await page.reload();
    await eventually(() => assert.equal(search(page), ''));
  });

  test('resources are searched and filtered, and the address remembers', async () => {
    await using page = await pages.open('/resources');
    const cards = page.locator('[data-library] article');
    const all = await cards.count();
    // What is featured above is not repeated.
    assert.equal(all, 6);
    await eventually(async () => assert.equal(await page.locator('#featured article').count(), 3));
    await page.getByRole('button', { name: /^Guides 8/ }).click();
    await page.getByText('3 shown here').waitFor();
    await page.getByRole('searchbox').fill('RERA');
    await page.getByText('1 shown here').waitFor();
    await eventually(async () => assert.equal(await cards.count(), 1));
    await eventually(async () => assert.equal(await page.locator('#featured').isVisible(), false));
    await eventually(() => assert.equal(search(page), '?category=guides&q=RERA'));
    await page.getByRole('searchbox').fill(' RERA ');
    await page.getByText('1 shown here').waitFor();
    await page.getByRole('searchbox').fill('xyz');
    await page.getByText('No resources found').waitFor();
    await page.getByText('Try adjusting your search terms or filters').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText('3 shown here').waitFor();
    await page.getByRole('button', { name: /^Webinars Full/ }).click();
    await eventually(() => assert.equal(search(page), '?category=webinars'));
    await eventually(async () => assert.ok(await isInWindow(cards.first())));
    const library = page.getByRole('group', { name: 'The library' });
    await eventually(async () =>
      assert.ok(await library.evaluate((element) => element === document.activeElement)),
    );
    await page.getByRole('button', { name: /^All resources/ }).click();
    await eventually(async () => assert.equal(await cards.count(), all));
  });

  test('legal texts are tabs, of which the footer names three', async () => {
    await using page = await pages.open('/legal');
    await eventually(async () =>
      assert.ok(await page.getByRole('heading', { name: 'Privacy', level: 2 }).isVisible()),
    );
    for (const name of ['Terms', 'Data security', 'GDPR', 'Disclaimer']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('heading', { name, level: 2 }).waitFor();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Data security' }).click();
    await page.getByText('72 hours').waitFor();
    await eventually(() => assert.equal(search(page), '?tab=data-security'));
  });

  for (const path of ['/legal', '/virtual-tours', '/intelligence-engine', '/use-cases'])
    test(`on a phone every tab of ${path} is in sight, and none is cut off`, async () => {
      await using page = await pages.open(path, PHONE);
      for (const width of [PHONE.viewport.width, 320]) {
        await page.setViewportSize({ ...PHONE.viewport, width });
        const row = (await page.getByRole('tablist').boundingBox())!;
        for (const tab of await page.getByRole('tab').all()) {
          const box = (await tab.boundingBox())!;
          assert.ok(box.x >= row.x && box.x + box.width <= row.x + row.width);
          assert.ok(box.y >= row.y && box.y + box.height <= row.y + row.height);
        }
      }
    });

  test('arrow keys move through the tabs in any rows', async () => {
    await using page = await pages.open('/legal', PHONE);
    const chosen = page.getByRole('tab', { selected: true });
    for (const [key, name] of [
      ['ArrowLeft', 'Disclaimer'],
      ['ArrowRight', 'Privacy'],
      ['End', 'Disclaimer'],
      ['Home', 'Privacy'],
    ] as const) {
      await chosen.press(key);
      await chosen.filter({ hasText: name }).waitFor();
    }
    await eventually(async () =>
      assert.ok(await chosen.evaluate((it) => it === document.activeElement)),
    );
  });

  test('the engine shows three conversations; Ask AI does nothing', async () => {
    await using page = await pages.open('/intelligence-engine');
    await eventually(async () => assert.ok(await page.getByText('व्हाइटफ़ील्ड').isVisible()));
    await page.getByRole('tab', { name: 'Text in English' }).click();
    await eventually(async () => assert.ok(await page.getByText('Is rent in Baner').isVisible()));
    await page.getByRole('tab', { name: 'Regional in Kannada' }).click();
    await eventually(() => assert.equal(search(page), '?demo=regional'));
    await page.getByLabel('Your question').fill('Which streets flood?');
    await page.getByRole('button', { name: /^Ask AI/ }).click({ force: true });
    await eventually(async () =>
      assert.equal(await page.getByLabel('Your question').inputValue(), 'Which streets flood?'),
    );
  });

  test('leads are scored in the step that speaks of it', async () => {
    await using page = await pages.open('/ai-sales-agents');
    const steps = page.locator('#transform ol > li');
    await eventually(async () => assert.equal(await steps.count(), 3));
    const scores = steps.filter({ hasText: 'Lead qualification' }).getByRole('list');
    await eventually(async () =>
      assert.match((await scores.textContent()) ?? '', /^Hot .*Warm .*Cold /),
    );
  });

  test('each role has three scenarios', async () => {
    await using page = await pages.open('/use-cases');
    const scenarios = page.locator('.scenario:visible');
    for (const [role, first] of [
      ['Buyer', 'The first flat'],
      ['Agent', 'Ten minutes before the meeting'],
      ['Builder', 'Which homes to build'],
    ] as const) {
      await page.getByRole('tab', { name: role }).click();
      await eventually(async () => assert.equal(await scenarios.count(), 3));
      await eventually(async () =>
        assert.match((await scenarios.first().textContent()) ?? '', new RegExp(first)),
      );
      await eventually(async () =>
        assert.equal(await scenarios.first().locator('ol > li').count(), 4),
      );
    }
    await eventually(() => assert.equal(search(page), '?role=builder'));
  });

  test('intelligence plans are switched by audience and period', async () => {
    await using page = await pages.open('/pricing-strategy');
    const plan = (name: string) => page.getByRole('article', { name });
    await eventually(async () => assert.ok(await plan('Smart Investor').isVisible()));
    await eventually(async () => assert.ok(!(await plan('Business Pro').isVisible())));
    const trial = page.locator('.closing').getByRole('link', { name: 'Start Free Trial' });
    await eventually(async () =>
      assert.equal(await trial.getAttribute('href'), '/contact?tab=general'),
    );
    await page.locator('.switch').getByText('Yearly').click();
    await plan('Basic Explorer').filter({ hasText: '₹9,990 per year' }).waitFor();
    await page.locator('fieldset').getByText('Business Plans').click();
    await plan('Business Pro').waitFor();
    await eventually(async () =>
      assert.match(await plan('Business Pro').innerText(), /₹3,49,990\s*₹2,49,990 per year/),
    );
    await eventually(async () =>
      assert.match(await plan('Team Starter').innerText(), /Start Free Trial/),
    );
    await eventually(async () => assert.equal(await trial.getAttribute('href'), '/contact'));
    await eventually(async () =>
      assert.match(await plan('Enterprise').innerText(), /Custom[^]*Contact Sales/),
    );
    await eventually(() => assert.equal(search(page), '?period=yearly&audience=business'));
  });

  test('the usage sample does not depend on the input', async () => {
    await using page = await pages.open('/pricing-strategy');
    const boxes = page.locator('#usage input[type="number"]');
    assert.deepEqual(
      await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).placeholder)),
      ['10', '5', '3'],
    );
    await boxes.first().fill('400');
    await eventually(async () => assert.ok(await page.getByText('about 90 queries').isVisible()));
  });

  const lacking: readonly [path: string, name: string][] = [
    ['/case-studies', 'Download Case Studies PDF'],
    ['/use-cases', 'View Case Studies'],
    ['/use-cases', 'View Pricing'],
    ['/resources', 'Download'],
    ['/resources', 'Open'],
    ['/resources', 'Subscribe'],
    ['/intelligence-engine', 'Ask AI'],
    ['/about', 'LinkedIn'],
    ['/intelligence-engine', 'Schedule Demo'],
    ['/pricing-strategy', 'Schedule Demo'],
  ];
  for (const [path, name] of lacking) {
    test(`${name} on ${path} says on press that it is coming, with a link to ask`, async () => {
      await using page = await pages.open(path);
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
      const url = page.url();
      await button.click();
      const note = page.getByRole('status').filter({ hasText: 'Coming soon.' });
      assert.equal(page.url(), url);
      await note.getByRole('link', { name: 'Ask us about it' }).click();
      await page.locator('main[data-page="/contact"]').waitFor();
    });
  }

  test('a tablet loads pictures in the size in which it shows them', async () => {
    for (const [path, card] of [
      ['/virtual-tours', '.picture-card'],
      ['/ai-sales-agents', '.picture-card'],
      ['/resources', '#featured .resource-card'],
    ] as const) {
      await using page = await pages.open(path, { viewport: { width: 768, height: 900 } });
      const picture = page.locator(`${card} img`).first();
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((it) => (it as HTMLImageElement).decode());
      const loaded = await picture.evaluate((it) => (it as HTMLImageElement).currentSrc);
      assert.match(loaded, /-480\.avif$/, path);
    }
  });

  test(
    'a tablet does not zoom into the text box: its letters are large enough',
    TOUCH,
    async () => {
      await using page = await pages.open('/embed.html', {
        ...PHONE,
        isMobile: true,
        hasTouch: true,
      });
      await page.locator('voice-assistant [part~="launcher"]').tap();
      const box = page.locator('voice-assistant [part~="text-box"]');
      await eventually(async () =>
        assert.equal(await box.evaluate((element) => getComputedStyle(element).fontSize), '16px'),
      );
    },
  );

  test('the bare page lists the events of the element, and filters them', async () => {
    await using page = await pages.blank();
    await page.goto(`${pages.url}/embed.html`);
    await page.locator('voice-assistant:defined').evaluate((element) => {
      (element as HTMLElement & { sendMessage(text: string): void }).sendMessage('Hello');
    });
    const row = page.getByRole('listitem').filter({ hasText: /^va-message / });
    await row.waitFor();
    await eventually(async () =>
      assert.match((await row.textContent()) ?? '', /"role":"user","content":"Hello"/),
    );
    const request = page.getByRole('listitem').filter({ hasText: /^va-message-request / });
    await eventually(async () =>
      assert.match((await request.textContent()) ?? '', /"text":"Hello"/),
    );
    await page.getByRole('button', { name: 'va-message', exact: true }).click();
    await row.waitFor({ state: 'hidden' });
  });
});

describe('the built site without a microphone', () => {
  let pages: BrowserPages;
  before(async () => {
    pages = await openBrowserPages({ microphone: 'none' });
  });
  after(() => pages.close());

  test('the home page links to the page with the chat', async () => {
    await using page = await pages.open('/');
    await page.getByRole('link', { name: 'the page with a text box' }).click();
    await page.waitForURL('**/embed.html');
    await page.getByText('No microphone was found: please type.').waitFor();
  });

  test('that page moves nothing to say so', async () => {
    await using page = await pages.open('/embed.html', PHONE);
    await page.getByText('No microphone was found: please type.').waitFor();
    await eventually(async () => assert.equal(await layoutShift(page), 0));
  });
});
