import { expect } from '@open-wc/testing';
import type { ScriptedAnswer } from '../../support/scripted-answer.js';
import { CHAT_SILENCE_LIMIT_MS } from '../../../core/chat/chat-client.js';
import type { FailureKind } from '../../../core/machine/failures.js';
import type { ReplyFact } from '../../../core/machine/events.js';
import type { ChatRequest } from '../../../core/ports.js';
import { turns, withManualTimers } from '../../support/manual-timers.js';
import { ask, askAll, REQUEST } from './support/ask.js';
import { event, json, received } from '../../support/scripted-provider.js';
import { itWith } from '../support/it-with.js';
import { replace } from '../support/after-test.js';
import { waitUntil } from '../support/wait-until.js';

const { turn } = REQUEST;
const HI: ReplyFact = { type: 'reply-delta', output: 0, text: 'Hi' };
const OK: ScriptedAnswer = { parts: [event({ delta: 'Hi' }), event('[DONE]')] };
const ANSWERED: readonly ReplyFact[] = [HI, { type: 'reply-finished' }];

const failed = (kind: FailureKind, message: string, uncertain = false): ReplyFact => ({
  type: 'reply-failed',
  failure: { kind, message, turn, ...(uncertain && { uncertain }) },
});

/** An answer after which one may ask again, at once by default. */
const later = (status: number, message = 'Not now', seconds = 0): ScriptedAnswer => ({
  ...json(status, { message }),
  headers: { 'Retry-After': `${seconds}` },
});

type Refusal = readonly [name: string, answer: ScriptedAnswer, failure: ReplyFact];

const REFUSALS: readonly Refusal[] = [
  ['401', json(401, { message: 'Invalid key' }), failed('unauthorized', 'Invalid key')],
  [
    'a key that is echoed',
    json(401, { message: 'Invalid key: Bearer key-1' }),
    failed('unauthorized', 'Invalid key: Bearer [removed]'),
  ],
  [
    'a key that is echoed instead of an answer',
    { parts: [event({ error: 'key-1 is used up' }), event('[DONE]')] },
    failed('no-answer', '[removed] is used up'),
  ],
  ['400', json(400, { message: 'No' }), failed('rejected', 'No')],
  ...[302, 303, 307, 308].map((status): Refusal => [
    `a redirect with ${status}`,
    { ...json(status, { message: 'Over there' }), headers: { Location: '/elsewhere' } },
    failed(
      'no-answer',
      'The provider redirects to another address, which is not followed: apiUrl, chatUrl or exchange must be the final address',
      true,
    ),
  ]),
  [
    'a stream without an answer',
    { parts: [event({ sessionId: 'session-1' })] },
    failed('no-answer', 'The provider answered without a word'),
  ],
  [
    'an end marker alone',
    { parts: [event('[DONE]')] },
    failed('no-answer', 'The provider answered without a word'),
  ],
  [
    'an error instead of an answer',
    { parts: [event({ error: { message: 'overloaded' } }), event('[DONE]')] },
    failed('no-answer', 'overloaded'),
  ],
];

const page = '<html><p data-x="y">Please log in</p>\ndata: {"delta":"Log in"}\n\n</html>';

/** What is no answer, and whether the API gave it. */
const NO_ANSWERS: readonly [name: string, answer: ScriptedAnswer, byApi: boolean][] = [
  ['a page', { contentType: 'text/html; charset=utf-8', parts: [page] }, false],
  ['a page as text', { contentType: 'text/plain', parts: [page] }, false],
  ['a page as XHTML', { status: 203, contentType: 'Application/XHTML+XML', parts: [page] }, false],
  ['no content', { status: 204, parts: [] }, false],
  ['an empty stream', { parts: [] }, false],
  ['a stream of blank lines', { parts: ['\n\n\n'] }, false],
  ['a page that calls itself a stream', { parts: ['<html>\n<p>Log in</p>\n</html>'] }, false],
  ['empty JSON', json(200, {}), false],
  ['JSON that is cut off', { contentType: 'application/json', parts: ['{"output":"Hi'] }, false],
  ['the JSON of a portal', json(200, { captive: true, sessionId: 'portal-1' }), false],
  ['the JSON of a refusal', json(200, { message: 'Log in', statusCode: 401 }), false],
  ['no type', { contentType: '', parts: [page] }, false],
  ['the whole answer as JSON', json(200, { id: 'chat-1', output: [] }), true],
  ['a stream of comments', { parts: [': ping\n\n'] }, true],
  ['a stream of roles', { parts: [event({ path: 'chat.output[0].role', delta: 'a' })] }, true],
];

