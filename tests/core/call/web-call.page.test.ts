import { expect } from '@open-wc/testing';
import type { ScriptedAnswer } from '../../support/scripted-answer.js';
import type { CallRequest, WebCall } from '../../../core/ports.js';
import { CallError } from '../../../core/call/call-error.js';
import { createWebCall, problemWith } from '../../../core/call/web-call.js';
import { json, received, serve } from '../../support/scripted-provider.js';
import { itWith } from '../support/it-with.js';

const KEYS = { apiUrl: 'http://127.0.0.1', publicKey: 'key-1' };
const overrides = { firstMessage: 'Hey' };
const inline = { name: 'Ann', firstMessage: 'Hello' };

const CALLEES: readonly [name: string, request: Partial<CallRequest>, body: unknown][] = [
  ['an assistant by its id', { assistantId: 'a-1' }, { assistantId: 'a-1' }],
  [
    'an id beside its overrides',
    { assistantId: 'a-1', assistantOverrides: overrides },
    { assistantId: 'a-1', assistantOverrides: overrides },
  ],
  ['an assistant inline', { assistant: inline }, { assistant: inline }],
  [
    'an inline assistant before an id',
    { assistant: inline, assistantId: 'a-1', assistantOverrides: overrides },
    { assistant: inline, assistantOverrides: overrides },
  ],
  [
    'a squad before the assistant of chats',
    { assistantId: 'a-1', squad: 's-1' },
    { squadId: 's-1' },
  ],
  [
    'a workflow before the assistant of chats',
    { assistantId: 'a-1', workflow: 'w-1' },
    { workflowId: 'w-1' },
  ],
  ['a squad before an inline assistant', { assistant: inline, squad: 's-1' }, { squadId: 's-1' }],
  ['a squad by its id', { squad: 's-1' }, { squadId: 's-1' }],
  ['a squad inline', { squad: { members: [] } }, { squad: { members: [] } }],
  [
    'a squad with overrides of its assistants',
    { squad: 's-1', assistantOverrides: overrides },
    { squadId: 's-1', assistantOverrides: overrides },
  ],
  [
    'a workflow by its id, with its own overrides and those of its assistants',
    { workflow: 'w-1', workflowOverrides: overrides, assistantOverrides: { name: 'x' } },
    { workflowId: 'w-1', workflowOverrides: overrides, assistantOverrides: { name: 'x' } },
  ],
  ['a workflow inline', { workflow: { nodes: [] } }, { workflow: { nodes: [] } }],
];

const ROOM = 'http://127.0.0.1/rooms/1';
const plain: WebCall = { id: null, url: ROOM, token: null, recording: false, voiceProvider: null };

const ANSWERS: readonly [name: string, answer: unknown, call: WebCall][] = [
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
  ['the address in the transport', { transport: { callUrl: ROOM } }, plain],
  [
    'nulls for what there is not',
    { webCallUrl: ROOM, transport: null, artifactPlan: null, assistant: { voice: null } },
    plain,
  ],
  [
    'the address beside texts and numbers for all else',
    { id: 7, webCallUrl: ROOM, transport: 'daily', artifactPlan: 'none', assistant: 'asst-1' },
    plain,
  ],
  [
    'the address beside a voice by its name',
    { webCallUrl: ROOM, assistant: { voice: 'slt' } },
    plain,
  ],
  [
    'the address beside lists and truths',
    { webCallUrl: ROOM, transport: [], artifactPlan: true, assistant: { voice: { provider: 7 } } },
    plain,
  ],
  [
    'the address beside a token that is none',
    {
      webCallUrl: ROOM,
      transport: { callToken: 7 },
      artifactPlan: { videoRecordingEnabled: 'no' },
    },
    plain,
  ],
  [
    'the address in the transport beside an odd one',
    { webCallUrl: 7, transport: { callUrl: ROOM } },
    plain,
  ],
  [
    'the address in the transport beside none',
    { webCallUrl: '', transport: { callUrl: ROOM } },
    plain,
  ],
];

const NO_ROOM = 'The provider answered without a call to join';

const REFUSALS: readonly [name: string, answer: ScriptedAnswer, kind: string, message: RegExp][] = [
  ['400', json(400, { message: ['a', 'b'] }), 'rejected', /^a, b$/],
  ['401', json(401, { message: 'Invalid key' }), 'unauthorized', /^Invalid key$/],
  [
    'a key that is echoed',
    json(401, { message: 'Invalid key: Bearer key-1' }),
    'unauthorized',
    /^Invalid key: Bearer \[removed\]$/,
  ],
  ['500', json(500, { message: 'Down' }), 'no-answer', /^Down$/],
  ['no address', json(201, { id: 'call-1' }), 'rejected', new RegExp(NO_ROOM)],
  ['an address that is none', json(201, { webCallUrl: 7 }), 'rejected', new RegExp(NO_ROOM)],
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

  it('names the missing option', () => {
    const callee = {
      kind: 'misconfigured',
      message: 'Assistant or Squad or Workflow must be provided.',
    };
    const emptyId = { ...KEYS, assistantId: '', assistantOverrides: overrides };
    expect(problemWith(KEYS)).to.deep.equal(callee);
    expect(problemWith(emptyId)).to.deep.equal(callee);
    expect(problemWith({ ...KEYS, assistantId: 'a-1', publicKey: '' })).to.deep.equal({
      kind: 'misconfigured',
      message: 'A public key must be provided.',
    });
  });

  it('names what the browser lacks', () => {
    const real = Object.getOwnPropertyDescriptor(globalThis, 'RTCPeerConnection');
    Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
    expect(problemWith({ ...KEYS, assistantId: 'a-1' })).to.deep.equal({
      kind: 'unsupported',
      message: 'This browser has no WebRTC (RTCPeerConnection).',
    });
    if (real) Object.defineProperty(globalThis, 'RTCPeerConnection', real);
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
