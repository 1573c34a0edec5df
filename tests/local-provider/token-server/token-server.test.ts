import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as begin } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { countersInMemory } from '../../../local-provider/token-server/counters.js';
import {
  createTokenServer,
  nodeListener,
  type TokenRequest,
  type TokenServer,
} from '../../../local-provider/token-server/index.js';
import { networkOf } from '../../../local-provider/token-server/network.js';
import { bitsFor } from '../../../local-provider/token-server/work.js';
import { solve } from './solve.js';

const ORIGIN = 'https://example.com';

const OPTIONS = {
  origins: [ORIGIN],
  privateKey: 'a private key',
  organization: 'org-1',
  assistants: ['a-1'],
  now: () => Date.UTC(2026, 10, 27, 12, 30),
};

interface Answer {
  readonly token?: string;
  readonly error?: string;
  readonly bits?: number;
  readonly challenge?: string;
  readonly retryAfter?: number;
  readonly contact?: string;
}

async function ask(server: TokenServer, body: TokenRequest | string = {}, address = '192.0.2.1') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = { method: 'POST', headers: { Origin: ORIGIN }, body: text };
  const response = await server(new Request('https://tokens.example/', init), address);
  return { status: response.status, ...((await response.json()) as Answer) };
}

/** Asks, and works if the server wants that. */
async function work(server: TokenServer, body: TokenRequest = {}, address?: string) {
  const first = await ask(server, body, address);
  if (first.error !== 'work') return first;
  const { challenge = '', bits = 0 } = first;
  return ask(server, { ...body, proof: { challenge, solution: solve(challenge, bits) } }, address);
}

async function times<Result>(count: number, run: (index: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let index = 0; index < count; index++) results.push(await run(index));
  return results;
}

