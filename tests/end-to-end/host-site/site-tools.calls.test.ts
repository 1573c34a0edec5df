import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { formatRupees } from '../../../host-site/amounts.js';
import { priceCards } from '../../../host-site/assistant/price-tool.js';
import { heroQuestion } from '../../../host-site/content/home.js';
import { priceList } from '../../../host-site/content/price-list.js';
import { spawnProvider } from '../../support/provider.js';
import { shared } from '../../support/shared.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { sharedPages, usable } from './browser-pages.js';
import { becomes, eventually, until } from '../../support/until.js';

/** What the visitor says, and the tool that the assistant then calls. */
const SAID = {
  tour: 'Show me the penthouse.',
  walk: 'Now the bedroom, please.',
  garden: 'Where is the garden?',
  price: 'What does Premium cost?',
  sunset: heroQuestion.text,
  form: 'I am Asha Rao of Kaveri Habitat, and I would like a demo.',
};

const plan = 'Premium Package';

/** Its third sentence is about what is behind the visitor. */
const GUIDED = 'This is the terrace. The bridge is the sea link. Behind you is the plunge pool.';

const CALLS = [
  [SAID.tour, 'open_tour', { home: 'Harbour Sky, penthouse' }],
  [SAID.walk, 'walk_to_room', { room: 'Bedroom' }],
  [SAID.garden, 'walk_to_room', { room: 'Garden' }],
  [SAID.sunset, 'open_tour', { home: 'Harbour Sky, penthouse', room: 'Terrace' }, GUIDED],
  [SAID.price, 'look_up_price', { plan }],
  ['"tool":"look_up_price"', 'show_card', { cards: [priceCards.get(plan)] }],
  [
    SAID.form,
    'fill_demo_form',
    { name: 'Asha Rao', company: 'Kaveri Habitat', budget: '₹5 lakh to ₹10 lakh' },
  ],
] as const;

const { provider } = shared({
  async provider() {
    const file = join(temporaryFolder(), 'answers.json');
    const answers = CALLS.map(([when, name, args, say]) => ({
      when,
      ...(say && { say }),
      call: { name, arguments: args },
    }));
    await writeFile(file, JSON.stringify(answers));
    return spawnProvider({ args: ['--answers', file] });
  },
});
const pages = sharedPages({ provider });

const part = (page: Page, name: string) =>
  page.locator(`voice-assistant [part~="${name}"]:not([hidden] *)`);

const note = (page: Page, text: string | RegExp) =>
  part(page, 'tool-note').filter({ hasText: text });

/** Opens a page, and calls the assistant. */
async function calls(path: string): Promise<Page> {
  const page = await pages.watched();
  await page.goto(pages.url + path);
  await usable(page);
  await page.waitForFunction(() => {
    const { assistantOverrides } = document.querySelector('voice-assistant') as {
      assistantOverrides?: object;
    };
    return assistantOverrides;
  });
  await part(page, 'launcher').click();
  await part(page, 'call-button').click();
  await page.locator('voice-assistant:state(connected)').waitFor({ state: 'attached' });
  return page;
}

/** Says something to the assistant, as the transcription of a voice would. */
function say(page: Page, content: string): Promise<void> {
  return page.evaluate((text) => {
    const element = document.querySelector('voice-assistant') as unknown as {
      sendToCall(message: object): void;
    };
    element.sendToCall({ type: 'add-message', message: { role: 'user', content: text } });
  }, content);
}

/** Returns what counts how often a text is in the provider's history of the call. */
async function counting(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.querySelector('voice-assistant')!.addEventListener('va-message', (event) => {
      const { message } = event as unknown as { message: { type: string; messages: object[] } };
      if (message.type === 'conversation-update')
        document.body.dataset['history'] = JSON.stringify(message.messages);
    });
  });
  const history = () => page.evaluate(() => document.body.dataset['history']!);
  return async () => (await history()).split(text).length - 1;
}

/** Allows what the assistant asks for, as soon as a press counts. */
async function allow(page: Page, asked: RegExp): Promise<void> {
  const question = part(page, 'question');
  await question.filter({ hasText: asked }).waitFor();
  await page.waitForTimeout(600);
  await part(page, 'allow-button').click();
  await question.waitFor({ state: 'detached' });
}

