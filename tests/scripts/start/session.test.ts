import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createLocalProvider } from '../../../local-provider/index.js';
import { runSession, type SessionEnvironment } from '../../../scripts/start/session.js';
import { until } from '../../support/until.js';
import { isSilent } from '../is-silent.js';

function run(t: TestContext, createProvider: SessionEnvironment['createProvider']) {
  const controller = new AbortController();
  const said: string[] = [];
  const warned: string[] = [];
  const outcome = runSession(
    { pagePort: 0, providerPort: 0 },
    {
      say: (line) => said.push(line),
      warn: (line) => warned.push(line),
      signal: controller.signal,
      ...(createProvider && { createProvider }),
    },
  );
  const stop = () => controller.abort();
  t.after(async () => {
    stop();
    await outcome;
  });
  return { said, warned, outcome, stop };
}

test('closes both servers when it is stopped', async (t) => {
  const { said, warned, outcome, stop } = run(t, createLocalProvider);
  await until('the addresses are printed', () => said.some((line) => line.includes('Ctrl-C')));
  const [page, , provider] = said.join('\n').match(/http:\/\/[\d.:]+/g) ?? [];
  assert.ok(page && provider, said.join('\n'));
  assert.equal((await fetch(page)).status, 200);
  warned.length = 0;
  stop();
  assert.equal(await outcome, 'stopped');
  assert.deepEqual(warned, []);
  await until('both are closed', async () => (await isSilent(page)) && (await isSilent(provider)));
});

test('is not a failure when it is stopped before the provider is ready', async (t) => {
  const { said, warned, outcome, stop } = run(t, () => assert.fail('not reached'));
  stop();
  assert.equal(await outcome, 'stopped');
  assert.deepEqual([said, warned], [[], []]);
});

test('closes the pages and says why when the provider cannot be started', async (t) => {
  const { warned, outcome } = run(t, () => Promise.reject(new Error('the voices are missing')));
  assert.equal(await outcome, 'failed');
  assert.deepEqual(warned, ['Cannot start the local provider: the voices are missing']);
});