const STREAM_TYPES = [
  'Text/Event-Stream',
  'text/event-stream;charset=UTF-8',
  'TEXT/EVENT-STREAM ; charset="utf-8"',
  'text/event-stream, text/event-stream',
  ' text/event-stream',
];

/** After which statuses a message is repeated, and whether the provider may have it after the last. */
const STATUSES: readonly [status: number, repeated: boolean, uncertain: boolean][] = [
  [304, false, true],
  [400, false, false],
  [405, false, false],
  [408, false, true],
  [409, false, true],
  [413, false, false],
  [425, false, false],
  [429, true, false],
  [451, false, false],
  [499, false, false],
  [500, true, true],
  [501, true, false],
  [502, false, true],
  [503, true, false],
  [504, false, true],
  [507, true, true],
  [511, true, false],
  [520, false, true],
  [521, true, false],
  [522, true, false],
  [523, true, false],
  [524, false, true],
  [525, true, false],
  [526, true, false],
  [527, false, true],
  [529, true, true],
  [530, true, false],
  [598, false, true],
];

/** What comes after words that are shown, and breaks them off. */
const BREAKS: readonly [name: string, rest: readonly string[], message: string][] = [
  [
    'a stream that ends within a part',
    ['data: {"delta":"twenty thou'],
    'The stream ended within a part of the answer',
  ],
  ['an error', [event({ error: 'overloaded' }), event('[DONE]')], 'overloaded'],
  [
    'an error that names the session',
    [event({ sessionId: 'session-1', error: { message: 'overloaded' } }), event('[DONE]')],
    'overloaded',
  ],
];

/** What a page may give that cannot be sent. */
const circular: Record<string, unknown> = {};
circular['self'] = circular;
const UNSENDABLE: readonly [name: string, request: Partial<ChatRequest>][] = [
  ['overrides that contain themselves', { assistantOverrides: circular }],
  ['a key in another script', { publicKey: 'ключ' }],
];

const PASSING: readonly [name: string, answers: readonly ScriptedAnswer[]][] = [
  ['429', [later(429), OK]],
  ['500', [later(500), OK]],
  ['503 three times', [later(503), later(503), later(503), OK]],
];

/** Firefox has no response before the first bytes of its body. */
const NO_WORDS_YET = event({ sessionId: 'session-1' });

const SILENCES: readonly [name: string, parts: readonly string[]][] = [
  ['before an answer', [NO_WORDS_YET]],
  ['within an answer', [event({ delta: 'Hi' })]],
];