test('the assistant opens a tour and walks through it, in reach beside it', async () => {
  await using page = await calls('/');
  await say(page, SAID.walk);
  await note(page, 'No tour is open').waitFor();

  await say(page, SAID.tour);
  const dialog = page.getByRole('dialog', { name: 'Harbour Sky, penthouse' });
  await dialog.waitFor();
  const inRoom = (room: string) =>
    page.frameLocator('.tour-dialog iframe').locator(`#tour[data-room="${room}"]`).waitFor();
  await inRoom('lounge');
  await becomes(() => page.locator('main[inert]').count(), 1);

  await say(page, SAID.walk);
  await inRoom('bedroom');
  await say(page, SAID.garden);
  await note(page, 'This home has no Garden').waitFor();

  await page.getByRole('button', { name: 'Close Tour' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main:not([inert])').waitFor();
  assert.equal(new URL(page.url()).search, '');
});

test('one press in the hero starts a call in which the assistant shows the room', async () => {
  await using page = await pages.open('/');
  await page.waitForFunction(() => document.querySelector('voice-assistant')?.assistantOverrides);
  const question = page.getByRole('button', { name: heroQuestion.text });
  const timesAsked = await counting(page, heroQuestion.text);
  let isAsked = false;
  await page.route('**/call/web', async (route) => {
    await until('all presses', () => isAsked);
    await route.continue();
  });
  await question.dblclick();
  await question.click();
  isAsked = true;
  const tour = page.frameLocator('.tour-dialog iframe').locator('#tour[data-room="terrace"]');
  await tour.waitFor();
  assert.equal(await page.locator('voice-assistant:state(connected):state(open)').count(), 1);

  // The view follows what it says.
  await tour.locator('[aria-current="true"]').and(tour.getByLabel('Plunge pool: ')).waitFor();

  // Pressed three times, it asked once.
  await say(page, SAID.garden);
  await note(page, 'This home has no Garden').waitFor();
  assert.equal(await timesAsked(), 1);
});

test('a question whose call was cancelled is not asked in the next one', async () => {
  await using page = await pages.open('/');
  await page.waitForFunction(() => document.querySelector('voice-assistant')?.assistantOverrides);
  const timesAsked = await counting(page, heroQuestion.text);
  // The call is not created before it is cancelled.
  await page.route('**/call/web', () => undefined, { times: 1 });
  await page.getByRole('button', { name: heroQuestion.text }).click();
  await part(page, 'call-button').click();
  await page.locator('voice-assistant:state(connecting)').waitFor({ state: 'detached' });
  await part(page, 'call-button').click();
  await page.locator('voice-assistant:state(connected)').waitFor({ state: 'attached' });
  await say(page, SAID.walk);
  await note(page, 'No tour is open').waitFor();
  assert.equal(await timesAsked(), 0);
});

test('the assistant shows the price of a plan, without a question, and its link leads on in the call', async () => {
  await using page = await calls('/about');
  await say(page, SAID.price);
  await note(page, 'Look up a price').waitFor();
  const card = part(page, 'answer-card').filter({ hasText: plan });
  await eventually(async () =>
    assert.match(await card.innerText(), new RegExp(formatRupees(priceList.premiumTour.monthly))),
  );
  assert.equal(await card.getByRole('link').getAttribute('href'), `${pages.url}/pricing`);
  assert.equal(await part(page, 'question').count(), 0);
  await card.getByRole('link').click();
  await page.locator('main[data-page="/pricing"]').waitFor();
  assert.equal(await page.locator('voice-assistant:state(connected)').count(), 1);
});

test('the assistant fills the form for a demo, and the visitor sends it', async () => {
  await using page = await calls('/pricing');
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await say(page, SAID.form);
  await allow(page, /Fill in the form for a demo[\s\S]*Asha Rao[\s\S]*Kaveri Habitat/);
  await note(page, 'Done').waitFor();
  await page.locator('main[data-page="/contact"]').waitFor();
  await becomes(() => page.getByLabel('Full Name').inputValue(), 'Asha Rao');
  await becomes(() => page.getByLabel('Company Name').inputValue(), 'Kaveri Habitat');
  await becomes(() => page.getByLabel('Budget').inputValue(), '5l-10l');
  await page.getByLabel('Email Address').fill('asha@example.in');
  await page.getByLabel('Phone Number').fill('98450 00000');
  assert.deepEqual(alerts, []);
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await page.getByText('Thank you for your inquiry!').waitFor();
  assert.equal(alerts.length, 1);
});

test('the tools are in document.modelContext where there is one, and else an option', async () => {
  await using page = await pages.open('/legal');
  const provided = await page.waitForFunction(async () => {
    const { modelContext } = document as {
      modelContext?: { getTools(): Promise<{ name: string; annotations?: object }[]> };
    };
    const { tools } = document.querySelector('voice-assistant') as { tools?: { name: string }[] };
    const registered = await modelContext?.getTools();
    const found = registered ?? tools ?? [];
    return (
      found.length > 0 && {
        names: found.map(({ name }) => name).sort(),
        twice: !!registered && !!tools,
      }
    );
  });
  assert.deepEqual(await provided.jsonValue(), {
    names: ['fill_demo_form', 'look_up_price', 'open_tour', 'walk_to_room'],
    twice: false,
  });
});
