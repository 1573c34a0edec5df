import { expect } from 'chai';
import { NoKeyError } from '../../../core/provider/keyed-request.js';
import { knownKey, withKey } from '../../../core/provider/keys.js';
import { createTokenServer, type TokenServer } from '../../../local-provider/token-server/index.js';
import { replace } from '../support/after-test.js';

const ORIGIN = 'https://example.com';
const URL_OF_SERVER = 'https://tokens.example/key';

const OPTIONS = { origins: [ORIGIN], privateKey: 'secret', organization: 'o', assistants: ['a'] };

const CHALLENGE = { error: 'work', challenge: 'a-challenge', bits: 1 };

/** Lets a token server answer what is fetched. Returns the bodies that it got. */
function serve(server: TokenServer): unknown[] {
  const bodies: unknown[] = [];
  replace(globalThis, 'fetch', async (url, init) => {
    expect(init?.redirect).to.equal('manual');
    bodies.push(JSON.parse(String(init?.body)));
    const headers = { ...(init?.headers as Record<string, string>), Origin: ORIGIN };
    return server(new Request(url as string, { ...init, headers }), '192.0.2.1');
  });
  return bodies;
}

/** The keys that a provider gets, which takes those that it is meant to. */
async function sent(publicKey: string, takes: (key: string) => boolean = () => true) {
  const keys: string[] = [];
  const request = { publicKey, clientId: crypto.randomUUID() };
  await withKey(request, async (key) => {
    keys.push(key);
    return new Response(null, { status: takes(key) ? 200 : 401 });
  });
  return { keys, request };
}

describe('a key of a token server', () => {
  it('is requested once, for the browser’s id, and is the one that is kept from reports', async () => {
    const bodies = serve(createTokenServer(OPTIONS));
    const { keys, request } = await sent(URL_OF_SERVER);
    expect(keys).to.have.length(1);
    expect(keys[0]).to.match(/^eyJ.+\..+\./);
    expect(bodies).to.deep.equal([{ visitor: request.clientId }]);
    expect(knownKey(request)).to.equal(keys[0]);
  });

  it('is worked for, if the server asks for that', async () => {
    const server = createTokenServer(OPTIONS);
    serve(server);
    for (let index = 0; index < 5; index++) await sent(URL_OF_SERVER);
    const bodies = serve(server);
    expect((await sent(URL_OF_SERVER)).keys[0]).to.match(/^eyJ/);
    expect(bodies).to.have.length(2);
  });

  for (const [where, begun] of [
    ['before', false],
    ['within', true],
  ] as const)
    it(`is requested again when the server has hung ${where} its answer`, async () => {
      const late = new AbortController();
      replace(AbortSignal, 'timeout', () => late.signal);
      replace(globalThis, 'fetch', (_, { signal } = {}) => {
        const hung = new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error));
        });
        queueMicrotask(() => late.abort());
        return begun
          ? Promise.resolve(new Response(new ReadableStream({ pull: () => hung })))
          : hung;
      });
      const request = { publicKey: URL_OF_SERVER, clientId: crypto.randomUUID() };
      const send = () => withKey(request, async () => new Response());
      expect(await send().catch((reason: unknown) => reason)).to.be.instanceOf(NoKeyError);
      serve(async () => Response.json({ token: 'key-1' }));
      expect((await send()).status).to.equal(200);
    });

  it('is requested again when the provider refuses it', async () => {
    let time = Date.now();
    const bodies = serve(createTokenServer({ ...OPTIONS, now: () => (time += 1000) }));
    let first = '';
    const { keys } = await sent(URL_OF_SERVER, (key) => key !== (first ||= key));
    expect(new Set(keys).size).to.equal(2);
    expect(bodies).to.have.length(2);
  });

  for (const publicKey of ['/token', 'http://localhost:8080'])
    it(`is requested from ${publicKey}`, async () => {
      const urls: unknown[] = [];
      replace(globalThis, 'fetch', async (asked) => {
        urls.push(asked);
        return Response.json({ token: 'key-1' });
      });
      expect((await sent(publicKey)).keys).to.deep.equal(['key-1']);
      expect(urls).to.deep.equal([publicKey]);
    });

  for (const key of ['6f1c0d5e-0000-4000-8000-000000000000', 'eyJhbGciOi.J9.x', 'a/b', '']) {
    it(`is no key like "${key}"`, async () => {
      expect((await sent(key)).keys).to.deep.equal([key]);
    });
  }

  const answered = (body: object, status = 200) => Response.json(body, { status });
  const NO_TOKEN = 'answered 200: no JSON with a token';
  const spaces = () =>
    new ReadableStream({ pull: (all) => all.enqueue(new Uint8Array(4096).fill(32)) });

  const UNUSABLE: readonly [what: string, answer: () => Response, said: string][] = [
    [
      'has no more tokens',
      () => answered({ error: 'site-budget' }, 429),
      'answered 429: site-budget',
    ],
    ['is a page', () => new Response('<h1>Sign in</h1>'), NO_TOKEN],
    ['gives an empty token', () => answered({ token: '' }), NO_TOKEN],
    [
      'asks for too much work',
      () => answered({ ...CHALLENGE, bits: 30 }, 428),
      'asks for 30 bits of work, more than 18',
    ],
    ['never has enough of it', () => answered(CHALLENGE, 428), 'answered 428: work'],
    [
      'redirects',
      () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }),
      'redirects, which is not followed: publicKey must be its final URL',
    ],
    ['never ends its answer', () => new Response(spaces()), NO_TOKEN],
    [
      'cannot be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'cannot be reached: TypeError: Failed to fetch',
    ],
  ];
  for (const [what, answer, said] of UNUSABLE)
    it(`is none of a server that ${what}, and may be of one that recovers`, async () => {
      const bodies = serve(async () => answer());
      const request = { publicKey: URL_OF_SERVER, clientId: crypto.randomUUID() };
      const send = () => withKey(request, async () => new Response());
      const error: unknown = await send().catch((reason: unknown) => reason);
      const message = `The token server ${said}`;
      const kind = said.includes('429') ? 'rejected' : 'no-answer';
      expect(error).to.be.instanceOf(NoKeyError).and.to.include({ message, kind });
      expect(bodies.length).to.be.below(5);
      serve(async () => Response.json({ token: 'key-1' }));
      expect((await send()).status).to.equal(200);
    });
});
