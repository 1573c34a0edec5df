import { expect } from '@open-wc/testing';
import type { ScriptedAnswer } from '../../support/scripted-answer.js';
import type { CallRequest, WebCall } from '../../../core/ports.js';
import { CallError } from '../../../core/call/call-error.js';
import { createWebCall, problemWith, SAME_REQUEST_MS } from '../../../core/call/web-call.js';
import { json, received, serve } from '../../support/scripted-provider.js';
import { replace } from '../support/after-test.js';
import { itWith } from '../support/it-with.js';

const KEYS = { apiUrl: 'http://127.0.0.1', publicKey: 'key-1' };
const overrides = { firstMessage: 'Hey' };
const inline = { name: 'Ann', firstMessage: 'Hello' };
const OVERRIDDEN = { assistantOverrides: overrides };
const BOTH = { workflowOverrides: overrides, assistantOverrides: { name: 'x' } };

const CALLEES: readonly [name: string, request: Partial<CallRequest>, body: unknown][] = [
  ['an assistant by its id', { assistantId: 'a-1' }, { assistantId: 'a-1' }],
  [
    'an id beside its overrides',
    { assistantId: 'a-1', ...OVERRIDDEN },
    { assistantId: 'a-1', ...OVERRIDDEN },
  ],
  ['an assistant inline', { assistant: inline }, { assistant: inline }],
  [
    'an inline assistant before an id',
    { assistant: inline, assistantId: 'a-1', ...OVERRIDDEN },
    { assistant: inline, ...OVERRIDDEN },
  ],
  ['a squad before the chat’s assistant', { assistantId: 'a-1', squad: 's' }, { squadId: 's' }],
  ['a workflow before it', { assistantId: 'a-1', workflow: 'w' }, { workflowId: 'w' }],
  ['a squad before an inline assistant', { assistant: inline, squad: 's' }, { squadId: 's' }],
  ['a squad inline', { squad: { members: [] } }, { squad: { members: [] } }],
  ['a squad with overrides', { squad: 's', ...OVERRIDDEN }, { squadId: 's', ...OVERRIDDEN }],
  ['a workflow with overrides', { workflow: 'w', ...BOTH }, { workflowId: 'w', ...BOTH }],
  ['a workflow inline', { workflow: { nodes: [] } }, { workflow: { nodes: [] } }],
];

const ROOM = 'http://127.0.0.1/rooms/1';
const plain: WebCall = { id: null, url: ROOM, token: null, recording: false, voiceProvider: null };

const ANSWERS: [name: string, answer: unknown, call: WebCall][] = [
  ['the least', { webCallUrl: ROOM }, plain],
  [
    'everything',
    {
      id: 'call-1',
      webCallUrl: ROOM,
      transport: { callUrl: 'http://127.0.0.1/other', callToken: 'token-1' },
      artifactPlan: { videoRecordingEnabled: true },
      assistant: { voice: { provider: 'flite', voiceId: 'slt' } },
      createdAt: 'now',
    },
    { id: 'call-1', url: ROOM, token: 'token-1', recording: true, voiceProvider: 'flite' },
  ],
  ...Object.entries<object>({
    'the address in the transport': { transport: { callUrl: ROOM } },
    'nulls for what there is not': {
      webCallUrl: ROOM,
      ...{ transport: null, artifactPlan: null, assistant: { voice: null } },
    },
    'the address beside texts and numbers for all else': {
      webCallUrl: ROOM,
      ...{ id: 7, transport: 'daily', artifactPlan: 'none', assistant: 'asst-1' },
    },
    'the address beside a token that is none': {
      webCallUrl: ROOM,
      ...{ transport: { callToken: 7 }, artifactPlan: { videoRecordingEnabled: 'no' } },
      assistant: { voice: { provider: 7 } },
    },
    'the address in the transport beside none': { webCallUrl: '', transport: { callUrl: ROOM } },
  }).map(([name, answer]): [string, unknown, WebCall] => [name, answer, plain]),
];

