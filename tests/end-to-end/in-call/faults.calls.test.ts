import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from 'playwright-core';
import { CALL_STAGES, type StageProgress } from '../../../core/machine/stages.js';
import { waitUntilNothingIsLeft, watchingWhatIsLeft } from '../../support/left-behind.js';
import type { Visitor } from '../visitor.js';
import { PATIENCE_MS } from '../../support/patience.js';
import { CALL_REQUEST, CallStage, TRANSPORTS } from './call-stage.js';

/** How often each page goes through the table. A release has 50 calls by each transport. */
const ROUNDS = process.env['LOOKS'] ? 5 : 1;

const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };

interface Row {
  /** Answers the request for the call in place of the server. The first request is 1. */
  readonly answers?: (route: Route, request: number) => Promise<unknown>;
  readonly faults?: string;
  /** How often a key is requested. Default: never, since there is one. */
  readonly keys?: number;
  readonly ends: (visitor: Visitor) => Promise<unknown>;
}

const fails = (visitor: Visitor) => visitor.hears('call-start-failed');

const isAsked = (visitor: Visitor) => visitor.hears('call-start-progress', 'web-call-creation');

async function hangsUp(visitor: Visitor) {
  await visitor.hears('call-start');
  await visitor.asks('endCall');
  await visitor.hears('call-end', 'customer-ended-call');
}

async function givesUp(visitor: Visitor) {
  await isAsked(visitor);
  await visitor.asks('endCall');
}

const ROWS: Readonly<Record<string, Row>> = {
  'goes well': { ends: hangsUp },
  'is refused': { faults: 'call-refused:503', ends: fails },
  'is answered with something else': {
    answers: (route) => route.fulfill({ status: 200, headers: HEADERS, body: '{"sdp":"v=?"}' }),
    ends: fails,
  },
  'is answered late': { faults: 'call-late', ends: hangsUp },
  'is given up before it is answered': { faults: 'call-late', ends: givesUp },
  'is never answered': { faults: 'call-hangs', ends: givesUp },
  'loses its server before the answer': { answers: (route) => route.abort(), ends: fails },
  'has an expired key': {
    answers: (route, request) =>
      request === 1
        ? route.fulfill({ status: 401, headers: HEADERS, body: '{}' })
        : route.continue(),
    keys: 1,
    ends: hangsUp,
  },
  'has a key that is refused again': {
    answers: (route) => route.fulfill({ status: 401, headers: HEADERS, body: '{}' }),
    keys: 1,
    ends: fails,
  },
  'is given up': { ends: givesUp },
  'loses its server': {
    faults: 'network-drop:60:1',
    // A bot that has gone does not know the connection that is restarted.
    answers: (route, request) =>
      request === 1
        ? route.continue()
        : route.fulfill({ status: 404, headers: HEADERS, body: '{}' }),
    ends: (visitor) => visitor.hears('call-end', 'call-error'),
  },
  'is ended by the server': {
    faults: 'end:0:over',
    ends: (visitor) => visitor.hears('call-end', '"reason":"(?!call-error)'),
  },
};

const stage = new CallStage(watchingWhatIsLeft, { longestPageMs: ROUNDS * 2 * 60_000 });

describe('a call that goes wrong on a page with others', { concurrency: 2 }, () => {
  for (const [name, attributesOf] of TRANSPORTS)
    it(name, async () => {
      await using visitor = await stage.comes({ ...attributesOf(stage), 'public-key': '/key' });
      const { page } = visitor;
      // Firefox takes half a minute to notice that a server has gone.
      page.setDefaultTimeout(2 * PATIENCE_MS);
      let keys = -1;
      await page.route('**/key', (route) => {
        keys += 1;
        return route.fulfill({ json: { token: 'ek_1' } });
      });
      let row: Row | undefined;
      let requests = 0;
      await page.route(CALL_REQUEST, (route) => {
        requests += 1;
        return row!.answers ? row!.answers(route, requests) : route.continue();
      });
      for (let round = 1; round <= ROUNDS; round++)
        for (const [what, next] of Object.entries(ROWS)) {
          [row, requests] = [next, 0];
          const { faults = '' } = row;
          const addresses = {
            'api-url': faults ? stage.faulty(faults) : stage.provider.url,
            exchange: attributesOf(stage, faults && `?faults=${faults}`)['exchange'] ?? '',
          };
          await page.evaluate((given) => {
            const element = document.querySelector('voice-assistant')!;
            for (const each of Object.entries(given)) element.setAttribute(...each);
            window.recorder.reported.length = 0;
          }, addresses);
          await visitor.asks('startCall');
          await row.ends(visitor).catch((cause: unknown) => {
            throw new Error(`a call that ${what}: ${String(cause)}`, { cause });
          });
          await waitUntilNothingIsLeft(page);
          assert.equal(keys, row.keys ?? 0, `the keys of a call that ${what}`);
          keys = 0;
        }
      assert.equal((await visitor.remains()).calls, 0);
    });
});

describe('a call that is ended at any stage of its start', { concurrency: 2 }, () => {
  const END_AT_LAST = `addEventListener('va-call-start-progress', ({ progress, target }) => {
    if (progress.stage === window.last) target.endCall();
  })`;

  it('goes no further, and leaves nothing', async () => {
    await using visitor = await stage.comes(stage.realtime());
    await visitor.page.evaluate(END_AT_LAST);
    for (const [index, last] of CALL_STAGES.entries()) {
      await visitor.page.evaluate((wanted) => {
        Object.assign(window, { last: wanted });
        window.recorder.reported.length = 0;
        document.querySelector('voice-assistant')!.startCall();
      }, last);
      await visitor.hears('call-start-progress', last);
      await waitUntilNothingIsLeft(visitor.page);
      const begun = (await visitor.reported('call-start-progress'))
        .map(({ progress }) => progress as StageProgress)
        .filter(({ status }) => status === 'started');
      assert.deepEqual(
        begun.map(({ stage: each }) => each),
        CALL_STAGES.slice(0, index + 1),
      );
      assert.deepEqual(await visitor.reported('error'), []);
    }
  });
});
