import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { lacks } from '../support/engine-gaps.js';
import { spawnProvider } from '../support/provider.js';
import { hasRecognizer, sayIntoMicrophone, speech } from '../support/speech.js';
import { scriptMicrophone } from '../support/scripted-microphone.js';
import { callId } from './in-call/call-stage.js';
import { Stage } from './stage.js';
import type { Visitor } from './visitor.js';
import { PATIENCE_MS } from '../support/patience.js';

const stage = new Stage();
const OFFLINE = { skip: lacks('offline') };
const FACT = 'My name is Ada.';
const QUESTION = 'What is my name?';
const KNOWN = /You told me: your name is Ada/;

/** A page that records the inputs of its chat turns that the provider has answered. */
interface Recording {
  readonly inputs: unknown[];
}

/** Runs in the page. Not every driver reports the body of a request. */
function recordInputs(): void {
  const inputs: unknown[] = [];
  Object.assign(window, { inputs });
  const request = window.fetch.bind(window);
  window.fetch = async (url, init) => {
    const response = await request(url, init);
    if (typeof url === 'string' && url.endsWith('/chat/web'))
      inputs.push((JSON.parse(init?.body as string) as { input: unknown }).input);
    return response;
  };
}

/** The inputs that were answered since `recordInputs` ran in the page. */
function inputsOf({ page }: Visitor): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as Recording).inputs);
}

/** The shown messages of both sides, in order. */
function messagesOf(visitor: Visitor): Promise<string[]> {
  return visitor.part('message').locator('.bubble').allTextContents();
}

async function remembers(visitor: Visitor): Promise<void> {
  await visitor.types(FACT);
  await visitor.reads('assistant', /sample answer/);
}

describe('one conversation', () => {
  afterEach(() => stage.goes());

  it('continues after a reload in the same session, with the panel and the draft', async () => {
    const visitor = await stage.comes({ mode: 'chat', 'keep-conversation': '' });
    await visitor.opens();
    await remembers(visitor);
    await visitor.part('text-box').fill('What is');
    await visitor.keeps('What is');
    await visitor.page.reload();
    await visitor.reads('assistant', /sample answer/);
    assert.equal(await visitor.part('text-box').inputValue(), 'What is');
    await visitor.types(QUESTION);
    await visitor.reads('assistant', KNOWN);
  });

  const UNLOADED = { skip: lacks('offline') || lacks('repeated imports') };

  it(
    'holds the first message typed without a network and the code of the chat',
    UNLOADED,
    async () => {
      const visitor = await stage.comes({ mode: 'chat' });
      const { page } = visitor;
      const code = '**/chat-client-*.js';
      await page.route(code, (route) => route.abort());
      // A pointer at the launcher would load it earlier.
      await visitor.asks('open');
      await visitor.part('panel').waitFor();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await visitor.types('One');
      await visitor.part('waiting-delivery').waitFor();
      await page.evaluate(recordInputs);
      await page.unroute(code);
      await page.context().setOffline(false);
      await visitor.reads('assistant', /“One”/);
      assert.deepEqual(await inputsOf(visitor), ['One']);
      assert.deepEqual(await visitor.reported('error'), []);
    },
  );

  it(
    'sends what was typed without a network after the page was left and comes back',
    OFFLINE,
    async () => {
      // A page that is being left may hear of the network before it is unloaded, and would send.
      const script = `(${recordInputs.toString()})();
        addEventListener('online', (event) => window.isLeft && event.stopImmediatePropagation());`;
      const visitor = await stage.comes({ mode: 'chat', 'keep-conversation': '' }, { script });
      const { page } = visitor;
      const address = page.url();
      await visitor.opens();
      await visitor.types('Zero');
      await visitor.hears('message', 'assistant');
      await page.context().setOffline(true);
      for (const text of ['One', 'Two']) await visitor.types(text);
      await visitor.part('waiting-delivery').nth(1).waitFor();
      assert.deepEqual(await inputsOf(visitor), ['Zero']);
      // A loaded browser may unload the page only after it has shown the next ones, so without this
      // they may find the conversation of up to a second before.
      await page.waitForFunction(() =>
        /"Two".*"waiting"/.test(Object.values(sessionStorage).join()),
      );
      await page.evaluate('window.isLeft = true');
      await page.goto('about:blank');
      await page.context().setOffline(false);
      // A connection from before may break at its next request, which only a navigation repeats.
      await page.goto(stage.provider.url);
      await page.goto(address);
      await visitor.reads('assistant', /“Two”/);
      assert.deepEqual(await inputsOf(visitor), ['One', 'Two']);
      assert.equal(await visitor.part('user-message').count(), 3);
      await page.reload();
      await visitor.reads('assistant', /“Two”/);
      assert.deepEqual(await inputsOf(visitor), []);
    },
  );
});

