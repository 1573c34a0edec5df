import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Stage } from '../end-to-end/stage.js';
import { meterTrack } from '../support/audio.js';

const stage = new Stage();

describe('the assistant on a page', () => {
  afterEach(() => stage.goes());

  it('carries a call, from the first press to its end', async () => {
    const visitor = await stage.comes({ mode: 'voice' });
    await visitor.connects();
    const meter = await meterTrack(visitor.page, await visitor.voice());
    await meter.waitForSound();
    await visitor.reads('assistant', /How can I help you today/);
    await visitor.part('mute-button').click();
    await visitor.sees('muted');
    await visitor.part('call-button').click();
    assert.equal((await visitor.hears('call-end'))['reason'], 'customer-ended-call');
    await visitor.leftNothing();
  });

  it('streams an answer in a chat', async () => {
    const visitor = await stage.comes({ mode: 'chat' });
    await visitor.opens();
    await visitor.types('What do the virtual tours cost?');
    await visitor.reads('user', /What do the virtual tours cost/);
    await visitor.hears('message', '"role":"assistant".*₹35,000');
    await visitor.part('assistant-message').locator('strong, td, li').first().waitFor();
    await visitor.part('status').filter({ hasText: 'Chat active' }).waitFor();
  });
});