describe('trouble with a reply', () => {
  for (const [name, answer, failure] of REFUSALS)
    it(`takes ${name} for final`, async () => {
      const { apiUrl, facts } = await askAll([answer, OK]);
      expect(facts.filter(({ type }) => type !== 'reply-session')).to.deep.equal([failure]);
      expect(await received(apiUrl)).to.have.length(1);
    });

  for (const [name, rest, message] of BREAKS)
    it(`treats ${name} as the end of an incomplete answer`, async () => {
      const { facts } = await askAll([{ parts: [event({ delta: 'Hi' }), ...rest] }]);
      expect(facts.filter(({ type }) => type !== 'reply-session')).to.deep.equal([
        HI,
        failed('stream-broken', message),
      ]);
    });

  it('takes blank text for no answer', async () => {
    const { facts } = await askAll([{ parts: [event({ delta: ' \n' }), event('[DONE]')] }]);
    expect(facts.at(-1)).to.deep.equal(failed('no-answer', 'The provider answered without a word'));
  });

  for (const [name, request] of UNSENDABLE)
    it(`reports immediately that ${name} cannot be sent`, async () => {
      const { apiUrl, facts } = await askAll([OK], request);
      expect(facts.map(({ type }) => type)).to.deep.equal(['reply-failed']);
      expect(facts[0]).to.have.nested.property('failure.kind', 'misconfigured');
      expect(facts[0]).to.have.nested.property('failure.message').that.contains('cannot be sent');
      expect(await received(apiUrl)).to.have.length(0);
    });

  it('reports a session that the provider no longer has, and omits it afterwards', async () => {
    const gone = json(404, { message: 'Session not found' });
    const { apiUrl, facts } = await askAll([gone, OK], { sessionId: 'session-1' });
    expect(facts).to.deep.equal([
      { type: 'reply-session', sessionId: null },
      failed('no-answer', 'Session not found'),
    ]);
    expect(await received(apiUrl)).to.have.length(1);
  });

  it('does not retry an unknown assistant', async () => {
    const unknown = json(404, { message: 'Assistant not found' });
    const { apiUrl, facts } = await askAll([unknown, OK], { sessionId: 'session-1' });
    expect(facts).to.deep.equal([failed('rejected', 'Assistant not found')]);
    expect(await received(apiUrl)).to.have.length(1);
  });

  it('takes an answer by the fetch of another window', async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    replace(window, 'fetch', frame.contentWindow!.fetch.bind(frame.contentWindow));
    try {
      const { apiUrl, facts } = await askAll([OK]);
      expect(facts).to.deep.equal(ANSWERED);
      expect(await received(apiUrl)).to.have.length(1);
    } finally {
      frame.remove();
    }
  });

  for (const contentType of STREAM_TYPES)
    it(`reads a stream of the type ${contentType}`, async () => {
      const { facts } = await askAll([{ ...OK, contentType }]);
      expect(facts).to.deep.equal(ANSWERED);
    });

  for (const [name, answers] of PASSING)
    it(`retries after ${name}, with the same text`, async () => {
      const { apiUrl, facts } = await askAll(answers);
      expect(facts).to.deep.equal(ANSWERED);
      const requests = await received(apiUrl);
      const bodies = requests.map(({ body }) => body);
      expect(bodies).to.deep.equal(answers.map(() => bodies[0]));
      const ids = requests.map(({ headers }) => headers['idempotency-key']);
      expect(ids).to.deep.equal(answers.map(() => 'message-1'));
    });

  it('does not repeat a request whose connection was lost, as the provider may have it', async () => {
    const { apiUrl, facts, accepted } = await askAll([{ end: 'refuse' }, OK]);
    expect(await received(apiUrl)).to.have.length(1);
    expect(facts).to.have.length(1);
    expect(facts[0]).to.have.nested.property('failure.kind', 'unconfirmed');
    expect(facts[0]).to.have.nested.property('failure.uncertain', true);
    expect(accepted()).to.equal(false);
  });

  for (const [status, repeated, uncertain] of STATUSES)
    it(`${repeated ? 'repeats' : 'does not repeat'} a message after ${status}, which ${uncertain ? 'may have' : 'has not'} arrived`, async () => {
      const answers = Array<ScriptedAnswer>(5).fill(later(status, 'Lost'));
      const { apiUrl, facts } = await askAll(answers);
      expect(facts).to.have.length(1);
      expect(facts[0]).to.have.property('type', 'reply-failed');
      const { failure } = facts[0] as Extract<ReplyFact, { type: 'reply-failed' }>;
      expect(failure.uncertain ?? false).to.equal(uncertain);
      expect(await received(apiUrl)).to.have.length(repeated ? 4 : 1);
    });

  it('leaves a message uncertain that is refused after an error', async () => {
    const { facts } = await askAll([later(500), json(401, { message: 'Expired' })]);
    expect(facts).to.deep.equal([failed('unauthorized', 'Expired', true)]);
  });

  it('leaves a message uncertain after a 503 that asks for no retry', async () => {
    const { facts } = await askAll([later(500), json(503, {}), json(400, { message: 'No' })]);
    expect(facts).to.deep.equal([failed('rejected', 'No', true)]);
  });

  for (const [name, answer, byApi] of NO_ANSWERS)
    it(`takes ${name} for no answer, ${byApi ? 'though the provider has' : 'and does not know whether the provider has'} the message`, async () => {
      const { apiUrl, facts, accepted } = await askAll([answer, OK]);
      expect(facts.map(({ type }) => type)).to.deep.equal(['reply-failed']);
      expect(facts[0]).to.have.nested.property('failure.kind', 'no-answer');
      expect(accepted()).to.equal(byApi);
      expect('uncertain' in (facts[0] as { failure: object }).failure).to.equal(!byApi);
      expect(await received(apiUrl)).to.have.length(1);
    });

  for (const [what, answer, facts] of [
    ['holds a message that is not sent', { end: 'refuse' }, [{ type: 'reply-held' }]],
    ['sends a message all the same', OK, ANSWERED],
  ] as const)
    it(`${what}, if the browser says that there is no network`, async () => {
      replace(navigator, 'onLine', false);
      const asked = await askAll([answer, OK]);
      expect(asked.facts).to.deep.equal(facts);
      expect(await received(asked.apiUrl)).to.have.length(1);
    });

  it('sends four requests at most, then reports the last answer', async () => {
    const answers = [later(500), later(500), later(500), later(500, 'Still not'), OK];
    const { apiUrl, facts } = await askAll(answers);
    expect(facts).to.deep.equal([failed('no-answer', 'Still not', true)]);
    expect(await received(apiUrl)).to.have.length(4);
  });

  itWith('broken answers')('never retries once the answer has begun', async () => {
    for (const [part, heard, kind] of [
      [event({ delta: 'Hi' }), [HI], 'stream-broken'],
      [': a comment\n\n', [], 'no-answer'],
    ] as const) {
      const { apiUrl, facts } = await askAll([{ parts: [part], end: 'break' }, OK]);
      const last = facts.at(-1);
      expect(facts.slice(0, -1)).to.deep.equal(heard);
      expect(last).to.have.nested.property('failure.kind', kind);
      expect(last).to.have.deep.nested.property('failure.turn', turn);
      expect(await received(apiUrl)).to.have.length(1);
    }
  });

  for (const [name, parts] of SILENCES)
    it(`gives up after a minute of silence ${name}, and does not ask again`, () =>
      withManualTimers(async (timers) => {
        const { apiUrl, facts, accepted, over } = await ask([{ parts, end: 'hold' }, OK]);
        await timers.until(() => facts.length === parts.length);
        await timers.advance(CHAT_SILENCE_LIMIT_MS - 1000);
        expect(facts).to.have.length(parts.length);
        await timers.advance(1000);
        await over;
        expect(facts.slice(parts.length)).to.deep.equal([
          failed('no-answer', 'The answer timed out'),
        ]);
        expect(accepted()).to.equal(true);
        expect(await received(apiUrl)).to.have.length(1);
      }));

  it('counts the silence from the last sign of life', () =>
    withManualTimers(async (timers) => {
      const silent: ScriptedAnswer = { parts: [NO_WORDS_YET], end: 'hold' };
      const { apiUrl, facts, over } = await ask([later(429, 'Not now', 5), silent]);
      let passed = 0;
      await timers.until(
        async () => (await received(apiUrl)).length === 2 || !(passed += 100),
        100,
      );
      await timers.until(() => facts.length);
      await timers.advance(CHAT_SILENCE_LIMIT_MS + 1000 - passed);
      expect(facts).to.have.length(1);
      await timers.advance(CHAT_SILENCE_LIMIT_MS);
      await over;
      expect(facts.slice(1)).to.deep.equal([failed('no-answer', 'The answer timed out')]);
    }));

  it('restarts it after a late refusal with a retry delay', () =>
    withManualTimers(async (timers) => {
      const { fetch } = window;
      let late = false;
      replace(window, 'fetch', async (...asked: Parameters<typeof fetch>) => {
        const response = await fetch(...asked);
        if (response.status === 429) await timers.advance(CHAT_SILENCE_LIMIT_MS - 20_000);
        late = true;
        return response;
      });
      const { apiUrl, facts } = await ask([later(429, 'Not now', 30), OK]);
      // One timer waits for the silence, and the other for the retry.
      await timers.until(() => late && timers.pending === 2);
      await timers.advance(30_000);
      await timers.until(() => facts.length);
      expect(facts[0]).to.deep.equal(HI);
      expect(await received(apiUrl)).to.have.length(2);
    }));

  it('emits nothing when it is stopped in the middle, and closes the connection', async () => {
    const { apiUrl, facts, stop } = await ask([{ parts: [event({ delta: 'Hi' })], end: 'hold' }]);
    await waitUntil(() => facts.length === 1, 'the first word came');
    stop();
    const wentAway = async () => (await received(apiUrl))[0]?.abandoned === true;
    await waitUntil(wentAway, 'the connection was closed');
    expect(facts).to.deep.equal([HI]);
  });

  it('aborts no request whose answer is complete', async () => {
    const { fetch } = window;
    let signal: AbortSignal | null | undefined;
    replace(window, 'fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      signal = init?.signal;
      return fetch(input, init);
    });
    const { facts, stop } = await ask([{ ...OK, end: 'hold' }]);
    await waitUntil(() => facts.length === 2, 'the answer is complete');
    stop();
    expect(signal?.aborted).to.equal(false);
  });

  it('is silent when it is stopped before the answer', async () => {
    const { facts, stop } = await ask([OK]);
    stop();
    await askAll([OK]);
    expect(facts).to.deep.equal([]);
  });

  it('emits nothing when it is stopped between retries, and sends no more', () =>
    withManualTimers(async (timers) => {
      const { fetch } = window;
      let refused = false;
      replace(window, 'fetch', (...asked: Parameters<typeof fetch>) =>
        fetch(...asked).finally(() => (refused = true)),
      );
      const { apiUrl, facts, stop } = await ask([later(503, 'Not now', 5), OK]);
      await timers.until(() => refused);
      await turns();
      stop();
      await timers.advance(2 * CHAT_SILENCE_LIMIT_MS);
      expect(await received(apiUrl)).to.have.length(1);
      expect(facts).to.deep.equal([]);
    }));
});

