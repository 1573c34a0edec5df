import assert from 'node:assert/strict';
import { afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { launchBrowser } from '../support/browser.js';
import { lacks } from '../support/engine-gaps.js';
import { spawnProvider } from '../support/provider.js';
import { shared } from '../support/shared.js';
import { OwnFace, Tag, type Props } from './faces.js';
import { PREACT, serveStage } from './serve-stage.js';
import { PATIENCE_MS } from '../support/patience.js';

const CALLS = { skip: lacks('webrtc') };

describe('in React', () => {
  const { stage, provider, browser } = shared({
    stage: () => serveStage(),
    provider: () => spawnProvider(),
    browser: () => launchBrowser(),
  });
  let page: Page;
  let complaints: string[];
  let posts: string[];
  let props: Props;

  before(() => {
    const { url: apiUrl, callBundleUrl } = provider;
    props = { publicKey: 'key', assistantId: 'assistant', apiUrl, callBundleUrl };
  });

  beforeEach(async () => {
    stage.drawn = '';
    page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    complaints = [];
    posts = [];
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
  });

  afterEach(async () => {
    await page.context().close();
    browser.expectNoForeignTraffic();
    assert.deepEqual(complaints, []);
  });

  const part = (name: string) => page.locator(`voice-assistant [part~="${name}"]`);

  async function drawTag(more: Props = {}, listening = true): Promise<void> {
    await page.evaluate(([given, reported]) => window.stage.drawTag(given, reported), [
      { ...props, ...more },
      listening,
    ] as const);
  }

  const reported = (prop: string) =>
    page.waitForFunction((wanted) => window.stage.reported.includes(wanted), prop, { polling: 20 });

  async function sees(state: string): Promise<void> {
    await page.waitForFunction(
      (name) => document.querySelector('voice-assistant')?.matches(`:state(${name})`),
      state,
      { polling: 20 },
    );
  }

  describe('the tag', () => {
    beforeEach(() => page.goto(stage.url));

    it('takes its options as props, follows changes, and resets removed ones', async () => {
      await drawTag({ heading: 'Ask us', className: 'corner' });
      await part('launcher').filter({ hasText: 'Ask us' }).waitFor();
      assert.equal(await page.locator('voice-assistant.corner').count(), 1);
      await drawTag({ heading: 'Ask the shop' });
      await part('launcher').filter({ hasText: 'Ask the shop' }).waitFor();
      await drawTag();
      await part('launcher').filter({ hasText: 'Talk with AI' }).waitFor();
    });

    it('calls the prop of each event once, and not after it is removed', async () => {
      await drawTag();
      await part('launcher').waitFor();
      const names = await page.evaluate(() => {
        const names = 'call-request message-request call-start call-end call-start-progress';
        const more = 'call-start-success call-start-failed speech-start speech-end message error';
        const all = `${names} ${more}`.split(' ');
        for (const name of all)
          window.stage.element.current!.dispatchEvent(new Event(`va-${name}`));
        return all;
      });
      const camel = (name: string) => `on-${name}`.replace(/-(.)/g, (_, one) => one.toUpperCase());
      assert.deepEqual(await page.evaluate(() => window.stage.reported), names.map(camel));
      await drawTag({ heading: 'Deaf' }, false);
      await part('launcher').filter({ hasText: 'Deaf' }).waitFor();
      await page.evaluate(() => window.stage.element.current!.dispatchEvent(new Event('va-error')));
      assert.equal((await page.evaluate(() => window.stage.reported)).length, names.length);
    });

    it('calls the cleanup of a ref on unmount, and not the ref with null', async () => {
      await page.evaluate((given) => window.stage.drawWithCleanup(given), props);
      await part('launcher').waitFor();
      await page.evaluate(() => window.stage.takeAway());
      await reported('cleanup');
      const all = await page.evaluate(() => window.stage.reported);
      assert.deepEqual(all, ['ref voice-assistant', 'cleanup']);
    });

    it('has a ref with methods, and sends one chat request', async () => {
      await drawTag();
      await part('launcher').waitFor();
      await page.evaluate(() => {
        window.stage.element.current!.open();
        window.stage.element.current!.sendMessage('What are your opening hours?');
      });
      await part('assistant-message').filter({ hasText: 'Monday' }).waitFor();
      await reported('onMessage');
      assert.deepEqual(posts, ['/chat/web']);
    });

    it('keeps a call when props change, and ends it on unmount', CALLS, async () => {
      const inCall = { mode: 'voice' } as const;
      await drawTag(inCall);
      await part('launcher').waitFor();
      await page.evaluate(() => window.stage.element.current!.startCall());
      await reported('onCallStart');
      await sees('connected');
      await drawTag({ ...inCall, heading: 'Ask us' });
      await page.evaluate(() => window.stage.element.current!.open());
      await part('title').filter({ hasText: 'Ask us' }).waitFor();
      await sees('connected');
      assert.equal(posts.filter((path) => path === '/call/web').length, 1);
      await page.evaluate(() => window.stage.takeAway());
      await nothingIsLeft();
    });

    it('ends a connecting call on unmount', CALLS, async () => {
      await drawTag({ mode: 'voice', apiUrl: `${props.apiUrl}/faults/join-hangs` });
      await part('launcher').waitFor();
      await page.evaluate(() => window.stage.element.current!.startCall());
      await reported('onCallStartProgress');
      await page.evaluate(() => window.stage.takeAway());
      await nothingIsLeft();
      assert.ok(!(await page.evaluate(() => window.stage.reported)).includes('onCallStart'));
    });

    it(
      'ends a call in a hidden <Activity>, and is whole again when it is shown',
      CALLS,
      async () => {
        await draw('tag', { mode: 'voice' });
        await part('launcher').waitFor();
        await page.evaluate(() => window.stage.element.current!.startCall());
        await sees('connected');
        await draw('tag', { mode: 'voice' }, false);
        await nothingIsLeft();
        assert.equal(await page.locator('voice-assistant').count(), 0);
        await draw('tag', { mode: 'chat', heading: 'Ask us' });
        await part('launcher').filter({ hasText: 'Ask us' }).waitFor();
        await page.evaluate(() =>
          window.stage.element.current!.sendMessage('What are your opening hours?'),
        );
        await reported('onMessage');
      },
    );
  });

  const draw = (what: 'tag' | 'own-face', more: Props, visible = true) =>
    page.evaluate((given) => window.stage.drawActivity(...given), [
      what,
      { ...props, ...more },
      visible,
    ] as const);

  /** Waits until no call of Daily's and no sound of it is left in the page. */
  async function nothingIsLeft(): Promise<void> {
    await page.waitForFunction(
      () => {
        const daily = (window as unknown as { _daily?: { instances: object } })._daily;
        const calls = Object.keys(daily?.instances ?? {}).length;
        return calls + document.querySelectorAll('audio').length === 0;
      },
      undefined,
      { polling: 50 },
    );
  }

  describe('the hook', () => {
    const drawOwnFace = () =>
      page.evaluate((options) => window.stage.drawOwnFace(options), { ...props });

    it('renders the state, and sends one chat request', async () => {
      await page.goto(stage.url);
      await drawOwnFace();
      await page.getByText('not-needed chat').waitFor();
      await page.getByRole('button', { name: 'Ask' }).click();
      await page.locator('p.assistant').filter({ hasText: 'Monday' }).waitFor();
      await drawOwnFace();
      assert.equal(await page.locator('p.user').count(), 1);
      assert.deepEqual(posts, ['/chat/web']);
    });

    it(
      'looks once for an interrupted call, and releases it on unmount',
      { skip: lacks('network events') },
      async () => {
        await page.addInitScript(`
        window.leaving = 0;
        for (const [name, step] of [['addEventListener', 1], ['removeEventListener', -1]]) {
          const real = window[name];
          window[name] = function (type, listener, options) {
            if (type === 'pagehide') {
              window.leaving += step;
              options?.signal?.addEventListener('abort', () => (window.leaving -= 1));
            }
            return real.call(this, type, listener, options);
          };
        }`);
        await page.goto(stage.url);
        await page.evaluate((options) => window.stage.drawOwnFace(options), {
          ...props,
          rejoin: true,
        });
        await page.getByText('not-needed chat').waitFor();
        await page.waitForFunction('window.leaving > 0');
        await page.waitForLoadState('networkidle');
        assert.equal(await page.evaluate('window.leaving'), 1);
        await page.evaluate(() => window.stage.takeAway());
        assert.equal(await page.evaluate('window.leaving'), 0);
      },
    );

    it('ends a call in a hidden <Activity>', CALLS, async () => {
      const inCall = { mode: 'voice' } as const;
      await page.goto(stage.url);
      await draw('own-face', inCall);
      await page.getByRole('button', { name: 'disconnected' }).click();
      await page.getByRole('button', { name: /^connected/ }).waitFor();
      await draw('own-face', inCall, false);
      await nothingIsLeft();
      await draw('own-face', inCall);
      await page.getByRole('button', { name: 'disconnected' }).waitFor();
    });
  });

  it('a tool is there while its component is, with the values of the latest render', async () => {
    const draw = (...items: string[]) =>
      page.evaluate((given) => window.stage.drawTool(given), items);
    const run = () => page.evaluate(() => window.stage.runTool('read_cart'));
    await page.goto(stage.url);
    await draw('villa');
    await page.getByText('1 items').waitFor();
    assert.deepEqual(await run(), ['villa']);
    await draw('villa', 'penthouse');
    await page.getByText('2 items').waitFor();
    assert.deepEqual(await run(), ['villa', 'penthouse']);
    await page.evaluate(() => window.stage.takeAway());
    // WebKitWebDriver returns null instead.
    assert.equal((await run()) ?? undefined, undefined);
  });

  describe('rendered on a server', () => {
    it('has what attributes can carry before hydration, which does not warn', async () => {
      const given: Props = {
        ...props,
        ctaTitle: 'Ask "us" & <them>',
        mode: 'voice',
        showTranscript: true,
        keepConversation: false,
        teaser: 25,
        starters: ['What does it cost?'],
      };
      stage.drawn = renderToString(createElement(Tag, { props: given }));
      assert.match(stage.drawn, / cta-title="Ask &quot;us&quot; &amp; &lt;them&gt;"/);
      assert.match(stage.drawn, / mode="voice"/);
      assert.match(stage.drawn, / show-transcript=""/);
      assert.match(stage.drawn, / keep-conversation="false"/);
      assert.match(stage.drawn, / teaser="25"/);
      assert.doesNotMatch(stage.drawn, /starters/);
      await page.goto(stage.url);
      await part('launcher').filter({ hasText: 'Ask "us" & <them>' }).waitFor();
      await page.evaluate((options) => window.stage.hydrate('tag', options), given);
      await page.waitForFunction(
        () => document.querySelector('voice-assistant')?.starters?.[0] === 'What does it cost?',
      );
      await page.evaluate((options) => window.stage.drawTag(options), {
        ...given,
        ctaTitle: 'Ask us',
        mode: undefined,
      });
      await part('launcher').filter({ hasText: 'Ask us' }).waitFor();
      const isWithoutMode = await page.evaluate(
        () => document.querySelector('voice-assistant')!.mode === undefined,
      );
      assert.ok(isWithoutMode);
    });

    it('does not know a stored consent until hydration', async () => {
      const options = { ...props, consentRequired: true };
      stage.drawn = renderToString(createElement(OwnFace, { options }));
      assert.match(stage.drawn, /<output>needed<!-- --> <!-- -->chat<\/output>/);
      await page.goto(stage.url);
      await page.evaluate(() => localStorage.setItem('voice-assistant-consent', 'true'));
      await page.reload();
      await page.evaluate((given) => window.stage.hydrate('own-face', given), options);
      await page.getByText('granted chat').waitFor();
    });
  });
});

describe('in Preact', () => {
  const { stage, browser } = shared({
    stage: () => serveStage('one-tag', PREACT),
    browser: () => launchBrowser(),
  });

  it('has options as properties, and no attribute of React', async () => {
    await using page = await browser.newPage();
    await page.goto(stage.url);
    const tag = page.locator('voice-assistant');
    await tag.locator('[part~="launcher"]').waitFor();
    assert.deepEqual(await tag.evaluate((element) => element.getAttributeNames()), []);
    const key = await tag.evaluate((element) => 'publicKey' in element && element.publicKey);
    assert.equal(key, 'key');
  });
});
