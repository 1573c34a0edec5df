import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listen } from '../../scripts/listen.js';
import { launchBrowser } from '../support/browser.js';
import { until } from '../support/until.js';

const SCRIPT = fileURLToPath(new URL('../../scripts/start.ts', import.meta.url));

/** Runs the command in a process, with the real provider. */
function start(t: TestContext, ...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  t.after(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    ended,
    output: () => output,
    errors: () => errors,
    async ready() {
      await until('it is ready', () => output.includes('Ctrl-C') || gone());
      const [home, embed, provider] = output.match(/http:\/\/\S+/g) ?? [];
      assert.ok(home && embed && provider, `${output}\n${errors}`);
      return { home, embed, provider };
    },
  };
}

/** Whether nothing listens at the address. */
const isSilent = (url: string) =>
  fetch(url).then(
    () => false,
    ({ cause }: { cause?: { code?: string } }) => cause?.code === 'ECONNREFUSED',
  );

/** A port that is in use until the test ends. */
async function takenPort(t: TestContext): Promise<number> {
  const { port, close } = await listen(createServer());
  t.after(close);
  return port;
}

test('serves both pages with the address of the provider, and stops on Ctrl-C', async (t) => {
  const started = start(t, '--port', '0');
  const { home, embed, provider } = await started.ready();

  const health = (await (await fetch(`${provider}/health`)).json()) as Record<
    'answers' | 'callBundleUrl',
    string
  >;
  assert.match(health.answers, /quotes from \d+ pages$/);
  const bundle = await fetch(health.callBundleUrl);
  assert.equal(bundle.status, 200);
  assert.match(bundle.headers.get('content-type') ?? '', /javascript/);

  const homePage = await fetch(home);
  assert.equal(homePage.status, 200);
  assert.match(await homePage.text(), /<div id="site">/);

  const embedPage = await (await fetch(embed)).text();
  assert.ok(embedPage.includes(`api-url="${provider}"`), embedPage);
  assert.ok(embedPage.includes(`call-bundle-url="${health.callBundleUrl}"`), embedPage);

  const environment = await (await fetch(new URL('environment.ts', home))).text();
  assert.ok(environment.includes(provider), environment);

  assert.equal((await fetch(new URL('no-such-page', home))).status, 404);

  started.child.kill('SIGINT');
  assert.equal(await started.ended, 0);
  await until('both are gone', async () => (await isSilent(home)) && (await isSilent(provider)));
});

test('survives requests for invalid addresses', async (t) => {
  const { home } = await start(t, '--port', '0').ready();
  const { origin } = new URL(home);
  const odd = await fetch(`${origin}//`);
  assert.equal(odd.status, 400);
  assert.equal(await odd.text(), 'Invalid address: //');
  for (const path of ['/%', '/%E0%A4%A', '//[', '/..//..%2f']) {
    assert.notEqual((await fetch(origin + path)).status, 200, path);
  }
  assert.equal((await fetch(home)).status, 200);
});

test('shows an assistant that opens on both pages', async (t) => {
  const { home, embed } = await start(t, '--port', '0').ready();
  const browser = await launchBrowser();
  t.after(() => browser.close());
  for (const address of [home, embed]) {
    await using page = await browser.newPage();
    await page.goto(address);
    await page.locator('voice-assistant [part~="launcher"]').click();
    await page.locator('voice-assistant [part~="panel"]').waitFor();
  }
  browser.expectNoForeignTraffic();
});

test('uses another port, and says so, if the preferred one is taken', async (t) => {
  // Another process may already use it, which is just as good.
  const { close } = await listen(createServer(), 5173).catch(() => ({ close: () => undefined }));
  t.after(close);
  const started = start(t);
  const { home } = await started.ready();
  assert.notEqual(new URL(home).port, '5173');
  assert.match(started.output(), /Port 5173 is in use: the pages use another one/);
});

for (const [name, ...before] of [['--port'], ['--provider-port', '--port', '0']] as const)
  test(`exits with a reason and the option to use if the port of ${name} is taken`, async (t) => {
    const port = await takenPort(t);
    const started = start(t, ...before, name, `${port}`);
    assert.equal(await started.ended, 1);
    assert.match(started.errors(), new RegExp(`${name}\\).*${port}`));
  });
