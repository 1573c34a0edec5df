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

const DONE = event('[DONE]');
const WORDLESS = failed('no-answer', 'The provider answered without a word');

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
    { parts: [event({ error: 'key-1 is used up' }), DONE] },
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
  ['a stream without an answer', { parts: [event({ sessionId: 'session-1' })] }, WORDLESS],
  ['an end marker alone', { parts: [DONE] }, WORDLESS],
  [
    'an error instead of an answer',
    { parts: [event({ error: { message: 'overloaded' } }), DONE] },
    failed('no-answer', 'overloaded'),
  ],
];

const page = '<html><p data-x="y">Please log in</p>\ndata: {"delta":"Log in"}\n\n</html>';

/** What is no answer, and whether the API gave it. */
const NO_ANSWERS: readonly [name: string, answer: ScriptedAnswer, byApi: boolean][] = [
  ['a page', { contentType: 'text/html; charset=utf-8', parts: [page] }, false],
  ['a page as XHTML', { status: 203, contentType: 'Application/XHTML+XML', parts: [page] }, false],
  ['no content', { status: 204, parts: [] }, false],
  ['an empty stream', { parts: [] }, false],
  ['a page that calls itself a stream', { parts: ['<html>\n<p>Log in</p>\n</html>'] }, false],
  ['empty JSON', json(200, {}), false],
  ['JSON that is cut off', { contentType: 'application/json', parts: ['{"output":"Hi'] }, false],
  ['the JSON of a refusal', json(200, { message: 'Log in', statusCode: 401 }), false],
  ['no type', { contentType: '', parts: [page] }, false],
  ['the whole answer as JSON', json(200, { id: 'chat-1', output: [] }), true],
  ['a stream of comments', { parts: [': ping\n\n'] }, true],
  ['a stream of roles', { parts: [event({ path: 'chat.output[0].role', delta: 'a' })] }, true],
];

/** Whether a message is repeated after a status, and whether the provider may have it after the last. */
const STATUSES: readonly [repeated: boolean, uncertain: boolean, ...statuses: number[]][] = [
  [false, false, 400, 405, 413, 425, 451, 499],
  [false, true, 304, 408, 409, 502, 504, 520, 524, 527, 598],
  [true, false, 429, 501, 503, 511, 521, 522, 523, 525, 526, 530],
  [true, true, 500, 507, 529],
];

