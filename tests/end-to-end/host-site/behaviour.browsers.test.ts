import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadTexts } from '../../../core/i18n/load-texts.js';
import { languages } from '../../../host-site/content/languages.js';
import { describeSite, openBrowserPages, PHONE, search } from './browser-pages.js';
import { lacks } from '../../support/engine-gaps.js';
import { shared } from '../../support/shared.js';
import { becomes, eventually } from '../../support/until.js';
import { isInWindow } from './in-window.js';
import { layoutShift } from './layout-shift.js';

const SHIFTS = { skip: lacks('layout shifts') };
const CALLS = { skip: lacks('webrtc') };
const TOUCH = { skip: lacks('touch') };

describeSite('the built site', (pages) => {
  test('the inbox shows the leads of one score', async () => {
    await using page = await pages.open('/ai-sales-agents');
    await page.locator('.inbox label').filter({ hasText: 'Cold' }).click();
    await becomes(
      () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.inbox li')]
            .filter((lead) => lead.checkVisibility())
            .map((lead) => lead.innerText.split('\n')[0]?.trim()),
        ),
      ['Cold'],
    );
  });

  test('each language of the agents shows the assistant in it, and the last one stays', async () => {
    await using page = await pages.open('/ai-sales-agents');
    const isTitled = (title: string) =>
      page.locator(`voice-assistant [part~="title"]`).filter({ hasText: title }).waitFor();
    for (const { tag } of languages) {
      await page.locator(`.languages button:has([lang="${tag}"])`).press('Enter');
      const { title } = await loadTexts([tag]);
      await isTitled(title);
    }
    await page.locator('voice-assistant [part~="language-menu"]').selectOption('hi');
    await page.locator('.languages button:has([lang="as"])').press('Enter');
    const { title } = await loadTexts(['as']);
    await isTitled(title);
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('button', { name: 'Ask our AI agent' }).press('Enter');
    await isTitled(title);
  });

  test('the closing button opens the assistant', async () => {
    await using page = await pages.open('/');
    await page.getByRole('button', { name: 'Ask our AI agent' }).click();
    await page.locator('voice-assistant:state(open)').waitFor({ state: 'attached' });
  });

  test('tours and the comparison are tabs, which the address remembers', async () => {
    await using page = await pages.open('/virtual-tours');
    await becomes(() => page.getByRole('heading', { name: 'Step inside' }).isVisible(), true);
    await page.getByRole('tab', { name: 'Tour Gallery' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: 'Traditional site visits' }).waitFor();
    await becomes(() => search(page), '?tab=comparison');
    await page.reload();
    await page.getByRole('heading', { name: 'Traditional site visits' }).waitFor();
    await page.getByRole('tab', { name: 'Tour Gallery' }).click();
    await becomes(() => search(page), '');
  });

  test('every offer with a price leads on', async () => {
    for (const [path, names] of [
      ['/', ['Basic', 'Premium', 'AI sales agent']],
      ['/virtual-tours', ['Basic', 'Premium']],
      ['/ai-sales-agents', ['AI sales agent']],
    ] as const) {
      await using page = await pages.open(path);
      for (const name of names) {
        const offer = page.getByRole('article', { name, exact: true });
        await becomes(() => offer.getByRole('link').getAttribute('href'), '/contact', name);
      }
    }
  });

  for (const [home, first, next] of [
    ['heights', 'living', 'balcony'],
    ['villa', 'living', 'verandah'],
    ['penthouse', 'lounge', 'terrace'],
  ] as const) {
    test(`a visitor can look around in ${home}, and enter another room`, async () => {
      await using page = await pages.blank();
      await page.goto(`${pages.url}/tour.html?home=${home}`);
      await page.locator(`#tour[data-state="ready"][data-room="${first}"]`).waitFor();
      await page.locator(`#tour[data-sharp="${first}"]`).waitFor();
      await page.locator(`.doorway[data-room="${next}"]`).focus();
      await page.keyboard.press('Enter');
      await page.locator(`#tour[data-room="${next}"][data-sharp="${next}"]`).waitFor();
      const pictures = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      for (const room of [first, next])
        for (const size of ['-small', ''])
          assert.ok(pictures.includes(`/tours/${home}-${room}${size}.avif`), `${pictures}`);
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
    await becomes(() => lines.count(), before);
    await box.fill('Is there a 3 BHK?');
    await box.press('Enter');
    await becomes(() => box.inputValue(), '');
    await lines.nth(before).getByText('Is there a 3 BHK?').waitFor();
    const answer = lines.nth(before + 1);
    await answer.getByText('Thank you for asking').waitFor();
    assert.equal(await answer.locator('[lang="en-IN"]').count(), 1);
  });

  test('text in Hindi or Kannada is pronounced as such, and a link without end stays in its bubble', async () => {
    await using page = await pages.open('/ai-sales-agents', PHONE);
    const box = page.getByRole('textbox', { name: 'Your message' });
    const lines = page.getByRole('log', { name: 'Demo conversation' });
    for (const [message, language] of [
      ['नमस्ते, 3 BHK?', 'hi-IN'],
      ['ಮನೆ ಎಲ್ಲಿದೆ?', 'kn-IN'],
      [`https://www.parikrama.example/${'a'.repeat(100)}`, 'en-IN'],
    ] as const) {
      await box.fill(message);
      await box.press('Enter');
      const said = lines.getByText(message, { exact: true });
      await becomes(() => said.getAttribute('lang'), language);
    }
    const bubble = page.locator('.conversation li', { hasText: 'https://' });
    await becomes(() => bubble.evaluate((it) => it.scrollWidth <= it.clientWidth), true);
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

  test('all prices and savings turn yearly together, and the address remembers', async () => {
    await using page = await pages.open('/pricing');
    const [growth, scale] = ['Growth', 'Scale'].map((name) =>
      page.getByRole('article', { name: `${name} Bundle` }).filter({ visible: true }),
    );
    await growth!.filter({ hasText: /Saves ₹25,000 a month[^]*₹85,000/ }).waitFor();
    await scale!.filter({ hasText: /Saves ₹40,000 a month[^]*₹1,75,000/ }).waitFor();
    await page.getByText('Save 17%').waitFor();
    await becomes(() => page.getByText('₹75,000 per project').isVisible(), true);
    await page.locator('.switch').getByText('Yearly').click();
    await growth!.filter({ hasText: /Saves ₹2,50,000 a year[^]*₹8,50,000/ }).waitFor();
    await scale!.filter({ hasText: /Saves ₹4,00,000 a year[^]*₹17,50,000/ }).waitFor();
    for (const price of ['₹7,50,000 per year', '₹10,00,000 per year', '₹13,50,000 per year'])
      await page.getByText(price).waitFor();
    await becomes(() => page.getByText('₹75,000 per project').isVisible(), false);
    await becomes(() => search(page), '?period=yearly');
    await page.reload();
    await page.getByText('₹13,50,000 per year').waitFor();
  });

  test('resources are searched and filtered, and the address remembers', async () => {
    await using page = await pages.open('/resources');
    const cards = page.locator('[data-library] article');
    const all = await cards.count();
    // What is featured above is not repeated.
    assert.equal(all, 6);
    await becomes(() => page.locator('#featured article').count(), 3);
    await page.getByRole('button', { name: /^Guides 8/ }).click();
    await page.getByText('3 shown here').waitFor();
    await page.getByRole('searchbox').fill('RERA');
    await page.getByText('1 shown here').waitFor();
    await becomes(() => cards.count(), 1);
    await becomes(() => page.locator('#featured').isVisible(), false);
    await becomes(() => search(page), '?category=guides&q=RERA');
    await page.getByRole('searchbox').fill(' RERA ');
    await page.getByText('1 shown here').waitFor();
    await page.getByRole('searchbox').fill('xyz');
    await page.getByText('No resources found').waitFor();
    await page.getByText('Try adjusting your search terms or filters').waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByText('3 shown here').waitFor();
    await page.getByRole('button', { name: /^Webinars Full/ }).click();
    await becomes(() => search(page), '?category=webinars');
    await becomes(() => isInWindow(cards.first()), true);
    const library = page.getByRole('group', { name: 'The library' });
    await becomes(() => library.evaluate((element) => element === document.activeElement), true);
    await page.getByRole('button', { name: /^All resources/ }).click();
    await becomes(() => cards.count(), all);
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
    await becomes(() => chosen.evaluate((it) => it === document.activeElement), true);
  });

  test('the engine shows three conversations; Ask AI does nothing', async () => {
    await using page = await pages.open('/intelligence-engine');
    await becomes(() => page.getByText('व्हाइटफ़ील्ड').isVisible(), true);
    await page.getByRole('tab', { name: 'Text in English' }).click();
    await becomes(() => page.getByText('Is rent in Baner').isVisible(), true);
    await page.getByRole('tab', { name: 'Regional in Kannada' }).click();
    await becomes(() => search(page), '?demo=regional');
    await page.getByLabel('Your question').fill('Which streets flood?');
    await page.getByRole('button', { name: /^Ask AI/ }).click({ force: true });
    await becomes(() => page.getByLabel('Your question').inputValue(), 'Which streets flood?');
  });

  test('intelligence plans are switched by audience and period', async () => {
    await using page = await pages.open('/pricing-strategy');
    const plan = (name: string) => page.getByRole('article', { name });
    await becomes(() => plan('Smart Investor').isVisible(), true);
    await becomes(() => plan('Business Pro').isVisible(), false);
    const trial = page.locator('.closing').getByRole('link', { name: 'Start Free Trial' });
    await becomes(() => trial.getAttribute('href'), '/contact?tab=general');
    await page.locator('.switch').getByText('Yearly').click();
    await plan('Basic Explorer').filter({ hasText: '₹9,990 per year' }).waitFor();
    await page.locator('fieldset').getByText('Business Plans').click();
    await plan('Business Pro').waitFor();
    await eventually(async () =>
      assert.match(await plan('Business Pro').innerText(), /₹3,49,990\s*₹2,49,990 per year/),
    );
    await plan('Team Starter').filter({ hasText: 'Start Free Trial' }).waitFor();
    await becomes(() => trial.getAttribute('href'), '/contact');
    await eventually(async () =>
      assert.match(await plan('Enterprise').innerText(), /Custom[^]*Contact Sales/),
    );
    await becomes(() => search(page), '?period=yearly&audience=business');
  });

  test('the usage sample does not depend on the input', async () => {
    await using page = await pages.open('/pricing-strategy');
    const boxes = page.locator('#usage input[type="number"]');
    assert.deepEqual(
      await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).placeholder)),
      ['10', '5', '3'],
    );
    await boxes.first().fill('400');
    await becomes(() => page.getByText('about 90 queries').isVisible(), true);
  });

  test('a button without a target says on press that it is coming, with a link to ask', async () => {
    await using page = await pages.open('/about');
    await page.getByRole('main').getByRole('button', { name: 'LinkedIn' }).first().click();
    assert.equal(new URL(page.url()).pathname, '/about');
    const note = page.getByRole('status').filter({ hasText: 'Coming soon.' });
    await note.getByRole('link', { name: 'Ask us about it' }).click();
    await page.locator('main[data-page="/contact"]').waitFor();
  });

  for (const [path, name, target] of [
    ['/use-cases', 'View Case Studies', '/case-studies'],
    ['/use-cases', 'View Pricing', '/pricing-strategy'],
    ['/intelligence-engine', 'Schedule Demo', '/contact'],
    ['/pricing-strategy', 'Schedule Demo', '/contact'],
  ] as const)
    test(`${name} on ${path} names on press where that is`, async () => {
      await using page = await pages.open(path);
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      const note = page.getByRole('status').filter({ hasText: 'It is here:' });
      await note.getByRole('link').click();
      await page.locator(`main[data-page="${target}"]`).waitFor();
    });

  test('a tablet loads pictures in the size in which it shows them', async () => {
    for (const [path, card] of [
      ['/virtual-tours', '.picture-card'],
      ['/ai-sales-agents', '.picture-card'],
      ['/resources', '#featured .resource-card'],
    ] as const) {
      await using page = await pages.open(path, { viewport: { width: 768, height: 900 } });
      const picture = page.locator(`${card} img`).first();
      await picture.evaluate((it) => it.scrollIntoView());
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
      await becomes(() => box.evaluate((element) => getComputedStyle(element).fontSize), '16px');
    },
  );

  test('the bare page lists the events of the element', async () => {
    await using page = await pages.blank();
    await page.goto(`${pages.url}/embed.html`);
    await page.locator('voice-assistant:defined').evaluate((element) => {
      (element as HTMLElement & { sendMessage(text: string): void }).sendMessage('Hello');
    });
    const row = page.getByRole('listitem').filter({ hasText: /^va-message / });
    await row.waitFor();
    await row.filter({ hasText: /"role":"user","content":"Hello"/ }).waitFor();
    const request = page.getByRole('listitem').filter({ hasText: /^va-message-request / });
    await request.filter({ hasText: /"text":"Hello"/ }).waitFor();
  });

  for (const [transport, exchange] of [
    ['openai-realtime', '/v1/realtime/calls'],
    ['pipecat', '/api/offer'],
  ] as const)
    test(`the bare page talks and chats by the transport in its address: ${transport}`, async () => {
      await using page = await pages.blank();
      await page.goto(`${pages.url}/embed.html?transport=${transport}`);
      const urls = await page
        .locator('voice-assistant:defined')
        .evaluate((element: HTMLElement & { exchange?: string; chatUrl?: string }) => [
          element.exchange,
          element.chatUrl,
        ]);
      assert.deepEqual(
        urls.map((url) => new URL(url!).pathname),
        [exchange, '/v1/chat/completions'],
      );
    });
});

describe('the built site without a microphone', () => {
  const { pages } = shared({ pages: () => openBrowserPages({ microphone: 'none' }) });

  test('the home page links to the page with the chat', CALLS, async () => {
    await using page = await pages.open('/');
    await page.getByRole('link', { name: 'the page with a text box' }).click();
    await page.waitForURL('**/embed.html');
    await page.getByText('No microphone was found: please type.').waitFor();
  });

  test('that page moves nothing to say so', SHIFTS, async () => {
    await using page = await pages.open('/embed.html', PHONE);
    await page.getByText('No microphone was found: please type.').waitFor();
    await becomes(() => layoutShift(page), 0);
  });
});
