import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { CallStage } from './in-call/call-stage.js';

/** The script with Daily's library, which the bundler names after the library's own file. */
const LIBRARY = /\/daily-esm-[^/]*\.js$/;

/** For a script that comes from this machine, however busy it is. */
const REQUESTED_WITHIN_MS = 20_000;

describe('what a call needs', () => {
  const stage = new CallStage();

  before(() => stage.open());
  afterEach(() => stage.goes());
  after(() => stage.close());

  it('is fetched while the provider still makes the call', async () => {
    const visitor = await stage.comes();
    await visitor.opens();
    const made = new AbortController();
    let waiting = 0;
    await visitor.page.route('**/call/web', async (route) => {
      waiting++;
      await new Promise((resolve) => made.signal.addEventListener('abort', resolve));
      await route.continue();
    });
    const library = visitor.page.waitForRequest(LIBRARY, { timeout: REQUESTED_WITHIN_MS });
    await visitor.calls();
    await library;
    assert.deepEqual(await visitor.told('call-start'), []);
    await visitor.hears('call-start-progress', '"web-call-creation"');
    made.abort();
    await visitor.sees('connected');
    assert.equal(waiting, 1);
  });
});
