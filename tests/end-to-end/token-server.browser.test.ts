import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Stage } from './stage.js';
import type { Visitor } from './visitor.js';

describe('a chat with keys of a token server', () => {
  const stage = new Stage();
  afterEach(() => stage.goes());

  /** A visitor of a page that names a token server with a fault, and the credentials of their chats. */
  async function comes(fault: string): Promise<{ visitor: Visitor; sent: string[] }> {
    const key = `${stage.provider.url}/faults/${fault}/short-lived-key`;
    const visitor = await stage.comes({
      mode: 'chat',
      contact: 'mailto:a@shop.example',
      'public-key': key,
    });
    const sent: string[] = [];
    visitor.page.on('request', (request) => {
      const { authorization } = request.headers();
      if (request.url().endsWith('/chat/web')) sent.push(authorization ?? 'none');
    });
    await visitor.opens();
    await visitor.types('What do you offer?');
    return { visitor, sent };
  }

  it('is answered when the browser has worked for its key', async () => {
    const { visitor, sent } = await comes('token-work');
    await visitor.reads('assistant', /./);
    assert.equal(sent.length, 1);
    assert.match(sent[0]!, /^Bearer eyJ/);
  });
});