const overrides = { variableValues: { page: 'pricing' } };

const BODIES: readonly [name: string, request: Partial<ChatRequest>, body: unknown][] = [
  ['the text', {}, { input: 'Hello', assistantId: 'assistant-1', stream: true }],
  [
    'the greeting before the text that answers it',
    { turn: { ...turn, greeting: 'Welcome!' } },
    {
      input: [
        { role: 'assistant', content: 'Welcome!' },
        { role: 'user', content: 'Hello' },
      ],
      assistantId: 'assistant-1',
      stream: true,
    },
  ],
  [
    'the session, which knows the greeting',
    { sessionId: 'session-1', turn: { ...turn, greeting: 'Welcome!' } },
    { input: 'Hello', assistantId: 'assistant-1', sessionId: 'session-1', stream: true },
  ],
  [
    'the overrides',
    { assistantOverrides: overrides },
    { input: 'Hello', assistantId: 'assistant-1', assistantOverrides: overrides, stream: true },
  ],
];

describe('the request for a reply', () => {
  for (const [name, request, body] of BODIES)
    it(`carries ${name}`, async () => {
      const { apiUrl } = await askAll([OK], request);
      const requests = await received(apiUrl);
      expect(requests.map((each) => each.body)).to.deep.equal([body]);
    });

  it('carries lists on a page with Prototype 1.6', async () => {
    replace(Array.prototype as { toJSON?: () => string }, 'toJSON', () => 'a text');
    const assistantOverrides = { stop: ['bye'] };
    const { apiUrl } = await askAll([OK], {
      turn: { ...turn, greeting: 'Welcome!' },
      assistantOverrides,
    });
    delete (Array.prototype as { toJSON?: () => string }).toJSON;
    const [request] = await received(apiUrl);
    expect(request?.body).to.deep.include({
      assistantOverrides,
      input: [
        { role: 'assistant', content: 'Welcome!' },
        { role: 'user', content: 'Hello' },
      ],
    });
  });

  it('is posted with the key, the widget’s id and the accepted type', async () => {
    const { apiUrl } = await askAll([OK]);
    const [request] = await received(apiUrl);
    expect(request).to.include({ method: 'POST', path: '/chat/web' });
    expect(request?.headers).to.include({
      authorization: `Bearer ${REQUEST.publicKey}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-client-id': REQUEST.clientId,
      'idempotency-key': 'message-1',
    });
  });
});