describe('a conversation by voice and in writing', { skip: lacks('webrtc') }, () => {
  afterEach(() => stage.goes());

  const SHARED = { mode: 'hybrid', 'shared-context': '', 'typing-in-call': '' };

  it('has the assistant of a call know what was typed before it', async () => {
    const visitor = await stage.comes(SHARED);
    await visitor.opens();
    await remembers(visitor);
    await visitor.calls();
    await visitor.sees('connected');
    await visitor.reads('user', /My name is Ada/);
    await visitor.types(QUESTION);
    await visitor.reads('assistant', KNOWN);
    assert.equal(await visitor.part('call-mark').count(), 1);
  });

  it('continues a call after a reload below what was typed and said before', async () => {
    const visitor = await stage.comes({ ...SHARED, 'keep-conversation': '', rejoin: '' });
    await visitor.opens();
    await remembers(visitor);
    await visitor.calls();
    await visitor.sees('connected');
    const id = await callId(visitor);
    await visitor.types('Hello');
    await visitor.reads('assistant', /“Hello”/);
    // Without the last one, which may still grow.
    const before = (await messagesOf(visitor)).slice(0, -1);
    await visitor.page.reload();
    await visitor.sees('connected');
    assert.equal(await callId(visitor), id);
    assert.deepEqual((await messagesOf(visitor)).slice(0, before.length), before);
    await visitor.types(QUESTION);
    await visitor.reads('assistant', KNOWN);
    assert.equal(await visitor.part('call-mark').count(), 1);
  });

  it('has the chat know what was said', { skip: !hasRecognizer() }, async () => {
    const visitor = await stage.comes(SHARED, { script: `(${scriptMicrophone.toString()})()` });
    await visitor.connects();
    await visitor.reads('assistant', /help you/);
    const sound = await speech('what are your opening hours');
    const words = visitor.part('user-message').first();
    for (let times = 0; times < 5 && !(await words.count()); times++) {
      await sayIntoMicrophone(visitor.page, sound);
      await words.waitFor({ timeout: PATIENCE_MS }).catch(() => undefined);
    }
    await visitor.types(FACT);
    await visitor.calls();
    await visitor.part('call-mark').nth(1).waitFor();
    const heard = (await words.textContent())!;
    await visitor.page.evaluate(recordInputs);
    await visitor.types(QUESTION);
    await visitor.reads('assistant', KNOWN);
    const [input] = (await inputsOf(visitor)) as [{ role: string; content: string }[]];
    assert.deepEqual(input.at(-1), { role: 'user', content: QUESTION });
    const first = input.find(({ role }) => role === 'user')!.content.trim();
    assert.ok(first && heard.includes(first), `${heard} is known as ${first}`);
  });
});

describe('a voice assistant whose call fails', { skip: lacks('webrtc') }, () => {
  afterEach(() => stage.goes());

  it('offers to type, and the chat knows what was said to a provider that is gone', async (test) => {
    const first = await spawnProvider();
    const visitor = await stage.comes({
      mode: 'voice',
      'shared-context': '',
      fallback: 'chat',
      'api-url': first.url,
      'call-bundle-url': first.callBundleUrl,
    });
    await visitor.connects();
    await visitor.reads('assistant', /help you/);
    await first.kill();
    await visitor.part('type-button').waitFor();
    const second = await spawnProvider({ args: ['--port', new URL(first.url).port] });
    test.after(() => second.stop());
    await visitor.page.evaluate(recordInputs);
    await visitor.part('type-button').click();
    await visitor.types(FACT);
    await visitor.reads('assistant', /sample answer/);
    assert.match(JSON.stringify(await inputsOf(visitor)), /help you/);
    await visitor.types(QUESTION);
    await visitor.reads('assistant', KNOWN);
  });
});
