import { expect } from '@open-wc/testing';
import type { CallError } from '../../../../core/call/call-error.js';
import { exchangeOffer } from '../../../../core/call/peer/exchange.js';
import type { CallRequest } from '../../../../core/ports.js';
import type { ScriptedAnswer } from '../../../support/scripted-answer.js';
import { json, received, serve } from '../../../support/scripted-provider.js';

/** As JSON, which the scripted server reads. */
const OFFER = '"v=0"';

const ANSWER = 'v=0\r\nanswer\r\n';

const sdp = (status: number, body: string): ScriptedAnswer => ({
  status,
  contentType: 'application/sdp',
  parts: [body],
});

const located = (Location: string): ScriptedAnswer => ({
  ...sdp(201, ANSWER),
  headers: { Location, 'Access-Control-Expose-Headers': 'Location' },
});

const error = (message: string, code?: string) => ({ error: { message, code } });

const REFUSALS: readonly [answer: ScriptedAnswer, kind: string, message: string][] = [
  [json(400, error('Bad SDP')), 'rejected', 'Bad SDP'],
  [json(401, error('Expired')), 'unauthorized', 'Expired'],
  [json(422, { detail: [{ msg: 'Field required' }] }), 'rejected', '{"msg":"Field required"}'],
  [json(400, { info: 'No such agent' }), 'rejected', 'No such agent'],
  [json(429, error('Slower')), 'no-answer', 'Slower'],
  [json(429, error('No quota', 'insufficient_quota')), 'rejected', 'No quota'],
  [sdp(503, ''), 'no-answer', 'The provider answered 503'],
  [sdp(201, '<html>'), 'rejected', 'The answer describes no call'],
  [json(200, { sdp: '' }), 'rejected', 'The answer describes no call'],
];

describe('exchangeOffer', () => {
  const { signal } = new AbortController();

  function offer(request: Partial<CallRequest>, url = '', pcId?: string) {
    const posted = { offer: OFFER, body: OFFER, type: 'application/sdp', pcId };
    return exchangeOffer({ apiUrl: '', publicKey: '', ...request }, url, posted, signal);
  }

  async function failure(asked: Promise<unknown>): Promise<CallError> {
    return asked.then(
      () => expect.fail('it was answered'),
      (reason: CallError) => reason,
    );
  }

  it('posts the offer with the key and its type, and nothing else', async () => {
    const url = await serve(sdp(201, ANSWER));
    expect(await offer({ publicKey: 'ek_1' }, url)).to.deep.equal({ sdp: ANSWER, callId: null });
    const [{ body, headers } = { body: '', headers: {} }] = await received(url);
    expect(body).to.equal(JSON.parse(OFFER));
    expect(headers).to.include({
      authorization: 'Bearer ek_1',
      'content-type': 'application/sdp',
    });
    expect(Object.keys(headers).filter((name) => /^x-|idempotency/.test(name))).to.deep.equal([]);
  });

  it('sends no key to a server of the page that needs none, and reads an answer in JSON', async () => {
    const url = await serve(json(200, { id: 'c-1', sdp: ANSWER }));
    expect(await offer({}, url)).to.deep.equal({ sdp: ANSWER, callId: 'c-1' });
    expect((await received(url))[0]!.headers).not.to.include.keys('authorization');
  });

  for (const [name, answer, callId] of [
    ['JSON without its type', sdp(200, JSON.stringify({ sdp: ANSWER })), null],
    ['a description without its last end', sdp(201, '\nv=0\r\nanswer'), null],
    ['a relative address', located('calls/rtc_1'), 'rtc_1'],
    ['a whole address', located('https://a.example/v1/calls/rtc_1?x=y/z'), 'rtc_1'],
    ['an address with a slash at its end', located('/calls/rtc_1/'), 'rtc_1'],
    ['an address that says nothing', located(''), null],
  ] as const)
    it(`reads ${name}`, async () => {
      const url = await serve(answer);
      expect(await offer({}, url)).to.deep.equal({ sdp: ANSWER, callId });
    });

  for (const [answer, kind, message] of REFUSALS)
    it(`fails as ${kind} with ${answer.status} and ${message}`, async () => {
      const { kind: failed, message: words } = await failure(offer({}, await serve(answer)));
      expect([failed, words]).to.deep.equal([kind, message]);
    });

  it('removes the key from what a back end repeats of it', async () => {
    const url = await serve(json(401, error('Bad key ek_secret')));
    const { message } = await failure(offer({ publicKey: 'ek_secret' }, url));
    expect(message).to.equal('Bad key [removed]');
  });

  it('fails as misconfigured with a key that cannot be sent', async () => {
    const { kind, message } = await failure(offer({ publicKey: 'ключ' }, await serve()));
    expect(kind).to.equal('misconfigured');
    expect(message).to.match(/^The request cannot be sent: TypeError/);
  });

  it('gives the offer to the function of the page', async () => {
    const exchange = (given: string) => `v=0\r\nto=${given}`;
    expect((await offer({ exchange })).sdp).to.equal(`v=0\r\nto=${OFFER}\r\n`);
  });

  it('reads the id of the connection that the function returns, and tells it of a restart', async () => {
    const asked: unknown[] = [];
    const exchange = (_: string, { pcId }: { pcId: string | null }) => {
      asked.push(pcId);
      return { sdp: ANSWER, pc_id: 'pc-1' };
    };
    expect(await offer({ exchange })).to.deep.equal({ sdp: ANSWER, callId: 'pc-1' });
    await offer({ exchange }, '', 'pc-1');
    expect(asked).to.deep.equal([null, 'pc-1']);
  });

  for (const [name, exchange, message] of [
    ['throws', () => Promise.reject(new Error('no')), 'The function exchange failed: Error: no'],
    ['returns nothing', () => '', 'The function exchange returned no answer'],
  ] as const)
    it(`fails with a function that ${name}`, async () => {
      const { kind, message: words } = await failure(offer({ exchange }));
      expect([kind, words]).to.deep.equal(['rejected', message]);
    });
});
