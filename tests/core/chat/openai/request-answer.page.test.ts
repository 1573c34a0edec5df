import { expect } from '@open-wc/testing';
import { CONVERSATION_LENGTH } from '../../../../core/chat/openai/conversation.js';
import { MOST_ROUNDS } from '../../../../core/chat/openai/request-answer.js';
import type { FailureKind } from '../../../../core/machine/failures.js';
import type { ReplyFact } from '../../../../core/machine/events.js';
import type { Entry, EntrySource } from '../../../../core/machine/regions/transcript.js';
import type { ChatRequest } from '../../../../core/ports.js';
import type { ToolUse } from '../../../../core/tools/tool-calls.js';
import type { ScriptedAnswer } from '../../../support/scripted-answer.js';
import { event, json, received } from '../../../support/scripted-provider.js';
import { recordWarnings } from '../../support/after-test.js';
import { ask as askAny, askAll as askAnyAll, REQUEST, type Asked } from '../support/ask.js';

const COMPLETIONS = '/v1/chat/completions';
const RESPONSES = '/v1/responses';
const DONE = event('[DONE]');

const chunk = (delta: object, finish_reason: string | null = null) =>
  event({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] });
const piece = (index: number | undefined, id: string | undefined, name: string, args: unknown) => ({
  index,
  ...(id !== undefined && { id }),
  function: { name, arguments: args },
});
const typed = (type: string, more: object = {}) => `event: ${type}\n${event({ type, ...more })}`;
const completed = (response: object = {}) =>
  typed('response.completed', { response: { error: null, incomplete_details: null, ...response } });
const delta = (text: string, output_index = 0) =>
  typed('response.output_text.delta', { delta: text, output_index });

const HI: ReplyFact = { type: 'reply-delta', output: 0, text: 'Hi' };
const FINISHED: ReplyFact = { type: 'reply-finished' };
const ANSWER: ScriptedAnswer = { parts: [chunk({ content: 'Hi' }), chunk({}, 'stop'), DONE] };

