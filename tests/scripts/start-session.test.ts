import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { runSession, type SessionOutcome } from '../../scripts/start/session.js';
import { until } from '../support/until.js';
import { isSilent } from './is-silent.js';

interface Running {
  readonly said: string[];
  readonly warned: string[];
  readonly outcome: Promise<SessionOutcome>;
  readonly stop: () => void;
}

function run(t: TestContext, child: string): Running {
  const stopping = new AbortController();
  const said: string[] = [];
  const warned: string[] = [];
  const any = { kind: 'any' } as const;
  const outcome = runSession(
    { page: any, provider: any },
    {
      say: (line) => said.push(line),
      warn: (line) => warned.push(line),
      stopping: stopping.signal,
      providerEntry: new URL(`./start-children/${child}.ts`, import.meta.url),
    },
  );
  const stop = () => stopping.abort();
  t.after(async () => {
    stop();
    await outcome;
  });
  return { said, warned, outcome, stop };
}

async function urls({ said }: Running) {
  await until('the addresses are said', () => said.some((line) => line.includes('Ctrl-C')));
  const found = said.join('\n').match(/http:\/\/[\d.:]+/g) ?? [];
  const [page, , provider] = found;
  assert.ok(page && provider, said.join('\n'));
  return { page, provider };
}

test('a provider that dies is said, and the pages end with it', async (t) => {
  const running = run(t, 'dies-when-told');
  const { page, provider } = await urls(running);
  assert.equal((await fetch(page)).status, 200);
  await assert.rejects(fetch(`${provider}/die`));
  assert.equal(await running.outcome, 'failed');
  assert.deepEqual(running.warned, ['The local provider ended with exit code 3.']);
  await until('the page is gone', () => isSilent(page));
});

test('told to stop, both end', async (t) => {
  const running = run(t, 'dies-when-told');
  const { page, provider } = await urls(running);
  running.stop();
  assert.equal(await running.outcome, 'stopped');
  assert.deepEqual(running.warned, []);
  await until('both are gone', async () => (await isSilent(page)) && (await isSilent(provider)));
});

test('told to stop before the provider is ready, it is not a failure', async (t) => {
  const running = run(t, 'dies-when-told');
  running.stop();
  assert.equal(await running.outcome, 'stopped');
  assert.deepEqual(running.said, []);
});

test('a provider that cannot start is said with its own words', async (t) => {
  const running = run(t, 'fails-at-once');
  assert.equal(await running.outcome, 'failed');
  assert.deepEqual(running.warned, [
    'provider: the voices are missing',
    'The local provider ended with exit code 4.',
  ]);
});

test('what answers without a call bundle is not taken for a provider', async (t) => {
  const running = run(t, 'names-no-bundle');
  assert.equal(await running.outcome, 'failed');
  assert.match(running.warned.join(), /does not name a call bundle: \{"status":"ok"\}/);
});
