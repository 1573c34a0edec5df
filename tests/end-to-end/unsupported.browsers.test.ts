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
