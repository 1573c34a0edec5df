import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shared } from '../../support/shared.js';
import { post, startProvider } from '../provider-client.js';
import { solve } from './solve.js';

interface Answer {
  readonly token?: string;
  readonly challenge: string;
  readonly bits: number;
}

describe('the token server of the local provider', () => {
  const { provider } = shared({ provider: () => startProvider() });

  const ask = (faults = '', body: object = {}, Origin = provider.url) =>
    post(`${provider.url}${faults && `/faults/${faults}`}/short-lived-key`, body, {
      key: null,
      headers: { Origin },
    });

  it('gives a key with which a chat is answered', async () => {
    const { token = '' } = (await (await ask()).json()) as Answer;
    assert.match(token, /^eyJ/);
    const turn = { assistantId: 'an-assistant', input: 'Hello', stream: true };
    const chat = await post(`${provider.url}/chat/web`, turn, { key: token });
    assert.equal(chat.status, 200);
    await chat.body?.cancel();
  });

  it('asks for work', async () => {
    const first = await ask('token-work');
    assert.equal(first.status, 428);
    const { challenge, bits } = (await first.json()) as Answer;
    const proof = { challenge, solution: solve(challenge, bits) };
    assert.equal((await ask('token-work', { proof })).status, 200);
  });

  for (const [fault, status, error] of [
    ['token-visitor-budget', 429, 'visitor-budget'],
    ['token-site-budget', 429, 'site-budget'],
    ['token-refused', 403, 'refused'],
  ] as const)
    it(`plays ${fault}`, async () => {
      const response = await ask(fault);
      assert.equal(response.status, status);
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), provider.url);
      assert.equal(((await response.json()) as { error: string }).error, error);
    });

  it('is for pages on this machine', async () => {
    assert.equal((await ask('', {}, 'https://example.com')).status, 403);
  });
});
