import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'playwright-core';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { allStarted } from '../support/all-started.js';
import { launchBrowser, type TestBrowser } from '../support/browser.js';
import { servePage, type PageServer } from '../support/page-server.js';
import { providerCalls } from './provider-calls.js';
import { roundPlans, type RoundPlan } from './soak/round-plans.js';
import { startWatchedProvider, type WatchedProvider } from './soak/watched-provider.js';

const ROUNDS = 200;
const SEED = 4;

/** How often it is looked at what is left. */
const LOOK_MS = 50;

/**
 * How many looks what is on its way out may take to be gone: some 15 seconds, less than any limit of
 * a call's start. On a machine that is busy, a look takes as much longer as everything else.
 */
const LOOKS_TO_SETTLE = 300;

/** How many looks the provider may take to notice that all pages are gone. */
const LOOKS_TO_NOTICE = 600;

/** How much larger the heap may be at its least in the last quarter than in the first. */
const HEAP_MARGIN_BYTES = 1_000_000;

/** Calls of every kind, so that whatever is loaded or made once is there. */
const WARM_UP: readonly RoundPlan[] = ['', 'messages::0', 'exp-room', 'call-token'].map(
  (faults) => ({
    faults,
    bundleFaults: '',
    cancel: faults === 'exp-room' ? { at: 'never' } : { at: 'time', milliseconds: 1500 },
    then: 'when over',
  }),
);

/** By how much each kind is more than before. */
function more(
  now: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  const growth = Object.entries(now).map(([kind, count]) => [kind, count - (before[kind] ?? 0)]);
  return Object.fromEntries(growth.filter(([, by]) => Number(by) > 0)) as Record<string, number>;
}

/** Waits until there is nothing more than before. */
async function settle(
  holdings: () => Promise<Readonly<Record<string, number>>>,
  before: Readonly<Record<string, number>>,
  looks: number,
): Promise<Record<string, number>> {
  for (let look = 1; ; look++) {
    const left = more(await holdings(), before);
    if (Object.keys(left).length === 0 || look === looks) return left;
    await delay(LOOK_MS);
  }
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

describe(`${ROUNDS} calls with random ends and faults (seed ${SEED})`, () => {
  let pages: PageServer;
  let provider: WatchedProvider;
  let browser: TestBrowser;

  before(async () => {
    await allStarted(
      servePage(new URL('./soak/soak-page.ts', import.meta.url)).then((served) => (pages = served)),
      startWatchedProvider().then((started) => (provider = started)),
      launchBrowser().then((launched) => (browser = launched)),
    );
  });

  after(async () => {
    await browser?.close();
    await pages?.close();
    provider?.kill();
    browser?.expectNoForeignTraffic();
  });

  async function newPage(): Promise<Page> {
    const page = await browser.newPage();
    const { url: apiUrl, callBundleUrl } = provider;
    const query = new URLSearchParams({ apiUrl, callBundleUrl }).toString();
    await page.goto(`${pages.url}?${query}`);
    await warmUp(page);
    return page;
  }

  async function warmUp(page: Page): Promise<void> {
    for (const plan of WARM_UP) await page.evaluate((given) => window.soak.round(given), plan);
    const left = await settle(() => ofCalls(page), {}, LOOKS_TO_SETTLE);
    assert.deepEqual(left, {}, 'what the first calls left');
  }

  const holdingsOf = (page: Page) => page.evaluate(() => window.soak.holdings());

  /** What a page holds for calls alone. */
  async function ofCalls(page: Page): Promise<Record<string, number>> {
    const { timers = 0, peers = 0, microphones = 0, audio = 0 } = await holdingsOf(page);
    return { timers, peers, microphones, audio };
  }

  it('leave nothing behind, neither in the page nor at the provider', async () => {
    await (await newPage()).close();
    const before = await provider.holdings();

    const page = await newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => {
      // A bundle that is no script is for the browser to complain of.
      if (!message.startsWith('Unexpected identifier')) errors.push(message);
    });
    const session = await page.context().newCDPSession(page);
    const held = await holdingsOf(page);
    const heaps: number[] = [];
    for (const [index, plan] of roundPlans(ROUNDS, SEED).entries()) {
      const told = await page.evaluate((given) => window.soak.round(given), plan);
      const what = `round ${index}: ${JSON.stringify(plan)}`;
      assert.equal(told.ended + told.failed, 1, what);
      assert.ok(told.started <= 1, what);
      if (plan.then === 'when over') await settled(page, held, what);
      if (index % 10 === 9) heaps.push(await heapOf(session));
    }
    await settled(page, held, 'the end');
    assert.deepEqual(errors, []);

    const quarter = Math.floor(heaps.length / 4);
    const growth = Math.min(...heaps.slice(-quarter)) - Math.min(...heaps.slice(0, quarter));
    assert.ok(growth < HEAP_MARGIN_BYTES, `the heap grew by ${growth} bytes: ${heaps.join(', ')}`);

    await page.close();
    const left = await settle(() => provider.holdings(), before, LOOKS_TO_NOTICE);
    assert.deepEqual(left, {}, 'the provider holds no more than after the first page');
    // One connection more is not seen where there were more of others before.
    const inProgress = async () => {
      const calls = await providerCalls(provider);
      return { calls: calls.filter(({ status }) => status === 'in-progress').length };
    };
    assert.deepEqual(await settle(inProgress, {}, LOOKS_TO_NOTICE), {}, 'still in progress');
    assert.equal(await provider.close(), 0);
  });

  async function settled(
    page: Page,
    held: Readonly<Record<string, number>>,
    what: string,
  ): Promise<void> {
    const left = await settle(() => holdingsOf(page), held, LOOKS_TO_SETTLE);
    if (Object.keys(left).length === 0) return;
    const origins = await page.evaluate(() => window.soak.timerOrigins());
    assert.fail(`${what} left ${JSON.stringify(left)}; timers: ${origins.join('\n')}`);
  }
});