/** The same rows for a key that is refused, a server in trouble, and so on, are in the test of the client. */
const READ: readonly [name: string, path: string, answer: ScriptedAnswer, facts: ReplyFact[]][] = [
  [
    'words, with a role, usage and comments between them',
    COMPLETIONS,
    {
      parts: [
        ': OPENROUTER PROCESSING\n\n',
        chunk({ role: 'assistant', content: '' }),
        chunk({ content: 'H' }),
        chunk({ content: null, reasoning_content: 'Hm' }),
        chunk({ content: 'i' }),
        chunk({}, 'stop'),
        event({ choices: [], usage: { total_tokens: 7 } }),
        DONE,
      ],
    },
    [HI, FINISHED],
  ],
  [
    'an end marker without a reason',
    COMPLETIONS,
    { parts: [chunk({ content: 'Hi' }), DONE] },
    [HI, FINISHED],
  ],
  [
    'a reason without an end marker',
    COMPLETIONS,
    { parts: [chunk({ content: 'Hi' }, 'stop')] },
    [HI, FINISHED],
  ],
  [
    'a refusal of the model',
    COMPLETIONS,
    { parts: [chunk({ refusal: 'Hi' }), DONE] },
    [HI, FINISHED],
  ],
  [
    'parts of a content',
    COMPLETIONS,
    { parts: [chunk({ content: [{ type: 'thinking' }, { type: 'text', text: 'Hi' }] }), DONE] },
    [HI, FINISHED],
  ],
  [
    'an answer that is not streamed',
    COMPLETIONS,
    json(200, {
      choices: [{ message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
    }),
    [HI, FINISHED],
  ],
  [
    'typed events, without waiting for the end of the stream',
    RESPONSES,
    { parts: [typed('response.created'), delta('H'), delta('i'), completed()], end: 'hold' },
    [HI, FINISHED],
  ],
  [
    'several messages after a reasoning',
    RESPONSES,
    { parts: [delta('Hi', 1), delta('Ho', 3), completed()] },
    [HI, { type: 'reply-delta', output: 1, text: 'Ho' }, FINISHED],
  ],
  [
    'a typed refusal',
    RESPONSES,
    { parts: [typed('response.refusal.delta', { delta: 'Hi' }), completed()] },
    [HI, FINISHED],
  ],
  [
    'a typed answer whose words come with its end',
    RESPONSES,
    {
      parts: [
        typed('response.created', { response: { output: [] } }),
        completed({ output: [{ type: 'message', content: [{ text: 'H' }, { text: 'i' }] }] }),
      ],
    },
    [HI, FINISHED],
  ],
  [
    'a typed answer whose end repeats its words',
    RESPONSES,
    {
      parts: [delta('Hi'), completed({ output: [{ type: 'message', content: [{ text: 'Hi' }] }] })],
    },
    [HI, FINISHED],
  ],
  [
    'parts that are empty, unknown or malformed',
    COMPLETIONS,
    {
      parts: [
        chunk({}),
        event({ choices: null }),
        event({ choices: [{}, null] }),
        event({ choices: [{ index: 1, delta: { content: 'Ho' } }] }),
        event({ object: 'ping' }),
        chunk({ content: 'H', finish_reason: '' }, ''),
        chunk({ reasoning: 'Hm', reasoning_details: [{}], annotations: [] }),
        chunk({ tool_calls: null, refusal: null, content: 'i' }),
        event({ choices: [{ index: 0, delta: null, finish_reason: 'eos' }] }),
        DONE,
      ],
    },
    [HI, FINISHED],
  ],
  [
    'lines that end in a return',
    COMPLETIONS,
    {
      parts: [`: hi\r\n\r\nevent: message\r\n${chunk({ content: 'Hi' })}${DONE}`].map((each) =>
        each.replace(/\r?\n/g, '\r\n'),
      ),
    },
    [HI, FINISHED],
  ],
  [
    'a response that is not streamed',
    RESPONSES,
    json(200, {
      object: 'response',
      error: null,
      output: [
        { type: 'reasoning', summary: [] },
        { type: 'message', content: [{ type: 'output_text', text: 'Hi' }] },
      ],
    }),
    [HI, FINISHED],
  ],
];

const refused = (status: number, error: object) => json(status, { error });

/** Refusals and broken answers: what the visitor can do about them, and the words for developers. */
const FAILURES: readonly [
  name: string,
  path: string,
  answer: ScriptedAnswer,
  kind: FailureKind,
  message: string,
][] = [
  [
    'a refused key',
    COMPLETIONS,
    refused(401, { message: 'Bad key-1', code: 'invalid_api_key' }),
    'unauthorized',
    'Bad [removed]',
  ],
  [
    'a missing model',
    COMPLETIONS,
    refused(400, { message: 'you must provide a model' }),
    'rejected',
    'you must provide a model',
  ],
  [
    'an unknown path',
    RESPONSES,
    refused(404, { message: 'No such path' }),
    'rejected',
    'No such path',
  ],
  [
    'a quota that is used up',
    COMPLETIONS,
    refused(429, { message: 'Buy more', code: 'insufficient_quota' }),
    'rejected',
    'Buy more',
  ],
  [
    'an error in the stream',
    COMPLETIONS,
    { parts: [event({ error: { message: 'overloaded' } })] },
    'no-answer',
    'overloaded',
  ],
  [
    'an error that is not streamed',
    COMPLETIONS,
    json(200, { error: { message: 'overloaded' } }),
    'no-answer',
    'overloaded',
  ],
  [
    'an error after words',
    COMPLETIONS,
    { parts: [chunk({ content: 'Hi' }), event({ error: 'overloaded' })] },
    'stream-broken',
    'overloaded',
  ],
  [
    'an error with a status',
    COMPLETIONS,
    { parts: [event({ error: { message: 'No', code: 402 } })] },
    'rejected',
    'No',
  ],
  [
    'a limit',
    COMPLETIONS,
    { parts: [chunk({ content: 'Hi' }, 'length'), DONE] },
    'stream-broken',
    'The answer is cut off: length',
  ],
  [
    'a filter',
    COMPLETIONS,
    { parts: [chunk({ content: 'Hi' }, 'content_filter'), DONE] },
    'rejected',
    'A filter has withheld the rest of the answer',
  ],
  [
    'a stream that only ends',
    COMPLETIONS,
    { parts: [chunk({ content: 'Hi' })] },
    'stream-broken',
    'The stream ended before the answer',
  ],
  [
    'nothing but an end',
    COMPLETIONS,
    { parts: [chunk({}, 'stop'), DONE] },
    'no-answer',
    'The back end answered without a word',
  ],
  [
    'a typed error',
    RESPONSES,
    { parts: [typed('error', { code: 'server_error', message: 'Oh' })] },
    'no-answer',
    'Oh',
  ],
  [
    'a failed response',
    RESPONSES,
    { parts: [delta('Hi'), typed('response.failed', { response: { error: { message: 'Oh' } } })] },
    'stream-broken',
    'Oh',
  ],
  [
    'a typed limit',
    RESPONSES,
    {
      parts: [
        delta('Hi'),
        typed('response.incomplete', {
          response: { incomplete_details: { reason: 'max_output_tokens' } },
        }),
      ],
    },
    'stream-broken',
    'The answer is cut off: max_output_tokens',
  ],
  [
    'a stream of types that only ends',
    RESPONSES,
    { parts: [delta('Hi')] },
    'stream-broken',
    'The stream ended before the answer',
  ],
];

const TOOL = {
  name: 'open_tour',
  description: 'Opens a tour',
  inputSchema: { type: 'object' },
  execute: () => true,
};

/** The same two calls, in pieces of different servers. */
const CALLS: readonly [name: string, path: string, parts: readonly string[]][] = [
  [
    'in pieces by their index',
    COMPLETIONS,
    [
      chunk({ content: 'Let me see.', tool_calls: [piece(0, 'a', 'open_tour', '')] }),
      chunk({ tool_calls: [piece(0, undefined, '', '{"home"'), piece(1, 'b', 'other', '')] }),
      chunk({ tool_calls: [piece(0, '', '', ':"x"}')] }),
      chunk({}, 'tool_calls'),
      DONE,
    ],
  ],
  [
    'with gaps between their indexes',
    COMPLETIONS,
    [
      chunk({ content: 'Let me see.', tool_calls: [piece(4, 'a', 'open_tour', '{"home"')] }),
      chunk({ tool_calls: [piece(9, 'b', 'other', '')] }),
      chunk({ tool_calls: [piece(4, undefined, '', ':"x"}')] }, 'tool_calls'),
      DONE,
    ],
  ],
  [
    'whole, with the same index and objects',
    COMPLETIONS,
    [
      chunk({ content: 'Let me see.', tool_calls: [piece(0, 'a', 'open_tour', { home: 'x' })] }),
      chunk({ tool_calls: [piece(0, 'b', 'other', '')] }, 'stop'),
      DONE,
    ],
  ],
  [
    'without an index',
    COMPLETIONS,
    [
      chunk({
        content: 'Let me see.',
        tool_calls: [piece(undefined, 'a', 'open_tour', '{"home"')],
      }),
      chunk(
        {
          tool_calls: [
            piece(undefined, undefined, '', ':"x"}'),
            piece(undefined, 'b', 'other', ''),
          ],
        },
        'stop',
      ),
      DONE,
    ],
  ],
  [
    'as items, which the end repeats',
    RESPONSES,
    [
      delta('Let me see.'),
      typed('response.output_item.done', {
        output_index: 1,
        item: { type: 'function_call', call_id: 'a', name: 'open_tour', arguments: '{"home":"x"}' },
      }),
      completed({
        output: [
          { type: 'function_call', call_id: 'a', name: 'open_tour', arguments: '{"home":"x"}' },
          { type: 'function_call', call_id: 'b', name: 'other', arguments: '' },
        ],
      }),
    ],
  ],
];

let used: unknown[] = [];
const toolUse = async (): Promise<ToolUse> => ({
  use: async (calls) => {
    used.push(...calls.map(({ name, input }) => [name, input]));
    return calls.map(({ name }) => `${name} is done`);
  },
});

const entry = (role: 'user' | 'assistant', text: string, source: EntrySource, id = 0): Entry => ({
  id,
  at: 0,
  role,
  text,
  source,
});
const said = (role: 'user' | 'assistant', text: string) =>
  entry(role, text, { kind: 'spoken', partial: '' });
const sent = (text: string, messageId = text, to: 'chat' | 'call' = 'chat') =>
  entry('user', text, { kind: 'typed', messageId, delivery: { status: 'sent', to } });
const reply = (text: string) =>
  entry('assistant', text, { kind: 'reply', key: 1, output: 0, progress: 'whole' });
const asking = entry('user', 'Hello', {
  kind: 'typed',
  messageId: 'message-1',
  delivery: { status: 'sending' },
});
const showing = (...entries: Entry[]): Partial<ChatRequest> => ({
  runtime: { state: { transcript: { entries } } },
});

const CONVERSATION = [
  entry('assistant', 'Welcome', { kind: 'greeting' }),
  sent('One'),
  reply('1'),
  entry('assistant', 'a card', { kind: 'part', partId: 'p', part: { kind: 'block', block: {} } }),
  entry('user', 'Lost', {
    kind: 'typed',
    messageId: 'm',
    delivery: { status: 'failed', uncertain: true },
  }),
  entry('assistant', '', { kind: 'call', mark: 'began' }),
  said('user', 'Spoken'),
  sent('Typed', 't', 'call'),
  said('assistant', 'Said'),
  entry('assistant', '', { kind: 'call', mark: 'ended' }),
  asking,
  entry('user', 'Later', { kind: 'typed', messageId: 'l', delivery: { status: 'waiting' } }),
];

const ask = (
  path: string,
  answers: readonly ScriptedAnswer[],
  request: Partial<ChatRequest> = {},
) => askAny(answers, request, path);
const askAll = (
  path: string,
  answers: readonly ScriptedAnswer[],
  request: Partial<ChatRequest> = {},
) => askAnyAll(answers, request, path);
const bodies = async ({ apiUrl }: Asked) =>
  (await received(apiUrl)).map(({ body }) => body as Record<string, unknown>);

/** Facts without where the parts of the stream ended. */
const joined = (facts: readonly ReplyFact[]) =>
  facts.reduce<ReplyFact[]>((before, fact) => {
    const last = before.at(-1);
    const more =
      fact.type === 'reply-delta' && last?.type === 'reply-delta' && last.output === fact.output;
    return more
      ? [...before.slice(0, -1), { ...fact, text: last.text + fact.text }]
      : [...before, fact];
  }, []);

describe('a chat by OpenAI’s APIs', () => {
  for (const [name, path, answer, facts] of READ)
    it(`reads ${name}`, async () => {
      const asked = await askAll(path, [answer]);
      expect(joined(asked.facts)).to.deep.equal(facts);
      expect(asked.accepted()).to.equal(true);
    });

  for (const [name, path, answer, kind, message] of FAILURES)
    it(`fails with ${name}`, async () => {
      const asked = await askAll(path, [answer]);
      const [failed] = asked.facts.slice(-1) as [Extract<ReplyFact, { type: 'reply-failed' }>];
      expect([failed.failure.kind, failed.failure.message]).to.deep.equal([kind, message]);
      expect(await received(asked.apiUrl)).to.have.lengthOf(1);
    });

  it('repeats what is refused for now', async () => {
    const later = { ...refused(429, { message: 'Slow down' }), headers: { 'Retry-After': '0' } };
    expect((await askAll(COMPLETIONS, [later, ANSWER])).facts).to.deep.equal([HI, FINISHED]);
  });

  it('sends the conversation with the key, and no header of another provider', async () => {
    const asked = await askAll(COMPLETIONS, [ANSWER], {
      assistantId: 'gpt-5',
      assistantOverrides: { temperature: 0, stream: false },
    });
    const [{ headers, body, path } = {}] = await received(asked.apiUrl);
    expect(path).to.equal(COMPLETIONS);
    expect(headers!['authorization']).to.equal('Bearer key-1');
    expect(Object.keys(headers!).filter((name) => /^x-|key/.test(name))).to.deep.equal([]);
    expect(body).to.deep.equal({
      model: 'gpt-5',
      stream: true,
      temperature: 0,
      messages: [{ role: 'user', content: 'Hello' }],
    });
  });

  it('sends no key where there is none, and one that a function gives', async () => {
    const without = await askAll(COMPLETIONS, [ANSWER], { publicKey: '' });
    expect((await received(without.apiUrl))[0]!.headers).not.to.have.property('authorization');
    const keys: string[] = [];
    const publicKey = (reason: string) => (keys.push(reason), `ek_${keys.length}`);
    const asked = await askAll(COMPLETIONS, [refused(401, { message: 'Expired' }), ANSWER], {
      publicKey,
      clientId: 'widget-of-a-function',
    });
    expect(asked.facts).to.deep.equal([HI, FINISHED]);
    expect(keys).to.deep.equal(['first', 'expired']);
    expect(
      (await received(asked.apiUrl)).map(({ headers }) => headers['authorization']),
    ).to.deep.equal(['Bearer ek_1', 'Bearer ek_2']);
  });

  it('warns of a secret key, and refuses a request that cannot be sent', async () => {
    const warnings = recordWarnings();
    const asked = await askAll(COMPLETIONS, [], {
      publicKey: 'sk-1',
      assistantOverrides: { a: 1n },
    });
    expect(String(warnings[0])).to.include('publicKey begins with "sk-"');
    expect(asked.facts[0]).to.have.nested.property('failure.kind', 'misconfigured');
  });

  it('aborts', async () => {
    const asked = await ask(COMPLETIONS, [{ parts: [chunk({ content: 'Hi' })], end: 'hold' }]);
    asked.stop();
    expect(asked.facts).to.deep.equal([]);
  });

  for (const [sharedContext, texts] of [
    [false, ['Welcome', 'One', '1\n\na card', 'Hello']],
    [true, ['Welcome', 'One', '1\n\na card', 'Spoken\n\nTyped', 'Said', 'Hello']],
  ] as const)
    it(`sends what is shown, ${sharedContext ? 'with' : 'without'} what was said in a call`, async () => {
      const asked = await askAll(COMPLETIONS, [ANSWER], {
        ...showing(...CONVERSATION),
        sharedContext,
      });
      const [{ messages } = {}] = await bodies(asked);
      expect((messages as { content: string }[]).map(({ content }) => content)).to.deep.equal(
        texts,
      );
    });

  it('leaves out the oldest turns of a long conversation', async () => {
    const long = 'x'.repeat(CONVERSATION_LENGTH / 2);
    const asked = await askAll(
      RESPONSES,
      [{ parts: [delta('Hi'), completed()] }],
      showing(sent('One'), reply(long), sent('Two'), reply(long), asking),
    );
    const [{ input, store } = {}] = await bodies(asked);
    expect(input).to.deep.equal([
      { role: 'user', content: 'Two' },
      { role: 'assistant', content: long },
      { role: 'user', content: 'Hello' },
    ]);
    expect(store).to.equal(false);
  });

  describe('functions of the page', () => {
    beforeEach(() => (used = []));

    for (const [name, path, parts] of CALLS)
      it(`are called ${name}`, async () => {
        const last: ScriptedAnswer =
          path === RESPONSES ? { parts: [delta('Hi'), completed()] } : ANSWER;
        const turn = { id: `turn ${name}`, text: 'Hello' };
        // What the functions do may take them away.
        const toolOptions = () => ({ tools: used.length ? [] : [TOOL], pageTools: false });
        const request = { toolOptions, toolUse, turn };
        const asked = await askAll(path, [{ parts }, last], request);
        expect(used).to.deep.equal([
          ['open_tour', '{"home":"x"}'],
          ['other', ''],
        ]);
        expect(joined(asked.facts)).to.deep.equal([
          { type: 'reply-delta', output: 0, text: 'Let me see.' },
          { type: 'reply-delta', output: 1, text: 'Hi' },
          FINISHED,
        ]);
        const [first, second] = await bodies(asked);
        const { name: tool, description, inputSchema: parameters } = TOOL;
        const about = { name: tool, description, parameters };
        const isTyped = path === RESPONSES;
        expect(first!['tools']).to.deep.equal([
          isTyped
            ? { type: 'function', ...about, strict: false }
            : { type: 'function', function: about },
        ]);
        expect(second!).not.to.have.property('tools');
        const called = [
          { id: 'a', name: 'open_tour', arguments: '{"home":"x"}' },
          { id: 'b', name: 'other', arguments: '{}' },
        ];
        const asks = { role: 'user', content: 'Hello' };
        expect(second![isTyped ? 'input' : 'messages']).to.deep.equal(
          isTyped
            ? [
                asks,
                { role: 'assistant', content: 'Let me see.' },
                ...called.map(({ id, ...rest }) => ({
                  type: 'function_call',
                  call_id: id,
                  ...rest,
                })),
                ...called.map(({ id, name: of }) => ({
                  type: 'function_call_output',
                  call_id: id,
                  output: `${of} is done`,
                })),
              ]
            : [
                asks,
                {
                  role: 'assistant',
                  content: 'Let me see.',
                  tool_calls: called.map(({ id, ...rest }) => ({
                    id,
                    type: 'function',
                    function: rest,
                  })),
                },
                ...called.map(({ id, name: of }) => ({
                  role: 'tool',
                  tool_call_id: id,
                  content: `${of} is done`,
                })),
              ],
        );
        // What follows knows of them, too.
        const shown = entry('user', 'Hello', {
          kind: 'typed',
          messageId: turn.id,
          delivery: { status: 'sent', to: 'chat' },
        });
        const next = await askAll(path, [last], showing(shown, reply('Let me see.'), asking));
        const [{ input, messages } = {}] = await bodies(next);
        expect(
          JSON.stringify(input ?? messages).match(/open_tour is done|Let me see/g),
        ).to.have.lengthOf(2);
      });

    it('are left out of a request without them, beside those of the overrides', async () => {
      const tools = [{ type: 'web_search' }];
      const asked = await askAll(COMPLETIONS, [ANSWER], { toolUse, assistantOverrides: { tools } });
      expect((await bodies(asked))[0]!['tools']).to.deep.equal(tools);
    });

    it('are not called for ever', async () => {
      const call = {
        parts: [chunk({ tool_calls: [piece(0, 'a', 'open_tour', '')] }, 'tool_calls'), DONE],
      };
      const turn = { ...REQUEST.turn, id: 'an endless turn' };
      const asked = await askAll(COMPLETIONS, Array(MOST_ROUNDS + 1).fill(call), {
        toolUse,
        turn,
      });
      expect(used).to.have.lengthOf(MOST_ROUNDS);
      expect(asked.facts[0]).to.have.nested.property(
        'failure.message',
        'The assistant calls functions instead of an answer',
      );
    });
  });
});
