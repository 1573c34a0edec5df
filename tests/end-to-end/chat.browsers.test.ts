import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { spawnProvider } from '../support/provider.js';
import { lacks } from '../support/engine-gaps.js';
import { Stage } from './stage.js';

const stage = new Stage();

describe('a chat', () => {
  afterEach(() => stage.goes());

  const comes = (attributes: Record<string, string>) =>
    stage.comes({ mode: 'chat', ...attributes });

  it('streams an answer in markdown', async () => {
    const slow = `${stage.provider.url}/faults/chat-slow:300`;
    const visitor = await comes({ 'api-url': slow });
    await visitor.opens();
    await visitor.types('What do the virtual tours cost?');
    await visitor.reads('user', /What do the virtual tours cost/);
    await visitor.part('cursor').waitFor();
    await visitor.reads('assistant', /₹20,000/);
    const answer = await visitor.hears('message', '"role":"assistant"');
    assert.match(JSON.stringify(answer), /₹35,000/);
    await visitor.part('status').filter({ hasText: 'Chat active' }).waitFor();
    await visitor.part('cursor').waitFor({ state: 'detached' });
    await visitor.part('assistant-message').locator('strong, td, li').first().waitFor();
  });

  it(
    'is a session, whose first turn answers the page’s greeting',
    { skip: lacks('network events') || lacks('request bodies') },
    async () => {
      const visitor = await comes({ 'first-chat-message': 'Hey, How can I help you today?' });
      const bodies: Record<string, unknown>[] = [];
      visitor.page.on('request', (request) => {
        if (request.method() === 'POST') bodies.push(request.postDataJSON() as never);
      });
      await visitor.opens();
      await visitor.reads('assistant', /How can I help you today/);
      await visitor.types('  What are your opening hours? ');
      await visitor.hears('message', '"role":"assistant".*Monday');
      await visitor.types('Where are you?');
      await visitor.hears('message', '"role":"assistant".*(Bangalore|Bengaluru|Mumbai)');
      assert.deepEqual(bodies[0]?.['input'], [
        { role: 'assistant', content: 'Hey, How can I help you today?' },
        { role: 'user', content: 'What are your opening hours?' },
      ]);
      assert.equal(bodies[0]?.['sessionId'], undefined);
      assert.equal(bodies[1]?.['input'], 'Where are you?');
      assert.match(String(bodies[1]?.['sessionId']), /\S/);
      await visitor.startsOver();
      await visitor.types('Hello again');
      await visitor.hears('message', '"role":"user".*Hello again');
      await visitor.sees('error', false);
      assert.equal(bodies[2]?.['sessionId'], undefined);
    },
  );

  it('reports a refused key, without a retry, and lets the message be edited', async () => {
    const visitor = await comes({ 'public-key': 'invalid' });
    let asked = 0;
    visitor.page.on('request', (request) => {
      if (request.method() === 'POST') asked++;
    });
    await visitor.opens();
    await visitor.types('Hello');
    await visitor.part('failure').filter({ hasText: 'not available right now' }).waitFor();
    assert.equal(await visitor.part('retry-button').count(), 0);
    assert.equal(asked, 1);
    await visitor.part('edit-button').click();
    assert.equal(await visitor.part('user-message').count(), 0);
    assert.equal(await visitor.part('failure').count(), 0);
    const box = visitor.part('text-box');
    assert.equal(await box.inputValue(), 'Hello');
    assert.ok(await box.evaluate((each) => each.matches(':focus')));
  });

  it('reports an unreachable provider, and retries on request', async () => {
    const gone = await spawnProvider();
    const visitor = await comes({ 'api-url': gone.url, 'call-bundle-url': gone.callBundleUrl });
    await gone.kill();
    await visitor.opens();
    await visitor.types('What are your opening hours?');
    await visitor.part('failure').filter({ hasText: 'could not be reached' }).waitFor();
    await visitor.page.evaluate((url) => {
      document.querySelector('voice-assistant')!.setAttribute('api-url', url);
    }, stage.provider.url);
    await visitor.types('What are your opening hours?');
    await visitor.reads('assistant', /Monday/);
  });

  it('sends nothing before consent, and the held back message afterwards', async () => {
    const visitor = await comes({ 'consent-required': '', mode: 'hybrid' });
    const asked: string[] = [];
    visitor.page.on('request', (request) => {
      if (request.url().startsWith(stage.provider.url)) asked.push(request.url());
    });
    await visitor.asks('sendMessage', 'What are your opening hours?');
    await visitor.part('consent').waitFor();
    assert.deepEqual(asked, []);
    await visitor.part('accept-button').click();
    await visitor.asks('open');
    await visitor.reads('assistant', /Monday/);
  });
});
