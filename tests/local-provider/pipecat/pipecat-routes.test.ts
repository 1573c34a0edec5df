import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shared } from '../../support/shared.js';
import { until } from '../../support/until.js';
import { joinRoom } from '../call/node-calls.js';
import type { NodePage } from '../node-page.js';
import { startProvider } from '../provider-client.js';

/** A message of RTVI. */
interface Message {
  readonly type: string;
  readonly id: string;
  readonly data?: { readonly text?: string; readonly version?: string; readonly error?: string };
}

describe('the routes of a Pipecat bot', () => {
  const { provider } = shared({ provider: () => startProvider() });

  const messages = (page: NodePage) => page.messages as unknown as readonly Message[];

  function post(page: NodePage, type: string, data?: object, id = '1'): void {
    page.post({ label: 'rtvi-ai', type, id, data });
  }

  async function hears(page: NodePage, type: string): Promise<Message> {
    const found = () => messages(page).find((each) => each.type === type);
    await until(type, () => Boolean(found()));
    return found()!;
  }

  it('call a page ready under the id of its own message, and wait for that', async () => {
    using page = await joinRoom(`${provider.url}/api`);
    post(page, 'ui-event');
    page.post({ type: 'signalling', message: { type: 'trackStatus', enabled: true } });
    post(page, 'client-ready', { version: '2.1.0' }, 'abc');
    const { id, data } = await hears(page, 'bot-ready');
    assert.deepEqual([id, data?.version, messages(page).length], ['abc', '2.1.0', 1]);
  });

  it('answer what they cannot use under its id', async () => {
    using page = await joinRoom(`${provider.url}/api`);
    const refused = async (type: string, data?: object) => {
      page.messages.length = 0;
      post(page, type, data, 'abc');
      const { id, data: about } = await hears(page, 'error-response');
      return [id, about?.error];
    };
    assert.deepEqual(await refused('append-to-context'), [
      'abc',
      'Unsupported type append-to-context',
    ]);
    assert.match(String(await refused('send-text')), /^abc,Invalid message/);
    assert.match(String(await refused('client-ready')), /^abc,Client version unknown/);
  });

  it('survive messages that are none', async () => {
    using page = await joinRoom(`${provider.url}/faults/messages::0/api`);
    post(page, 'client-ready', { version: '2.1.0' });
    await hears(page, 'llm-function-call-in-progress');
    await hears(page, 'user-transcription');
    assert.equal((await fetch(`${provider.url}/health`)).status, 200);
  });

  it('know no addresses of a call that is not theirs', async () => {
    const response = await fetch(`${provider.url}/api/offer`, {
      method: 'PATCH',
      body: JSON.stringify({ pc_id: 'none', candidates: [] }),
    });
    assert.equal(response.status, 404);
  });
});
