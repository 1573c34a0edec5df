import { expect } from 'chai';
import { turn } from '../../support/manual-timers.js';
import { headers, withoutKey } from '../../../core/provider/api.js';
import { knownKey, withKey } from '../../../core/provider/keys.js';
import { type KeyReason, type KeySource } from '../../../core/provider/keyed-request.js';

/** A provider that accepts one key, and a page's function that gives the keys of a list. */
function keys(given: readonly unknown[], accepted: string) {
  const reasons: KeyReason[] = [];
  const sent: string[] = [];
  const source = ((reason: KeyReason) => {
    const next = given[reasons.length];
    reasons.push(reason);
    if (next instanceof Error) throw next;
    return next;
  }) as KeySource;
  const request = { publicKey: source, clientId: crypto.randomUUID() };
  const send = () =>
    withKey(request, async (key) => {
      sent.push(key);
      await turn();
      return new Response(null, { status: key === accepted ? 200 : 401 });
    }).then(({ status }) => status);
  return { request, reasons, sent, send };
}

const messageOf = (sending: Promise<unknown>) => sending.catch((error: Error) => error.message);

describe('a key that a function gives', () => {
  it('is requested once and used again', async () => {
    const { request, reasons, send } = keys(['a'], 'a');
    expect([await send(), await send()]).to.deep.equal([200, 200]);
    expect(reasons).to.deep.equal(['first']);
    expect(knownKey(request)).to.equal('a');
  });

  it('is shared by requests that need it at once', async () => {
    const { reasons, send } = keys([Promise.resolve('a')], 'a');
    expect(await Promise.all([send(), send()])).to.deep.equal([200, 200]);
    expect(reasons).to.deep.equal(['first']);
  });

  it('is replaced after a 401, and the request is repeated', async () => {
    const { request, reasons, sent, send } = keys(['old', 'new'], 'new');
    expect(await send()).to.equal(200);
    expect(reasons).to.deep.equal(['first', 'expired']);
    expect(sent).to.deep.equal(['old', 'new']);
    expect(knownKey(request)).to.equal('new');
  });

  it('is replaced once for requests that are refused at once', async () => {
    const { reasons, sent, send } = keys(['old', 'new'], 'new');
    expect(await Promise.all([send(), send()])).to.deep.equal([200, 200]);
    expect(reasons).to.deep.equal(['first', 'expired']);
    expect(sent).to.deep.equal(['old', 'old', 'new', 'new']);
  });

  it('is not replaced twice for one request', async () => {
    const { reasons, send } = keys(['a', 'b', 'c'], 'c');
    expect(await send()).to.equal(401);
    expect(reasons).to.deep.equal(['first', 'expired']);
  });

  it('is requested again after the function has failed', async () => {
    const { reasons, send } = keys([new Error('busy'), 'a'], 'a');
    expect(await messageOf(send())).to.equal('The function publicKey failed: Error: busy');
    expect(await send()).to.equal(200);
    expect(reasons).to.deep.equal(['first', 'first']);
  });

  for (const [name, value, shown] of [
    ['nothing', undefined, 'undefined'],
    ['an empty text', '', '""'],
    ['an object', {}, 'object'],
  ] as const)
    it(`is refused if it is ${name}`, async () => {
      const { send, sent } = keys([value], 'a');
      expect(await messageOf(send())).to.equal(
        `The function publicKey returned ${shown}, not a key`,
      );
      expect(sent).to.deep.equal([]);
    });
});

describe('a key that is a text', () => {
  it('is sent as it is, and a 401 is final', async () => {
    const sent: string[] = [];
    const response = await withKey({ publicKey: 'a', clientId: 'widget-1' }, async (key) => {
      sent.push(key);
      return new Response('', { status: 401 });
    });
    expect([response.status, sent]).to.deep.equal([401, ['a']]);
    expect(knownKey({ publicKey: 'a' })).to.equal('a');
    const sentAs = { Authorization: 'Bearer a', 'Content-Type': 'application/json' };
    expect(headers('a')).to.deep.equal(sentAs);
    expect(withoutKey('key1 is no key', 'key1')).to.equal('[removed] is no key');
    expect(withoutKey('key is no key1', 'key')).to.equal('key is no key1');
    expect(knownKey({ publicKey: () => 'a', clientId: 'widget-2' })).to.equal('');
  });
});
