import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { STORED_CALL_KEY } from '../../core/conversation/tab-keys.js';
import { lacks } from '../support/engine-gaps.js';
import { drawn } from '../support/frames.js';
import { holdTimers, runHeldTimers } from './held-timers.js';
import { CallStage } from './in-call/call-stage.js';

/** The script with Daily's library, which the bundler names after the library's own file. */
const LIBRARY = /\/daily-library-[^/]*\.js$/;

/** The script with all that is beyond the launcher. */
const WIDGET = /\/widget-[^/]*\.js$/;

/** The script that asks for consent. */
const CONSENT = /\/message-list-[^/]*\.js$/;

/** How long a script may take to be loaded, in milliseconds. */
const LOAD_LIMIT_MS = 30_000;

/** Of the bars of what went wrong. */
const RED = 'rgb(239, 68, 68)';

describe('the code of a call', { concurrency: 2 }, () => {
  const stage = new CallStage();

  it('is fetched while the provider still makes the call', async () => {
    await using visitor = await stage.comes();
    await visitor.opens();
    const made = new AbortController();
    let waiting = 0;
    await visitor.page.route('**/call/web', async (route) => {
      waiting++;
      await new Promise((resolve) => made.signal.addEventListener('abort', resolve));
      await route.continue();
    });
    const library = visitor.page.waitForRequest(LIBRARY);
    // As a page would, without a pointer that comes near first.
    await visitor.asks('startCall');
    await library;
    assert.deepEqual(await visitor.reported('call-start'), []);
    await visitor.hears('call-start-progress', '"web-call-creation"');
    made.abort();
    await visitor.sees('connected');
    assert.equal(waiting, 1);
  });

  it('is fetched when a visitor comes near the button, and not before', async () => {
    await using visitor = await stage.comes();
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(request.url()));
    await visitor.opens();
    await visitor.page.waitForLoadState('networkidle');
    assert.ok(asked.length > 0);
    assert.ok(!asked.some((url) => LIBRARY.test(url)), asked.join('\n'));
    const library = visitor.page.waitForRequest(LIBRARY);
    await visitor.part('call-button').hover();
    await library;
    assert.ok(!asked.some((url) => url.includes('/call/web')), 'nobody has called');
  });

  const RETRIED = { skip: lacks('repeated imports') };

  it('is requested again after a failure, which is shown', RETRIED, async () => {
    await using visitor = await stage.comes();
    await visitor.page.route(WIDGET, (route) => route.abort());
    await visitor.page.evaluate(`document.querySelector('voice-assistant').options = {
      onError: ({ type }) => (document.title = type),
      errorReporter: ({ error, state }) => (document.title += ' ' + error.type + ' in ' + state.mode),
    }`);
    await visitor.part('launcher').click();
    await visitor.sees('error');
    await visitor.hears('error', 'load-error');
    assert.equal(await visitor.page.title(), 'load-error load-error in voice');
    const problem = 'Could not load. Tap to retry, or reload.';
    assert.equal(await visitor.part('launcher-subtitle').innerText(), problem);
    assert.equal(await visitor.page.getByRole('alert').innerText(), problem);
    const bar = visitor.part('activity-icon').locator('i').first();
    assert.equal(await bar.evaluate((each) => getComputedStyle(each).backgroundColor), RED);
    const refused = await visitor.page.evaluate(() => {
      const element = document.querySelector('voice-assistant') as unknown as {
        callControls(): Promise<unknown>;
      };
      return element.callControls().catch((reason: Error) => reason.message);
    });
    assert.match(String(refused), /widget/);
    await visitor.page.unroute(WIDGET);
    await visitor.opens();
    await visitor.sees('error', false);
  });

  it('reports each failed attempt, in a tooltip if there is no room', RETRIED, async () => {
    await using visitor = await stage.comes({ size: 'tiny' });
    const launcher = visitor.part('launcher');
    const alert = visitor.page.getByRole('alert');
    let refused = new AbortController();
    await visitor.page.route(WIDGET, async (route) => {
      const { signal } = refused;
      if (!signal.aborted) await once(signal, 'abort');
      await route.abort();
    });
    for (let attempt = 1; attempt <= 2; attempt++) {
      await launcher.click();
      await alert.waitFor({ state: 'detached' });
      assert.equal(await launcher.getAttribute('title'), null);
      refused.abort();
      await alert.waitFor({ state: 'attached' });
      assert.equal(await launcher.getAttribute('title'), await alert.innerText());
      await visitor.page.mouse.move(0, 0);
      refused = new AbortController();
    }
  });

  it('is not requested repeatedly to resume a call', async () => {
    await using visitor = await stage.comes({ rejoin: '' });
    await visitor.page.evaluate((key) => sessionStorage.setItem(key, '{}'), STORED_CALL_KEY);
    let asked = 0;
    await visitor.page.route(WIDGET, (route) => {
      asked++;
      return route.abort();
    });
    for (let loads = 0; loads < 2; loads++) {
      await visitor.page.reload();
      await visitor.page.getByRole('alert').waitFor({ state: 'attached' });
    }
    assert.equal(asked, 2);
  });

  /** A visitor who does nothing before the widget may load. */
  async function comesBeforeTheWidget(attributes: Record<string, string>) {
    const comes = await stage.comes(attributes);
    const come = new AbortController();
    await comes.page.route(WIDGET, async (route) => {
      await new Promise((resolve) => come.signal.addEventListener('abort', resolve));
      await route.continue();
    });
    return { comes, come: () => come.abort() };
  }

  it('is requested once, however often the visitor presses', async () => {
    const { comes, come } = await comesBeforeTheWidget({ size: 'tiny' });
    await using visitor = comes;
    await visitor.part('launcher').click();
    await visitor.part('launcher').click();
    come();
    await visitor.sees('connected');
    assert.deepEqual(await visitor.reported('call-end'), []);
  });

  it('starts no call if the element was removed meanwhile and inserted again', async () => {
    const { comes, come } = await comesBeforeTheWidget({ size: 'tiny' });
    await using visitor = comes;
    await visitor.part('launcher').click();
    await visitor.page.evaluate(async () => {
      const element = document.querySelector('voice-assistant')!;
      element.remove();
      await new Promise((resolve) => window.setTimeout(resolve));
      document.body.append(element);
    });
    const widget = visitor.page.waitForResponse(WIDGET);
    come();
    await widget;
    // It would end a call that has begun.
    await visitor.part('launcher').click();
    await visitor.sees('connected');
    assert.deepEqual(await visitor.reported('call-end'), []);
  });

  it('keeps the launcher in place until the consent dialog has loaded', async () => {
    await using visitor = await stage.comes(
      { 'consent-required': '' },
      { script: holdTimers(LOAD_LIMIT_MS) },
    );
    const wanted = visitor.page.waitForRequest(CONSENT);
    await visitor.page.route(CONSENT, () => undefined);
    await visitor.part('launcher').click();
    await wanted;
    await drawn(visitor.page);
    assert.ok(await visitor.part('launcher').isVisible());
    // It is given up, and nothing was agreed to.
    assert.ok((await runHeldTimers(visitor.page)) > 0);
    await drawn(visitor.page);
    assert.ok(await visitor.part('launcher').isVisible());
  });

  it('is loaded when a visitor approaches a launcher that is a call button', async () => {
    await using visitor = await stage.comes({ size: 'tiny' });
    const library = visitor.page.waitForRequest(LIBRARY);
    await visitor.part('launcher').hover();
    await library;
  });
});
