import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitUntilNothingIsLeft, watchingWhatIsLeft } from '../../support/left-behind.js';
import type { Visitor } from '../visitor.js';
import { CallStage } from './call-stage.js';

const stage = new CallStage(watchingWhatIsLeft);

const PURPOSES = JSON.stringify([{ id: 'answer', text: 'An AI answers.', required: true }]);

const openChat = () => ({ 'chat-url': `${stage.provider.url}/v1/chat/completions` });

const TRANSPORTS: Readonly<Record<string, () => Record<string, string>>> = {
  'the specified provider': () => ({}),
  'OpenAI’s APIs': () => ({ ...stage.realtime(), ...openChat() }),
  'a Pipecat bot': () => ({ ...stage.pipecat(), ...openChat() }),
};

/** Everything that the page has stored. */
const stored = ({ page }: Visitor) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** Declines what is asked for. */
async function declines(visitor: Visitor): Promise<void> {
  await visitor.part('cancel-button').click();
  await visitor.part('consent').waitFor({ state: 'hidden' });
}

describe('consent to calls and chats', { concurrency: 2 }, () => {
  for (const [transport, attributes] of Object.entries(TRANSPORTS))
    it(`comes before all requests and storage, and its withdrawal ends a call and a chat: ${transport}`, async () => {
      await using visitor = await stage.comes({
        ...attributes(),
        mode: 'hybrid',
        'consent-required': '',
        'consent-purposes': PURPOSES,
        'keep-conversation': '',
        rejoin: '',
      });
      const requests: string[] = [];
      visitor.page.on('request', (request) => {
        if (request.url().startsWith(stage.provider.url))
          requests.push(`${request.method()} ${request.url()}`);
      });
      await visitor.part('launcher').click();
      await declines(visitor);
      assert.deepEqual([requests, await stored(visitor)], [[], []]);

      await visitor.part('launcher').click();
      await visitor.part('accept-button').click();
      await visitor.part('panel').waitFor();
      await visitor.types('What do virtual tours cost?');
      await visitor.reads('assistant', /Tours are paid/);
      await visitor.keeps('virtual tours');
      await visitor.calls();
      await visitor.hears('call-start');
      assert.ok(requests.length > 0 && (await stored(visitor)).length > 1);
      requests.length = 0;
      await visitor.part('withdraw-consent-button').click();
      await visitor.part('panel').waitFor({ state: 'hidden' });
      await waitUntilNothingIsLeft(visitor.page);
      await visitor.part('launcher').click();
      await declines(visitor);
      assert.deepEqual([requests, await stored(visitor)], [[], []]);
    });
});