/** What comes after words that are shown, and breaks them off. */
const BREAKS: readonly [name: string, rest: readonly string[], message: string][] = [
  [
    'a stream that ends within a part',
    ['data: {"delta":"twenty thou'],
    'The stream ended within a part of the answer',
  ],
  ['an error', [event({ error: 'overloaded' }), DONE], 'overloaded'],
  [
    'an error that names the session',
    [event({ sessionId: 'session-1', error: { message: 'overloaded' } }), DONE],
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

/** Firefox has no response before the first bytes of its body. */
const NO_WORDS_YET = event({ sessionId: 'session-1' });

const GONE: readonly ReplyFact[] = [{ type: 'reply-session', sessionId: null }];

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
    const { facts } = await askAll([{ parts: [event({ delta: ' \n' }), DONE] }]);
    expect(facts.at(-1)).to.deep.equal(WORDLESS);
  });

  for (const [name, request] of UNSENDABLE)
    it(`reports immediately that ${name} cannot be sent`, async () => {
      const { apiUrl, facts } = await askAll([OK], request);
      expect(facts.map(({ type }) => type)).to.deep.equal(['reply-failed']);
      expect(facts[0]).to.have.nested.property('failure.kind', 'misconfigured');
      expect(facts[0]).to.have.nested.property('failure.message').that.contains('cannot be sent');
      expect(await received(apiUrl)).to.have.length(0);
    });

  for (const [what, message, facts] of [
    ['reports a session that the provider no longer has, and omits it afterwards', 'Session', GONE],
    ['does not retry an unknown assistant', 'Assistant', []],
  ] as const)
    it(what, async () => {
      const missing = json(404, { message: `${message} not found` });
      const asked = await askAll([missing, OK], { sessionId: 'session-1' });
      const kind = facts.length ? 'no-answer' : 'rejected';
      expect(asked.facts).to.deep.equal([...facts, failed(kind, `${message} not found`)]);
      expect(await received(asked.apiUrl)).to.have.length(1);
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

  for (const contentType of ['Text/Event-Stream', ' text/event-stream;charset=UTF-8'])
    it(`reads a stream of the type ${contentType}`, async () => {
      const { facts } = await askAll([{ ...OK, contentType }]);
      expect(facts).to.deep.equal(ANSWERED);
    });

  for (const statuses of [[429], [500], [503, 503, 503]])
    it(`retries after ${statuses.join()}, with the same text`, async () => {
      const { apiUrl, facts } = await askAll([...statuses.map((status) => later(status)), OK]);
      expect(facts).to.deep.equal(ANSWERED);
      const sent = (await received(apiUrl)).map(({ body, headers }) => [
        headers['idempotency-key'],
        body,
      ]);
      expect(sent).to.deep.equal(Array(statuses.length + 1).fill(['message-1', sent[0]![1]]));
    });

  it('does not repeat a request whose connection was lost, as the provider may have it', async () => {
    const { apiUrl, facts, accepted } = await askAll([{ end: 'refuse' }, OK]);
    expect(await received(apiUrl)).to.have.length(1);
    expect(facts).to.have.length(1);
    expect(facts[0]).to.have.nested.property('failure.kind', 'unconfirmed');
    expect(facts[0]).to.have.nested.property('failure.uncertain', true);
    expect(accepted()).to.equal(false);
  });

  for (const [repeated, uncertain, ...statuses] of STATUSES)
    for (const status of statuses)
      it(`${repeated ? 'repeats' : 'does not repeat'} a message after ${status}, which ${uncertain ? 'may have' : 'has not'} arrived`, async () => {
        const answers = Array<ScriptedAnswer>(5).fill(later(status, 'Lost'));
        const { apiUrl, facts } = await askAll(answers);
        expect(facts).to.have.length(1);
        expect(facts[0]).to.have.property('type', 'reply-failed');
        const { failure } = facts[0] as Extract<ReplyFact, { type: 'reply-failed' }>;
        expect(failure.uncertain ?? false).to.equal(uncertain);
        expect(await received(apiUrl)).to.have.length(repeated ? 4 : 1);
      });

  for (const [what, ...answers] of [
    ['that is refused after an error', later(500)],
    ['after a 503 that asks for no retry', later(500), json(503, {})],
  ] as const)
    it(`leaves a message uncertain ${what}`, async () => {
      const { facts } = await askAll([...answers, json(401, { message: 'Expired' })]);
      expect(facts).to.deep.equal([failed('unauthorized', 'Expired', true)]);
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

const GREETED = { ...turn, greeting: 'Welcome!' };
const INPUT = [
  { role: 'assistant', content: 'Welcome!' },
  { role: 'user', content: 'Hello' },
];

/** Requests, and what of the body is not as in the plain one. */
const BODIES: readonly [name: string, request: Partial<ChatRequest>, body: object][] = [
  ['the text', {}, {}],
  ['the greeting before the text that answers it', { turn: GREETED }, { input: INPUT }],
  [
    'the session, which knows the greeting',
    { sessionId: 'session-1', turn: GREETED },
    { sessionId: 'session-1' },
  ],
  ['the overrides', { assistantOverrides: overrides }, { assistantOverrides: overrides }],
];

describe('the request for a reply', () => {
  for (const [name, request, body] of BODIES)
    it(`carries ${name}`, async () => {
      const { apiUrl } = await askAll([OK], request);
      const requests = await received(apiUrl);
      const plain = { input: 'Hello', assistantId: 'assistant-1', stream: true };
      expect(requests.map((each) => each.body)).to.deep.equal([{ ...plain, ...body }]);
    });

  it('carries lists on a page with Prototype 1.6', async () => {
    replace(Array.prototype as { toJSON?: () => string }, 'toJSON', () => 'a text');
    const assistantOverrides = { stop: ['bye'] };
    const { apiUrl } = await askAll([OK], { turn: GREETED, assistantOverrides });
    delete (Array.prototype as { toJSON?: () => string }).toJSON;
    const [request] = await received(apiUrl);
    expect(request?.body).to.deep.include({ assistantOverrides, input: INPUT });
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
