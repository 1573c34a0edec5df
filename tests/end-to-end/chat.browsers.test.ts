import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { lacks } from '../support/engine-gaps.js';
import { Stage } from './stage.js';

const stage = new Stage();

describe('a chat', () => {
  afterEach(() => stage.goes());

  const comes = (attributes: Record<string, string>) =>
    stage.comes({ mode: 'chat', ...attributes });

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
});