describe('the token server', () => {
  it('signs a token that expires, for these assistants and origins', async () => {
    const { token = '' } = await ask(createTokenServer(OPTIONS));
    const [header = '', claims = '', signature] = token.split('.');
    const expected = createHmac('sha256', OPTIONS.privateKey).update(`${header}.${claims}`);
    assert.equal(signature, expected.digest('base64url'));
    const iat = OPTIONS.now() / 1000;
    const restrictions = {
      enabled: true,
      allowedOrigins: [ORIGIN],
      allowedAssistantIds: ['a-1'],
    };
    assert.deepEqual(JSON.parse(Buffer.from(claims, 'base64url').toString()), {
      orgId: 'org-1',
      token: { tag: 'public', restrictions },
      iat,
      exp: iat + 600,
    });
  });

  const REFUSED: readonly [what: string, method: string, origin: string, status: number][] = [
    ['a page of another origin', 'POST', 'https://other.example', 403],
    ['a request without an origin', 'POST', '', 403],
    ['an origin that only begins like one', 'POST', `${ORIGIN}.evil.example`, 403],
    ['another method', 'GET', ORIGIN, 405],
  ];
  for (const [what, method, origin, status] of REFUSED)
    it(`refuses ${what}`, async () => {
      const request = new Request('https://tokens.example/', {
        method,
        headers: { Origin: origin },
      });
      const response = await createTokenServer(OPTIONS)(request);
      assert.equal(response.status, status);
      const allowed = response.headers.get('Access-Control-Allow-Origin');
      assert.equal(allowed, status === 403 ? null : ORIGIN);
    });

  const ODD = ['[', '7', '"text"', 'null', `{"captcha":"${'x'.repeat(9000)}"}`];
  for (const body of ODD)
    it(`refuses the body ${body.slice(0, 20)}`, async () => {
      assert.equal((await ask(createTokenServer(OPTIONS), body)).status, 400);
    });

  for (const body of ['', '{"visitor":7,"proof":"x","captcha":{}}', '[]'])
    it(`makes nothing of odd fields: ${body}`, async () => {
      assert.equal((await ask(createTokenServer(OPTIONS), body)).status, 200);
    });

  it('has no more for a visitor than a day’s tokens, and names another way', async () => {
    const server = createTokenServer({ ...OPTIONS, perVisitor: 2, contact: 'tel:+911234567890' });
    const statuses = await times(3, async () => (await work(server, { visitor: 'v' })).status);
    assert.deepEqual(statuses, [200, 200, 429]);
    const { error, retryAfter, contact } = await work(server, { visitor: 'v' });
    assert.equal(error, 'visitor-budget');
    assert.equal(retryAfter, 11.5 * 3600);
    assert.equal(contact, 'tel:+911234567890');
    assert.equal((await work(server, { visitor: 'w' })).status, 200);
  });

  it('has no more for all than an hour’s tokens, nor than a day’s', async () => {
    let time = OPTIONS.now();
    const server = createTokenServer({ ...OPTIONS, perDay: 5, perHour: 3, now: () => time });
    const take = () => times(4, (index) => work(server, {}, `192.0.2.${index}`));
    const first = await take();
    assert.deepEqual(
      first.map(({ status }) => status),
      [200, 200, 200, 429],
    );
    assert.equal(first[3]!.retryAfter, 30 * 60);
    time += 3600_000;
    const second = await take();
    assert.equal(second.filter(({ status }) => status === 200).length, 2);
    assert.equal(second[3]!.retryAfter, 10.5 * 3600);
    time += 12 * 3600_000;
    assert.equal((await work(server)).status, 200);
  });

  it('keeps the budget exactly when requests come at the same time', async () => {
    const counters = countersInMemory();
    const slow = {
      async add(...count: Parameters<typeof counters.add>) {
        await new Promise(setImmediate);
        return counters.add(...count);
      },
    };
    const server = createTokenServer({ ...OPTIONS, perDay: 7, perHour: 7, counters: slow });
    const asked = Array.from({ length: 30 }, (_, index) => ask(server, {}, `192.0.2.${index}`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 7);
    assert.equal(statuses.filter((status) => status === 429).length, 23);
  });

  describe('asks for work', () => {
    it('when a network has had some tokens, and of no other', async () => {
      const server = createTokenServer(OPTIONS);
      await times(5, () => ask(server));
      const asked = await ask(server);
      assert.deepEqual([asked.status, asked.error, asked.bits], [428, 'work', 12]);
      assert.equal((await ask(server, {}, '192.0.2.2')).status, 200);
      assert.equal((await work(server)).status, 200);
    });

    it('that is harder with each doubling, and for one network never harder than phones can bear', () => {
      const bits = [4, 5, 9, 10, 20, 40, 1_000_000].map((tokens) => bitsFor(tokens, 0));
      assert.deepEqual(bits, [0, 12, 12, 13, 14, 14, 14]);
    });

    it('of everybody, while the tokens of the hour go', async () => {
      const server = createTokenServer({ ...OPTIONS, perDay: 80, perHour: 10 });
      const bits = await times(10, async (index) => {
        const address = `192.0.2.${index}`;
        const { bits = 0 } = await ask(server, {}, address);
        if (bits) await work(server, {}, address);
        return bits;
      });
      assert.deepEqual(bits, [0, 0, 0, 12, 13, 14, 14, 14, 15, 15]);
    });

    const FORGED: readonly [
      what: string,
      forge: (proof: { challenge: string; solution: number }) => object,
    ][] = [
      ['without a solution', ({ challenge }) => ({ challenge })],
      ['with a wrong number', (proof) => ({ ...proof, solution: proof.solution - 1 })],
      ['with no whole number', (proof) => ({ ...proof, solution: `${proof.solution}` })],
      [
        'for an easier challenge of its own',
        ({ challenge }) => {
          const easier = challenge.replace('.12.', '.1.');
          return { challenge: easier, solution: solve(easier, 12) };
        },
      ],
      [
        'for a challenge that somebody else signed',
        ({ challenge }) => {
          const other = `${challenge.slice(0, -4)}AAAA`;
          return { challenge: other, solution: solve(other, 12) };
        },
      ],
    ];
    for (const [what, forge] of FORGED)
      it(`and takes none ${what}`, async () => {
        const server = createTokenServer(OPTIONS);
        await times(5, () => ask(server));
        const { challenge = '', bits = 0 } = await ask(server);
        const solution = solve(challenge, bits);
        const proof = forge({ challenge, solution }) as TokenRequest['proof'];
        assert.equal((await ask(server, { proof })).status, 428);
        assert.equal((await ask(server, { proof: { challenge, solution } })).status, 200);
      });

    it('and takes it once, and soon', async () => {
      let time = OPTIONS.now();
      const server = createTokenServer({ ...OPTIONS, now: () => time });
      await times(5, () => ask(server));
      const proofs = await times(2, async () => {
        const { challenge = '', bits = 0 } = await ask(server);
        return { challenge, solution: solve(challenge, bits) };
      });
      assert.equal((await ask(server, { proof: proofs[0]! })).status, 200);
      assert.equal((await ask(server, { proof: proofs[0]! })).status, 428);
      time += 120_000;
      assert.equal((await ask(server, { proof: proofs[1]! })).status, 428);
    });
  });

  it('lets honest visitors through behind the address of a flood, and keeps its memory', async () => {
    const counters = countersInMemory(OPTIONS.now);
    const kept = new Set<string>();
    const counted = {
      add(...count: Parameters<typeof counters.add>) {
        if (count[1]) kept.add(count[0]);
        return counters.add(...count);
      },
    };
    const server = createTokenServer({ ...OPTIONS, perDay: 400, perHour: 50, counters: counted });
    let given = 0;
    for (let index = 0; index < 2000; index++) {
      const { status } = await ask(server, { visitor: `flood-${index}` });
      if (status === 200) given++;
      if (index % 200 === 199)
        assert.equal((await work(server, { visitor: `honest-${index}` })).status, 200);
    }
    assert.equal(given, 5);
    assert.ok(kept.size < 50, `${kept.size} counts`);
    const solved = await times(50, () => work(server));
    assert.equal(solved.filter(({ status }) => status === 200).length, 50 - 5 - 10);
  });

  it('counts without addresses and names', async () => {
    const keys: string[] = [];
    const counters = countersInMemory();
    const listened = {
      add(...count: Parameters<typeof counters.add>) {
        keys.push(count[0]);
        return counters.add(...count);
      },
    };
    await ask(createTokenServer({ ...OPTIONS, counters: listened }), { visitor: 'visitor-1' });
    assert.ok(keys.length > 3);
    assert.doesNotMatch(keys.join(), /192\.0\.2|visitor-1/);
  });

  it('asks a check of its own, with what a captcha gave', async () => {
    const server = createTokenServer({
      ...OPTIONS,
      check: (_, { captcha }) => captcha === 'right',
    });
    assert.equal((await ask(server)).status, 403);
    assert.equal((await ask(server, { captcha: 'right' })).status, 200);
  });

  const WRONG: readonly [option: object, message: RegExp][] = [
    [{ origins: ['example.com'] }, /option origins: "example\.com" is not an origin/],
    [{ origins: ['https://example.com/'] }, /option origins/],
    [{ privateKey: '' }, /option privateKey is empty/],
    [{ assistants: [] }, /option assistants: \[\] is not/],
    [{ perDay: 0.5 }, /option perDay: 0\.5 is not a whole number/],
    [{ lifetimeSeconds: -1 }, /option lifetimeSeconds: -1/],
  ];
  for (const [option, message] of WRONG)
    it(`throws for ${JSON.stringify(option)}`, () => {
      assert.throws(() => createTokenServer({ ...OPTIONS, ...option }), message);
    });

  it('counts visitors without a known address as one network', async () => {
    const server = createTokenServer(OPTIONS);
    const request = () =>
      new Request('https://tokens.example/', { method: 'POST', headers: { Origin: ORIGIN } });
    const statuses = await times(
      6,
      async (index) => (await server(request(), index % 2 ? null : undefined)).status,
    );
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 428]);
  });

  it('asks for work also those who come at the same time, however late the counts are', async () => {
    const memory = countersInMemory(OPTIONS.now);
    const counters = {
      async add(...count: Parameters<typeof memory.add>) {
        await new Promise(setImmediate);
        return memory.add(...count);
      },
    };
    const server = createTokenServer({ ...OPTIONS, counters });
    const all = Array.from({ length: 40 }, (_, index) => ask(server, { visitor: `v${index}` }));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 5);
    assert.equal(statuses.filter((status) => status === 428).length, 35);
  });

  it('runs in Node', async (test) => {
    const logged = test.mock.method(console, 'error', () => undefined);
    const failing = { add: () => Promise.reject(new Error('no database')) };
    for (const [counters, status] of [
      [countersInMemory(), 200],
      [failing, 500],
    ] as const) {
      const listener = nodeListener(createTokenServer({ ...OPTIONS, counters }));
      const server = createServer(listener).listen(0);
      try {
        await once(server, 'listening');
        const { port } = server.address() as AddressInfo;
        const answers = await times(2, () =>
          fetch(`http://127.0.0.1:${port}/any`, {
            method: 'POST',
            headers: { Origin: ORIGIN },
            body: '{"visitor":"v"}',
          }),
        );
        for (const answer of answers) {
          assert.equal(answer.status, status);
          assert.equal(answer.headers.get('Access-Control-Allow-Origin'), ORIGIN);
        }
      } finally {
        server.close();
      }
    }
    assert.equal(logged.mock.callCount(), 2);
  });

  it('answers in Node what has no form of fetch, and what its page author cannot place', async (test) => {
    const logged = test.mock.method(console, 'error', () => undefined);
    const address = ({ headers }: IncomingMessage) => (headers['x-real-ip'] as string).trim();
    const listener = nodeListener(createTokenServer(OPTIONS), { address });
    const server = createServer(listener).listen(0);
    test.after(() => server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = async (method: string, proxied: Record<string, string>) => {
      const asked = begin({ port, method, headers: { Origin: ORIGIN, ...proxied } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      return answer.resume().statusCode;
    };
    const proxied = { 'X-Real-IP': '192.0.2.1' };
    assert.equal(await ask('TRACE', proxied), 405);
    assert.equal(await ask('POST', {}), 500);
    assert.equal(await ask('POST', proxied), 200);
    assert.equal(logged.mock.callCount(), 1);
  });
});

describe('the network of an address', () => {
  const SAME: readonly [string, string][] = [
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::9'],
    ['2001:db8::1', '2001:db8:0:0:1:2:3:4'],
    ['fe80::1%eth0', 'FE80::2'],
    ['::1', '0:0:0:0:0:0:0:1'],
    ['192.0.2.1:51234', '192.0.2.1:8080'],
    ['[::ffff:192.0.2.1]:51234', '192.0.2.1'],
    ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::9'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::1'],
  ];
  for (const [one, other] of SAME)
    it(`is the same of ${one} and ${other}`, () => assert.equal(networkOf(one), networkOf(other)));

  it('is another beyond', () => {
    assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
    assert.notEqual(networkOf('192.0.2.1'), networkOf('192.0.2.2'));
  });
});