for (const url of ['https://a.daily.co/room', 'http://localhost:1/room', 'http://[::1]:1/room'])
  ANSWERS.push([`the address ${url}`, { webCallUrl: url }, { ...plain, url }]);

const NO_ROOM = 'The provider answered without a call to join';

type Refusal = readonly [name: string, answer: ScriptedAnswer, kind: string, message: RegExp];

const REFUSALS: readonly Refusal[] = [
  ['401', json(401, { message: 'Invalid key' }), 'unauthorized', /^Invalid key$/],
  [
    'a key that is echoed',
    json(401, { message: 'Invalid key: Bearer key-1' }),
    'unauthorized',
    /^Invalid key: Bearer \[removed\]$/,
  ],
  ['no address', json(201, { id: 'call-1' }), 'rejected', new RegExp(NO_ROOM)],
  ['an address that is none', json(201, { webCallUrl: 7 }), 'rejected', new RegExp(NO_ROOM)],
  ...['http://192.168.1.9/room', 'ws://127.0.0.1/room', 'file:///room', '//127.0.0.1/room'].map(
    (webCallUrl): Refusal => [
      `the address ${webCallUrl}`,
      json(201, { webCallUrl }),
      'rejected',
      /^The address of the call is neither https nor on this machine$/,
    ],
  ),
  ...[301, 303, 307, 308].map((status): Refusal => [
    `a redirect with ${status}`,
    { ...json(status, { message: 'Over there' }), headers: { Location: '/elsewhere' } },
    'rejected',
    /^The provider redirects to another address, which is not followed: apiUrl/,
  ]),
  ['no JSON', { status: 201, parts: ['ok'] }, 'rejected', new RegExp(NO_ROOM)],
  ['a lost connection', { end: 'refuse' }, 'offline', /./],
  ['a connection lost within the answer', { parts: ['{"web'], end: 'break' }, 'offline', /./],
];

function failureOf(request: Partial<CallRequest>, signal = new AbortController().signal) {
  const creating = createWebCall({ ...KEYS, assistantId: 'a-1', ...request }, signal);
  return creating.catch((reason: unknown) => reason);
}

