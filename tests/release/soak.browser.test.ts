import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'playwright-core';
import { after, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { launchBrowser } from '../support/browser.js';
import { servePage } from '../support/page-server.js';
import { shared } from '../support/shared.js';
import { providerCalls } from '../end-to-end/provider-calls.js';
import { roundPlans, type RoundPlan } from './soak/round-plans.js';
import type { RoundReport } from './soak/soak-page.js';
import { startWatchedProvider, type WatchedProvider } from './soak/watched-provider.js';

/** In full: `SOAK=full node --import tsx --test tests/end-to-end/soak.test.ts`, a quarter of an hour. */
const [CALLS, TURNS] = process.env['SOAK'] === 'full' ? [200, 500] : [80, 160];
const SEED = 4;

/** After how many rounds the conversation is cleared and everything is measured. */
const SAMPLE_EVERY = 10;

/** A page that is open for longer hangs. */
const LONGEST_SOAK_MS = 60 * 60_000;

/** How often it is looked at what is left. */
const LOOK_MS = 50;

/**
 * How many looks what is on its way out may take to be gone: some 15 seconds, less than any limit of
 * a call's start. On a machine that is busy, a look takes as much longer as everything else.
 */
const LOOKS_TO_SETTLE = 300;

/** How many looks the provider may take to notice that all pages are gone. */
const LOOKS_TO_NOTICE = 600;

/**
 * How much more of each kind there may be, at its least, in the last quarter than in the one before. The
 * provider keeps records of its calls and up to 500 chat sessions.
 */
const MARGINS = {
  'heap in bytes': 1_000_000,
  'DOM nodes': 50,
  listeners: 20,
  'heap of the provider in bytes': 4_000_000,
};

type Sample = Readonly<Record<keyof typeof MARGINS, number>>;

const END = { by: 'button', then: 'when over' } as const;

/** Rounds of every kind, so that whatever is loaded or made once is there. */
const WARM_UP: readonly RoundPlan[] = [
  ...['', 'messages::0', 'exp-room', 'call-token'].map((faults): RoundPlan => ({
    kind: 'call',
    faults,
    bundleFaults: '',
    cancel: faults === 'exp-room' ? { at: 'never' } : { at: 'time', milliseconds: 1500 },
    ...END,
  })),
  { kind: 'turn', faults: '', cancel: { at: 'never' }, ...END },
  { kind: 'turn', faults: 'chat-broken:3', cancel: { at: 'never' }, ...END },
];

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

async function sample(session: CDPSession, provider: WatchedProvider): Promise<Sample> {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    'heap in bytes': (await session.send('Runtime.getHeapUsage')).usedSize,
    'DOM nodes': nodes,
    listeners: jsEventListeners,
    'heap of the provider in bytes': await provider.heap(),
  };
}

describe(`${CALLS} calls and ${TURNS} chat turns with random ends and faults (seed ${SEED})`, () => {
  const { pages, provider, browser } = shared({
    pages: () => servePage(new URL('./soak/soak-page.ts', import.meta.url)),
    provider: startWatchedProvider,
    browser: () => launchBrowser({ longestPageMs: LONGEST_SOAK_MS }),
  });
  after(() => browser.expectNoForeignTraffic());

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
    const samples: Sample[] = [];
    for (const [index, plan] of roundPlans(CALLS, TURNS, SEED).entries()) {
      const what = `round ${index}: ${JSON.stringify(plan)}`;
      expectOneEnd(plan, await page.evaluate((given) => window.soak.round(given), plan), what);
      if (plan.then === 'when over') await settled(page, held, what);
      if (index % SAMPLE_EVERY < SAMPLE_EVERY - 1) continue;
      await page.evaluate(() => window.soak.clear());
      await settled(page, held, what);
      samples.push(await sample(session, provider));
    }
    assert.deepEqual(errors, []);

    const kinds = Object.entries(MARGINS) as [keyof Sample, number][];
    const valuesOf = (kind: keyof Sample) => samples.map((each) => each[kind]);
    for (const [kind, margin] of kinds) {
      const values = valuesOf(kind);
      const quarter = Math.floor(values.length / 4);
      const growth =
        Math.min(...values.slice(-quarter)) - Math.min(...values.slice(-2 * quarter, -quarter));
      assert.ok(growth < margin, `${kind} grew by ${growth}: ${values.join(', ')}`);
    }

    await page.close();
    const left = await settle(() => provider.holdings(), before, LOOKS_TO_NOTICE);
    assert.deepEqual(left, {}, 'the provider holds no more than after the first page');
    // One connection more is not seen where there were more of others before.
    const inProgress = async () => {
      const calls = await providerCalls(provider);
      return { calls: calls.filter(({ status }) => status === 'in-progress').length };
    };
    assert.deepEqual(await settle(inProgress, {}, LOOKS_TO_NOTICE), {}, 'still in progress');
    assert.equal(await provider.finish(), 0);
  });

  function expectOneEnd(plan: RoundPlan, report: RoundReport, what: string): void {
    const { started, ended, failed } = report;
    const reported = `${what}: ${JSON.stringify(report)}`;
    if (plan.kind === 'turn') {
      assert.equal(started, 1, reported);
      const ends = ended + failed;
      assert.ok(plan.cancel.at === 'never' ? ends === 1 : ends <= 1, reported);
    } else {
      assert.ok(started <= 1, reported);
      assert.equal(ended + failed, 1, reported);
    }
  }

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
