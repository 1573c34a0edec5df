import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitUntilNothingIsLeft, watchingWhatIsLeft } from '../../support/left-behind.js';
import type { Visitor } from '../visitor.js';
import { CallStage, OVER_PEER, withPolicy } from './call-stage.js';

const OPEN_TOUR = `document.querySelector('voice-assistant').tools = [{
  name: 'open_tour',
  description: 'Opens a tour',
  readOnly: true,
  inputSchema: { type: 'object', properties: { home: { type: 'string' } } },
  execute: ({ home }) => (document.title = home),
}];`;

const stage = new CallStage(watchingWhatIsLeft);

const IDS = /^(rtc_|[\w-]{16}$)/;

/** The message of each transport by which an answer is cut off. */
const CUT_OFF = /output_audio_buffer.cleared|bot-interrupted/.source;

/** A visitor of a page that talks and types. */
function comes(attributes: Record<string, string>, script?: string): Promise<Visitor> {
  const all = { mode: 'hybrid', 'typing-in-call': '', ...attributes };
  return stage.comes(all, { ...(script && { script }) });
}

async function requested(visitor: Visitor): Promise<string[]> {
  return visitor.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
}

for (const [transport, attributesOf] of OVER_PEER)
  describe(`a call ${transport}`, { concurrency: 2 }, () => {
    const attributes = (query?: string) => attributesOf(stage, query);

    it('answers what is typed, and loads nothing of another transport', async () => {
      await using visitor = await comes(attributes());
      await visitor.connects();
      assert.match(String((await visitor.hears('call-start-success'))['callId']), IDS);
      await visitor.types('What do virtual tours cost?');
      await visitor.hears('speech-start');
      await visitor.reads('assistant', /20,000 rupees/);
      await visitor.asks('endCall');
      await visitor.hears('call-end', 'customer-ended-call');
      await waitUntilNothingIsLeft(visitor.page);
      const own = transport.includes('Pipecat') ? 'realtime' : 'pipecat';
      const foreign = new RegExp(`daily|machine|call.web|${own}-`);
      const others = (await requested(visitor)).filter((name) => foreign.test(name));
      assert.deepEqual(others, []);
      assert.deepEqual(await visitor.reported('error'), []);
    });

    it('keeps what was heard of an answer that is cut off', async () => {
      await using visitor = await comes(attributes());
      await visitor.connects();
      await visitor.types('What do virtual tours cost?');
      await visitor.reads('assistant', /Tours are paid/);
      await visitor.types('open the penthouse');
      await visitor.hears('message', CUT_OFF);
      await visitor.reads('assistant', /^Assistant:\s*Tours are paid.*…$/);
      assert.deepEqual(await visitor.reported('error'), []);
    });

    it('runs the tools of the page, whose outcome is answered', async () => {
      await using visitor = await comes(attributes());
      await visitor.page.addScriptTag({ content: OPEN_TOUR });
      await visitor.connects();
      await visitor.types('open the penthouse');
      await visitor.part('tool-note').filter({ hasText: 'penthouse' }).waitFor();
      assert.equal(await visitor.page.title(), 'penthouse');
      await visitor.reads('assistant', /It is open/);
    });

    it('mutes the microphone, and ends when the server does', async () => {
      await using visitor = await comes(attributes('?faults=end:3:over'));
      await visitor.connects();
      await visitor.part('mute-button').click();
      await visitor.sees('muted');
      assert.deepEqual(await visitor.microphones(), [false]);
      await visitor.hears('call-end', 'meeting-ended');
      await waitUntilNothingIsLeft(visitor.page);
    });

    for (const [name, given, query, failure] of [
      ['a key that is refused', { 'public-key': 'invalid' }, '', 'The key is not known'],
      ['a back end in trouble', {}, '?faults=call-refused:503', 'refused, as the fault'],
      ['no exchange', { 'public-key': '', exchange: '' }, '', 'xchange must be provided'],
    ] as const)
      it(`fails with ${name}`, async () => {
        await using visitor = await comes({ ...attributes(query), ...given });
        await visitor.opens();
        await visitor.calls();
        await visitor.hears('call-start-failed', failure);
        await waitUntilNothingIsLeft(visitor.page);
      });

    it('refuses messages of another provider by name', async () => {
      await using visitor = await comes(attributes());
      await visitor.connects();
      await visitor.asks('sendToCall', { type: 'say', message: 'Hi' });
      await visitor.hears('error', 'A call with transport .* has no message say');
      await visitor.sees('connected');
    });
  });

describe('a page with OpenAI’s APIs', { concurrency: 2 }, () => {
  for (const api of ['chat/completions', 'responses'])
    it(`chats by /v1/${api} where there is no call, with the tools of the page`, async () => {
      await using visitor = await comes({
        ...stage.realtime(),
        'chat-url': `${stage.provider.url}/v1/${api}`,
      });
      await visitor.page.addScriptTag({ content: OPEN_TOUR });
      await visitor.opens();
      await visitor.types('open the penthouse');
      await visitor.part('tool-note').filter({ hasText: 'penthouse' }).waitFor();
      await visitor.reads('assistant', /It is open/);
      assert.equal(await visitor.page.title(), 'penthouse');
      const others = (await requested(visitor)).filter((name) => /chat.web|daily/.test(name));
      assert.deepEqual(others, []);
      assert.deepEqual(await visitor.reported('error'), []);
    });

  const CHAT = { 'chat-url': '', transport: '', exchange: '' };
  const RESPONSES = () => ({ 'chat-url': `${stage.provider.url}/v1/responses` });
  const FOREIGN_KEY = { 'public-key': 'https://keys.example/key' };
  for (const [what, attributes, policy, blocked] of [
    ['the exchange', () => ({ mode: 'voice' }), "'none'", '/v1/realtime/calls'],
    ['the token server of a call', () => ({ mode: 'voice', ...FOREIGN_KEY }), "'self'", '/key'],
    ['the bot', () => ({ ...stage.pipecat(), mode: 'voice' }), "'none'", '/api/offer'],
    [
      'the chat',
      () => ({ ...CHAT, 'public-key': 'key', 'assistant-id': 'a' }),
      "'self'",
      '/chat/web',
    ],
    ['a chat of another back end', RESPONSES, "'self'", '/v1/responses'],
    ['one with a token server', () => ({ ...RESPONSES(), 'public-key': '/key' }), "'self'", '/v1/'],
    ['the token server of a chat', () => ({ ...RESPONSES(), ...FOREIGN_KEY }), "'self'", '/key'],
  ] as const)
    it(`names the policy of the page that does not allow ${what}`, async () => {
      const given: Record<string, string> = attributes();
      await using visitor = await comes(
        { ...stage.realtime(), ...given },
        withPolicy(`connect-src ${policy}`),
      );
      await visitor.page.route('**/key', (route) => route.fulfill({ json: { token: 'ek_1' } }));
      await visitor.opens();
      await (given['mode'] ? visitor.calls() : visitor.types('Hello'));
      await visitor.hears('error', `This page's policy does not allow connect-src .*${blocked}`);
    });
});
