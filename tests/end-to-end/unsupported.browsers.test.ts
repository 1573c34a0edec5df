import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Stage } from './stage.js';

const stage = new Stage();

describe('in a browser without WebRTC', () => {
  afterEach(() => stage.goes());

  const comes = () =>
    stage.comes({ mode: 'hybrid' }, { script: 'delete globalThis.RTCPeerConnection' });

  it('a call is reported as unsupported, without a request or a retry, and the visitor types', async () => {
    const visitor = await comes();
    const asked: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.url().startsWith(stage.provider.url)) asked.push(request.url());
    });
    await visitor.opens();
    await visitor.calls();
    await visitor
      .part('failure')
      .filter({ hasText: 'This browser does not support calls.' })
      .waitFor();
    assert.equal(await visitor.part('retry-button').count(), 0);
    assert.deepEqual(asked, []);
    const progress = JSON.stringify((await visitor.reported('call-start-progress')).at(-1));
    assert.match(progress, /"validation"/);
    assert.match(progress, /"failed"/);
    await visitor.types('What are your opening hours?');
    await visitor.reads('assistant', /Monday/);
    assert.equal(await visitor.part('failure').count(), 0);
  });
});

describe('in a page without a builtin', () => {
  afterEach(() => stage.goes());

  for (const [owner, name] of [
    ['Array.prototype', 'find'],
    ['Array.prototype', 'findLast'],
    ['String.prototype', 'trim'],
    ['Date', 'now'],
  ])
    it(`the launcher says that nothing loads, until there is ${owner}.${name}`, async () => {
      const script = `window.removed = ${owner}.${name}; delete ${owner}.${name};`;
      const visitor = await stage.comes({ mode: 'chat' }, { script });
      const alert = visitor.page.locator('voice-assistant [role="alert"]');
      for (const presses of [1, 2]) {
        await visitor.part('launcher').click();
        await visitor.page.waitForFunction(
          (count) =>
            (
              window as unknown as { recorder: { reported: { type: string }[] } }
            ).recorder.reported.filter(({ type }) => type === 'error').length === count,
          presses,
        );
        await alert.filter({ hasText: 'Could not load.' }).waitFor({ state: 'attached' });
      }
      await visitor.page.evaluate(`${owner}.${name} = window.removed`);
      await visitor.opens();
      await visitor.types('What are your opening hours?');
      await visitor.reads('assistant', /Monday/);
      assert.equal(await alert.count(), 0);
    });
});
