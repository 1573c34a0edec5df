import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'playwright-core';
import { after, describe, it } from 'node:test';
import { launchBrowser } from '../support/browser.js';
import { waitUntilNothingIsLeft, watchingWhatIsLeft } from '../support/left-behind.js';
import { servePage } from '../support/page-server.js';
import { fc } from '../support/property.js';
import { shared } from '../support/shared.js';
import { becomes, eventually } from '../support/until.js';
import { providerCalls } from '../end-to-end/provider-calls.js';
import { rounds, type Round } from './soak/rounds.js';
import type { RoundReport } from './soak/soak-page.js';
import { startWatchedProvider } from './soak/watched-provider.js';

const ROUNDS = process.env['SOAK'] === 'full' ? 700 : 240;

/** After how many rounds the conversation is cleared and everything is measured. */
const SAMPLE_EVERY = 10;

/** A page that is open for longer hangs. */
const LONGEST_SOAK_MS = 60 * 60_000;

/**
 * How much more of each kind there may be, at its least, in the last quarter than in the one before. The
 * provider keeps records of its calls and up to 500 chat sessions.
 */
const MARGINS = {
  'heap in bytes': 1_000_000,
  'DOM nodes': 50,
  listeners: 10,
  'heap of the provider in bytes': 4_000_000,
};

type Sample = Readonly<Record<keyof typeof MARGINS, number>>;

const END = { bundleFaults: '', by: 'button', then: 'when over' } as const;

/** Rounds of every kind, so that whatever is loaded or made once is there. */
const WARM_UP: readonly Round[] = [
  ...['', 'messages::0', 'call-token'].map(
    (faults) => ({ kind: 'call', faults, cancel: 1500, ...END }) as const,
  ),
  { kind: 'call', faults: 'exp-room', cancel: null, ...END },
  { kind: 'turn', faults: '', cancel: null, ...END },
  { kind: 'turn', faults: 'chat-broken:3', cancel: null, ...END },
];

describe(`${ROUNDS} calls and chat turns with random ends and faults`, () => {
  const { pages, provider, browser } = shared({
    pages: () => servePage(new URL('./soak/soak-page.ts', import.meta.url)),
    provider: startWatchedProvider,
    browser: async () =>
      watchingWhatIsLeft(await launchBrowser({ longestPageMs: LONGEST_SOAK_MS })),
  });
  after(() => browser.expectNoForeignTraffic());

  const play = (page: Page, round: Round) =>
    page.evaluate((given) => window.soak.round(given), round);

  async function newPage(): Promise<Page> {
    const page = await browser.newPage();
    const { url: apiUrl, callBundleUrl } = provider;
    const query = new URLSearchParams({ apiUrl, callBundleUrl }).toString();
    await page.goto(`${pages.url}?${query}`);
    for (const round of WARM_UP) await play(page, round);
    await waitUntilNothingIsLeft(page);
    return page;
  }

  async function sample(session: CDPSession): Promise<Sample> {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return {
      'heap in bytes': (await session.send('Runtime.getHeapUsage')).usedSize,
      'DOM nodes': nodes,
      listeners: jsEventListeners,
      'heap of the provider in bytes': (await provider.holdings()).heap,
    };
  }

  it('leave nothing behind, neither in the page nor at the provider', async () => {
    await (await newPage()).close();
    const { open: before } = await provider.holdings();

    const page = await newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => {
      // A bundle that is no script is for the browser to complain of.
      if (!message.startsWith('Unexpected identifier')) errors.push(message);
    });
    const session = await page.context().newCDPSession(page);
    const samples: Sample[] = [];
    for (const [index, round] of fc.sample(rounds, { numRuns: ROUNDS }).entries()) {
      const what = `round ${index}: ${JSON.stringify(round)}`;
      expectOneEnd(round, await play(page, round), what);
      if (round.then === 'when over') await settled(page, what);
      if (index % SAMPLE_EVERY < SAMPLE_EVERY - 1) continue;
      await page.evaluate(() => window.soak.clear());
      await settled(page, what);
      samples.push(await sample(session));
    }
    assert.deepEqual(errors, []);

    for (const [kind, margin] of Object.entries(MARGINS) as [keyof Sample, number][]) {
      const values = samples.map((each) => each[kind]);
      const quarter = Math.floor(values.length / 4);
      const growth =
        Math.min(...values.slice(-quarter)) - Math.min(...values.slice(-2 * quarter, -quarter));
      assert.ok(growth < margin, `${kind} grew by ${growth}: ${values.join(', ')}`);
    }

    await page.close();
    await eventually(async () => {
      for (const [kind, count] of Object.entries((await provider.holdings()).open))
        assert.ok(count <= (before[kind] ?? 0), `${kind}: ${count} after ${before[kind]}`);
    });
    // One connection more is not seen where there were more of others before.
    const inProgress = async () =>
      (await providerCalls(provider)).filter(({ status }) => status === 'in-progress').length;
    await becomes(inProgress, 0, 'calls in progress');
    assert.equal(await provider.finish(), 0);
  });

  function expectOneEnd(round: Round, report: RoundReport, what: string): void {
    const { started, ended, failed } = report;
    const reported = `${what}: ${JSON.stringify(report)}`;
    const ends = ended + failed;
    assert.ok(round.kind === 'turn' ? started === 1 : started <= 1, reported);
    assert.ok(
      ends === 1 || (ends === 0 && round.kind === 'turn' && round.cancel !== null),
      reported,
    );
  }

  async function settled(page: Page, what: string): Promise<void> {
    await waitUntilNothingIsLeft(page).catch((cause: unknown) => {
      throw new Error(what, { cause });
    });
  }
});