describe('createWebCall', () => {
  for (const [name, request, body] of CALLEES)
    itWith('webrtc')(`sends ${name}`, async () => {
      const apiUrl = await serve(json(201, { webCallUrl: ROOM }));
      await createWebCall({ ...KEYS, ...request, apiUrl }, new AbortController().signal);
      const [asked] = await received(apiUrl);
      expect(asked).to.include({ method: 'POST', path: '/call/web' });
      expect(asked?.headers).to.include({
        authorization: 'Bearer key-1',
        'content-type': 'application/json',
      });
      expect(asked?.body).to.deep.equal(body);
      expect(problemWith({ ...KEYS, ...request })).to.equal(null);
    });

  const LOST: ScriptedAnswer = { end: 'refuse' };
  const CREATED = json(201, { webCallUrl: ROOM });

  /** The keys of two requests, of which the first gets this answer and the second may differ. */
  async function keysOf(first: ScriptedAnswer, next: () => Partial<CallRequest> = () => ({})) {
    const apiUrl = await serve(first, CREATED);
    const widget = { apiUrl, clientId: crypto.randomUUID() };
    const ended = new AbortController();
    if (first.end === 'hold') setTimeout(() => ended.abort(), 100);
    await failureOf(widget, ended.signal);
    await failureOf({ ...widget, ...next() });
    return (await received(apiUrl)).map(({ headers }) => headers['idempotency-key']);
  }

  for (const [name, first] of [
    ['a lost connection', LOST],
    ['a gateway that lost the provider', json(504, {})],
  ] as const)
    it(`is the same request after ${name}`, async () => {
      const [key, again] = await keysOf(first);
      expect(key).to.match(/^\d+(-\d+){3}$/);
      expect(again).to.equal(key);
    });

  const [later, setBack] = [2, -2].map((count) => Date.now() + count * SAME_REQUEST_MS);
  for (const [name, first, next] of [
    ['an answer', CREATED],
    ['a refusal', json(500, {})],
    ['the call was ended', { end: 'hold' }],
    ['a lost connection, with other options', LOST, () => ({ assistantId: 'a-2' })],
    ['a lost connection, later', LOST, () => (replace(Date, 'now', () => later!), {})],
    ['a clock that is set back', LOST, () => (replace(Date, 'now', () => setBack!), {})],
  ] as const)
    it(`is another request after ${name}`, async () => {
      const [key, other] = await keysOf(first, next);
      expect(other).to.be.a('string').that.does.not.equal(key);
    });

  it('is the same request with a new key after a 401', async () => {
    const apiUrl = await serve(json(401, {}), CREATED);
    await failureOf({ apiUrl, publicKey: (reason) => reason, clientId: crypto.randomUUID() });
    const [one, other] = (await received(apiUrl)).map(({ headers }) => headers);
    expect([one, other].map((each) => each?.authorization)).to.deep.equal([
      'Bearer first',
      'Bearer expired',
    ]);
    expect(one?.['idempotency-key']).to.be.a('string').that.equals(other?.['idempotency-key']);
  });

  it('names the missing option', () => {
    const kind = 'misconfigured';
    const callee = { kind, message: 'Assistant or Squad or Workflow must be provided.' };
    const key = { kind, message: 'A public key must be provided.' };
    expect(problemWith(KEYS)).to.deep.equal(callee);
    expect(problemWith({ ...KEYS, assistantId: '', ...OVERRIDDEN })).to.deep.equal(callee);
    expect(problemWith({ ...KEYS, assistantId: 'a-1', publicKey: '' })).to.deep.equal(key);
  });

  for (const [name, answer, call] of ANSWERS)
    it(`understands ${name}`, async () => {
      const apiUrl = await serve(json(201, answer));
      const signal = new AbortController().signal;
      expect(await createWebCall({ ...KEYS, apiUrl, assistantId: 'a-1' }, signal)).to.deep.equal(
        call,
      );
    });

  for (const [name, answer, kind, message] of REFUSALS)
    (answer.end === 'break' ? itWith('broken answers') : it)(
      `fails for ${name}, with one request`,
      async () => {
        // A browser itself asks again on a connection that it had kept open.
        const apiUrl = await serve(answer, ...(answer.end === 'refuse' ? [answer] : []));
        const error = await failureOf({ apiUrl });
        expect(error).to.be.instanceOf(CallError);
        expect(error).to.have.property('kind', kind);
        expect((error as Error).message).to.match(message);
        if (!answer.end) expect(await received(apiUrl)).to.have.length(1);
      },
    );

  const circular: Record<string, unknown> = {};
  circular['self'] = circular;

  for (const [name, change] of [
    ['a key that fits in no header', { publicKey: 'ключ' }],
    ['an assistant that cannot be written down', { assistant: circular }],
  ] as const)
    it(`reports ${name} as a configuration error, without a request`, async () => {
      const apiUrl = await serve(json(201, { webCallUrl: ROOM }));
      const error = await failureOf({ apiUrl, ...change });
      expect(error).to.have.property('kind', 'misconfigured');
      expect((error as Error).message).to.match(/^The request cannot be sent: /);
      expect((error as Error).message).not.to.contain('ключ');
      expect(await received(apiUrl)).to.deep.equal([]);
    });

  it('is given up with the reason when the call is ended', async () => {
    const apiUrl = await serve({ end: 'hold' });
    const abort = new AbortController();
    const creating = failureOf({ apiUrl }, abort.signal);
    abort.abort('ended');
    expect(await creating).to.equal('ended');
  });
});
