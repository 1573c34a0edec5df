import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { AnswerEngine } from '../../../local-provider/index.js';
import { shared } from '../../support/shared.js';
import { post, startProvider } from '../provider-client.js';

interface Chunk {
  id: string;
  sessionId: string;
  path: string;
  delta: string;
}

interface Chat {
  id: string;
  sessionId: string;
  output: { role: string; content: string }[];
}

/** Repeats the whole conversation, so that an answer shows what the session remembers. */
const recalling: AnswerEngine = {
  description: 'a test',
  async *answer(conversation) {
    yield conversation.map(({ role, content }) => `- **${role}**: ${content}`).join('\n');
  },
};

describe('POST /chat/web', () => {
  const { provider } = shared({ provider: () => startProvider({ answers: recalling }) });

  function send(
    body: object,
    { slow = false, ...rest }: Parameters<typeof post>[2] & { slow?: boolean } = {},
  ): Promise<Response> {
    const fault = slow ? '?faults=chat-slow' : '';
    return post(`${provider.url}/chat/web${fault}`, { assistantId: 'an-assistant', ...body }, rest);
  }

  async function stream(body: object): Promise<{ chunks: Chunk[]; end: string | undefined }> {
    const response = await send({ stream: true, ...body });
    assert.equal(response.status, 200);
    assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
    const data = await eventsOf(response);
    const end = data.pop();
    return { chunks: data.map((text) => JSON.parse(text) as Chunk), end };
  }

  async function ask(input: string, sessionId?: string): Promise<Chat> {
    const response = await send({ input, sessionId });
    assert.equal(response.status, 201);
    return (await response.json()) as Chat;
  }

  it('streams an answer in the chunks of the wire', async () => {
    const input = 'What do you offer for a house with two rooms, please?';
    const { chunks, end } = await stream({ input });
    assert.equal(end, '[DONE]');
    assert.ok(chunks.length > 10);
    const [{ id, sessionId } = assert.fail()] = chunks;
    assert.ok(id && sessionId && id !== sessionId);
    for (const { delta, ...names } of chunks) {
      assert.deepEqual(names, { id, sessionId, path: 'chat.output[0].content' });
      assert.match(delta, /^\s*\S+$/);
    }
    const text = chunks.map(({ delta }) => delta).join('');
    assert.equal(text, `- **user**: ${input}`);
  });

  it('answers in one piece without a stream', async () => {
    const { id, sessionId, output } = await ask('What is your refund policy?');
    assert.ok(id && sessionId);
    const content = '- **user**: What is your refund policy?';
    assert.deepEqual(output, [{ role: 'assistant', content }]);
  });

  it('answers a turn with the same Idempotency-Key once, with the same answer', async () => {
    const headers = { 'Idempotency-Key': 'message-1' };
    const once = (await (await send({ input: 'One' }, { headers })).json()) as Chat;
    const again = (await (await send({ input: 'One' }, { headers })).json()) as Chat;
    assert.equal(again.sessionId, once.sessionId);
    assert.deepEqual(again.output, once.output);
    const { output } = await ask('Two', once.sessionId);
    assert.equal(output[0]?.content.match(/One/g)?.length, 2, 'the message and its answer');
  });

  it('binds an Idempotency-Key to its bearer, its session and its body', async () => {
    const headers = { 'Idempotency-Key': 'message-of-alice' };
    const turn = async (body: object, key = 'alice') =>
      (await (await send(body, { headers, key })).json()) as Chat;
    const alice = await turn({ input: 'One' });
    const { sessionId } = await ask('Before');
    const others: [Chat, string][] = [
      [await turn({ input: 'One' }, 'bob'), '- **user**: One'],
      [await turn({ input: 'Two' }), '- **user**: Two'],
      [await turn({ input: 'One', assistantId: 'another' }), '- **user**: One'],
      [await turn({ input: 'One', assistantOverrides: { firstMessage: 'Hi' } }), '- **user**: One'],
    ];
    for (const [{ sessionId, output }, content] of others) {
      assert.notEqual(sessionId, alice.sessionId);
      assert.deepEqual(output, [{ role: 'assistant', content }]);
    }
    const continued = await turn({ input: 'One', sessionId });
    assert.equal(continued.sessionId, sessionId);
    assert.match(continued.output[0]!.content, /Before.*One/s);
    // Her own request again, with the greeting that goes without saying and the session she has now.
    for (const again of [
      { input: [{ role: 'user', content: ' One ' }] },
      { input: 'One', sessionId: alice.sessionId },
    ])
      assert.deepEqual((await turn(again)).output, alice.output);
    assert.equal((await turn({ input: 'One', sessionId })).sessionId, sessionId);
  });

  it('takes a turn back that was cut off when it comes again, in the same session', async () => {
    const headers = { 'Idempotency-Key': 'message-2' };
    const leave = new AbortController();
    const response = await send(
      { input: 'word '.repeat(200), stream: true },
      { headers, signal: leave.signal, slow: true },
    );
    const [first] = await eventsOf(response, 1);
    leave.abort();
    const { sessionId } = JSON.parse(first ?? '') as Chunk;
    const again = (await (await send({ input: 'word '.repeat(200) }, { headers })).json()) as Chat;
    assert.equal(again.sessionId, sessionId);
    assert.equal(again.output[0]?.content.match(/\*\*user\*\*/g)?.length, 1);
    assert.doesNotMatch(again.output[0]?.content ?? '', /\*\*assistant\*\*/);
  });

  it('remembers the session', async () => {
    const first = await ask('How much is Professional AI?');
    const second = await ask('and yearly?', first.sessionId);
    assert.equal(second.sessionId, first.sessionId);
    assert.notEqual(second.id, first.id);
    assert.match(second.output[0]?.content ?? '', /Professional AI.*assistant.*and yearly/s);
    const alone = await ask('and yearly?');
    assert.notEqual(alone.sessionId, first.sessionId);
    assert.equal(alone.output[0]?.content, '- **user**: and yearly?');
  });

  it('takes a first message of the assistant along with the first question', async () => {
    const { chunks } = await stream({
      input: [
        { role: 'assistant', content: 'Hey, How can I help you today?' },
        { role: 'user', content: 'Is there a free trial?' },
      ],
    });
    assert.equal(
      chunks.map(({ delta }) => delta).join(''),
      '- **assistant**: Hey, How can I help you today?\n- **user**: Is there a free trial?',
    );
  });

  it('begins a new session for an unknown one', async () => {
    const { sessionId } = await ask('hello', 'a-session-of-yesterday');
    assert.notEqual(sessionId, 'a-session-of-yesterday');
  });

  it('ends a session, and answers nothing in it', async () => {
    const { sessionId } = await ask('How much is Professional AI?');
    const ended = await send({ sessionId, input: 'bye', sessionEnd: true });
    assert.deepEqual(((await ended.json()) as Chat).output, []);
    const after = await ask('and yearly?', sessionId);
    assert.notEqual(after.sessionId, sessionId);
    const { chunks, end } = await stream({ sessionId, sessionEnd: true });
    assert.deepEqual([chunks, end], [[], '[DONE]']);
  });

  it('stores the answer when the visitor leaves in the middle', async () => {
    const slow = await startProvider({ answers: recalling, paceMs: 60_000 });
    try {
      const leaving = new AbortController();
      const url = `${slow.url}/chat/web`;
      const question = { assistantId: 'a', input: 'How much is Professional AI?', stream: true };
      const response = await post(url, question, { signal: leaving.signal });
      const [first] = await eventsOf(response, 1);
      leaving.abort();
      const { sessionId } = JSON.parse(first ?? '') as Chunk;
      const next = await post(url, { assistantId: 'a', input: 'and yearly?', sessionId });
      const { output, sessionId: same } = (await next.json()) as Chat;
      assert.equal(same, sessionId);
      assert.equal(
        output[0]?.content,
        '- **user**: How much is Professional AI?\n- **assistant**: - **user**: How much is Professional AI?\n- **user**: and yearly?',
      );
    } finally {
      await slow.close();
    }
  });

  it('requires a key', async () => {
    for (const key of [null, 'invalid', 'two words', '']) {
      const response = await send({ input: 'hello' }, { key });
      assert.equal(response.status, 401, String(key));
      const body = (await response.json()) as { message: string };
      assert.deepEqual(Object.keys(body), ['statusCode', 'message', 'error']);
      assert.ok(!key || !body.message.includes(key));
    }
  });

  const wrong: [object, string[]][] = [
    [{ input: 'hello', assistantId: undefined }, ['assistantId or assistant must be provided']],
    [{}, ['input must be a string or an array of messages']],
    [{ input: '  ' }, ['input must hold a message of the user']],
    [{ input: [{ role: 'assistant', content: 'Hey' }] }, ['input must hold a message of the user']],
    [{ input: 7 }, ['input must be a string or an array of messages']],
    [{ input: 'hello', sessionId: 5 }, ['sessionId must be a string']],
    [{ input: 'hello', stream: 'yes' }, ['stream must be a boolean']],
    [{ input: 'hello', sessionID: 'x' }, ['property sessionID should not exist']],
    [
      { input: 'hello', assistantId: undefined, assistant: { id: 'x' } },
      ['assistant.property id should not exist'],
    ],
    [
      { input: 'hello', sessionExpirationSeconds: 1 },
      ['sessionExpirationSeconds must not be less than 60'],
    ],
  ];
  for (const [body, message] of wrong) {
    it(`refuses ${JSON.stringify(body)}`, async () => {
      const response = await send(body);
      assert.equal(response.status, 400);
      assert.deepEqual(await response.json(), { statusCode: 400, message, error: 'Bad Request' });
    });
  }
});

/** The data of the first events, of all where no count is given. */
async function eventsOf(response: Response, count = Infinity): Promise<string[]> {
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const data: string[] = [];
  while (events && data.length < count) {
    const { value, done } = await events.read();
    if (done) break;
    data.push(value.data);
  }
  return data;
}
