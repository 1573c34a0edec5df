import { expect } from '@open-wc/testing';
import { CONVERSATION_LENGTH } from '../../../../core/chat/openai/conversation.js';
import { MOST_ROUNDS } from '../../../../core/chat/openai/request-answer.js';
import type { FailureKind } from '../../../../core/machine/failures.js';
import type { ReplyFact } from '../../../../core/machine/events.js';
import type { Entry } from '../../../../core/machine/regions/transcript.js';
import type { ChatRequest } from '../../../../core/ports.js';
import type { ToolUse } from '../../../../core/tools/tool-calls.js';
import type { ScriptedAnswer } from '../../../support/scripted-answer.js';
import { event, json, received } from '../../../support/scripted-provider.js';
import { recordWarnings } from '../../support/after-test.js';
import * as s from '../../machine/support/states.js';
import { askAll as askAnyAll, REQUEST, together, type Asked } from '../support/ask.js';

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

const message = (...texts: string[]) => ({
  type: 'message',
  content: texts.map((text) => ({ type: 'output_text', text })),
});

/**
 * Answers that say "Hi", in parts unless they are not streamed. The same rows for a key that is refused, a
 * server in trouble, and so on, are in the test of the client.
 */
const SAYS_HI: Readonly<Record<string, Readonly<Record<string, readonly string[] | object>>>> = {
  [COMPLETIONS]: {
    'words, with a role, usage and comments between them': [
      ': OPENROUTER PROCESSING\n\n',
      chunk({ role: 'assistant', content: '' }),
      chunk({ content: 'H' }),
      chunk({ content: null, reasoning_content: 'Hm' }),
      chunk({ content: 'i' }),
      chunk({}, 'stop'),
      event({ choices: [], usage: { total_tokens: 7 } }),
      DONE,
    ],
    'an end marker without a reason': [chunk({ content: 'Hi' }), DONE],
    'a reason without an end marker': [chunk({ content: 'Hi' }, 'stop')],
    'a refusal of the model': [chunk({ refusal: 'Hi' }), DONE],
    'parts of a content': [
      chunk({ content: [{ type: 'thinking' }, { type: 'text', text: 'Hi' }] }),
      DONE,
    ],
    'an answer that is not streamed': {
      choices: [{ message: { role: 'assistant', content: 'Hi' }, finish_reason: 'stop' }],
    },
    'parts that are empty, unknown or malformed': [
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
  [RESPONSES]: {
    'a typed refusal': [typed('response.refusal.delta', { delta: 'Hi' }), completed()],
    'a typed answer whose words come with its end': [
      typed('response.created', { response: { output: [] } }),
      completed({ output: [message('H', 'i')] }),
    ],
    'a typed answer whose end repeats its words': [
      delta('Hi'),
      completed({ output: [message('Hi')] }),
    ],
    'a response that is not streamed': {
      object: 'response',
      error: null,
      output: [{ type: 'reasoning', summary: [] }, message('Hi')],
    },
  },
};

const refused = (status: number, error: object) => json(status, { error });
const OVERLOADED = { message: 'overloaded' };
const ENDED_BEFORE = 'The stream ended before the answer';

type Failure = readonly [
  kind: FailureKind,
  message: string,
  answer: ScriptedAnswer | readonly string[],
];

/** Refusals and broken answers: what the visitor can do about them, and the words for developers. */
const FAILURES: Readonly<Record<string, Readonly<Record<string, Failure>>>> = {
  [COMPLETIONS]: {
    'a refused key': [
      'unauthorized',
      'Bad [removed]',
      refused(401, { message: 'Bad key-1', code: 'invalid_api_key' }),
    ],
    'a missing model': ['rejected', 'No model', refused(400, { message: 'No model' })],
    'a quota that is used up': [
      'rejected',
      'Buy more',
      refused(429, { message: 'Buy more', code: 'insufficient_quota' }),
    ],
    'an error in the stream': ['no-answer', 'overloaded', [event({ error: OVERLOADED })]],
    'an error that is not streamed': ['no-answer', 'overloaded', json(200, { error: OVERLOADED })],
    'an error after words': [
      'stream-broken',
      'overloaded',
      [chunk({ content: 'Hi' }), event({ error: 'overloaded' })],
    ],
    'an error with a status': ['rejected', 'No', [event({ error: { message: 'No', code: 402 } })]],
    'a limit': [
      'stream-broken',
      'The answer is cut off: length',
      [chunk({ content: 'Hi' }, 'length'), DONE],
    ],
    'a filter': [
      'rejected',
      'A filter has withheld the rest of the answer',
      [chunk({ content: 'Hi' }, 'content_filter'), DONE],
    ],
    'a stream that only ends': ['stream-broken', ENDED_BEFORE, [chunk({ content: 'Hi' })]],
    'nothing but an end': [
      'no-answer',
      'The back end answered without a word',
      [chunk({}, 'stop'), DONE],
    ],
  },
  [RESPONSES]: {
    'an unknown path': ['rejected', 'No such path', refused(404, { message: 'No such path' })],
    'a typed error': ['no-answer', 'Oh', [typed('error', { code: 'server_error', message: 'Oh' })]],
    'a failed response': [
      'stream-broken',
      'Oh',
      [delta('Hi'), typed('response.failed', { response: { error: { message: 'Oh' } } })],
    ],
    'a typed limit': [
      'stream-broken',
      'The answer is cut off: max_output_tokens',
      [
        delta('Hi'),
        typed('response.incomplete', {
          response: { incomplete_details: { reason: 'max_output_tokens' } },
        }),
      ],
    ],
    'a stream of types that only ends': ['stream-broken', ENDED_BEFORE, [delta('Hi')]],
  },
};

const TOOL = {
  name: 'open_tour',
  description: 'Opens a tour',
  inputSchema: { type: 'object' },
  execute: () => true,
};

const SEE = { content: 'Let me see.' };
const toolCalls = (...tool_calls: object[]) => ({ tool_calls });
const item = (call_id: string, name: string, args: string) => ({
  type: 'function_call',
  call_id,
  name,
  arguments: args,
});
const OPEN = item('a', 'open_tour', '{"home":"x"}');

/** The same two calls, in pieces of different servers. */
const CALLS: readonly [name: string, path: string, parts: readonly string[]][] = [
  [
    'in pieces by their index',
    COMPLETIONS,
    [
      chunk({ ...SEE, ...toolCalls(piece(0, 'a', 'open_tour', '')) }),
      chunk(toolCalls(piece(0, undefined, '', '{"home"'), piece(1, 'b', 'other', ''))),
      chunk(toolCalls(piece(0, '', '', ':"x"}'))),
      chunk({}, 'tool_calls'),
      DONE,
    ],
  ],
  [
    'whole, with the same index and objects',
    COMPLETIONS,
    [
      chunk({ ...SEE, ...toolCalls(piece(0, 'a', 'open_tour', { home: 'x' })) }),
      chunk(toolCalls(piece(0, 'b', 'other', '')), 'stop'),
      DONE,
    ],
  ],
  [
    'without an index',
    COMPLETIONS,
    [
      chunk({ ...SEE, ...toolCalls(piece(undefined, 'a', 'open_tour', '{"home"')) }),
      chunk(
        toolCalls(piece(undefined, undefined, '', ':"x"}'), piece(undefined, 'b', 'other', '')),
        'stop',
      ),
      DONE,
    ],
  ],
  [
    'as items, which the end repeats',
    RESPONSES,
    [
      delta(SEE.content),
      typed('response.output_item.done', { output_index: 1, item: OPEN }),
      completed({ output: [OPEN, item('b', 'other', '')] }),
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

const asking = s.typed(99, 'Hello', { status: 'sending' }, 'message-1');
const reply = (id: number, text: string) => s.reply(id, text, 'whole');
const showing = (...entries: Entry[]): Partial<ChatRequest> => ({
  runtime: { state: { transcript: { entries } } },
});

const CONVERSATION = [
  s.greeted('Welcome'),
  s.typed(2, 'One'),
  reply(3, '1'),
  s.block(4, 'a card'),
  s.unsent(5, 'Lost', true),
  s.mark(6, 'began'),
  s.spoken(7, 'user', 'Spoken'),
  s.typedInCall(8, 'Typed'),
  s.spoken(9, 'assistant', 'Said'),
  s.mark(10, 'ended'),
  asking,
  s.waiting(100, 'Later'),
];

const askAll = (path: string, answers: readonly ScriptedAnswer[], request?: Partial<ChatRequest>) =>
  askAnyAll(answers, request, path);
const scripted = (answer: ScriptedAnswer | readonly string[]): ScriptedAnswer =>
  Array.isArray(answer) ? { parts: answer } : (answer as ScriptedAnswer);
const bodies = async ({ apiUrl }: Asked) =>
  (await received(apiUrl)).map(({ body }) => body as Record<string, unknown>);

describe('a chat by OpenAI’s APIs', () => {
  for (const [path, answers] of Object.entries(SAYS_HI))
    for (const [name, answer] of Object.entries(answers))
      it(`reads ${name}`, async () => {
        const asked = await askAll(path, [
          Array.isArray(answer) ? { parts: answer } : json(200, answer),
        ]);
        expect(together(asked.facts)).to.deep.equal([HI, FINISHED]);
        expect(asked.accepted()).to.equal(true);
      });

  it('reads typed events, without waiting for the end of the stream', async () => {
    const parts = [typed('response.created'), delta('H'), delta('i'), completed()];
    const asked = await askAll(RESPONSES, [{ parts, end: 'hold' }]);
    expect(together(asked.facts)).to.deep.equal([HI, FINISHED]);
  });

  it('reads several messages after a reasoning', async () => {
    const asked = await askAll(RESPONSES, [
      { parts: [delta('Hi', 1), delta('Ho', 3), completed()] },
    ]);
    const second: ReplyFact = { type: 'reply-delta', output: 1, text: 'Ho' };
    expect(together(asked.facts)).to.deep.equal([HI, second, FINISHED]);
  });

  for (const [path, failures] of Object.entries(FAILURES))
    for (const [name, [kind, message, answer]] of Object.entries(failures))
      it(`fails with ${name}`, async () => {
        const asked = await askAll(path, [scripted(answer)]);
        expect(asked.facts.at(-1)).to.deep.nested.include({
          'failure.kind': kind,
          'failure.message': message,
        });
        expect(await received(asked.apiUrl)).to.have.lengthOf(1);
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

  it('sends no key where there is none', async () => {
    const asked = await askAll(COMPLETIONS, [ANSWER], { publicKey: '' });
    expect((await received(asked.apiUrl))[0]!.headers).not.to.have.property('authorization');
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
      showing(s.typed(2, 'One'), reply(3, long), s.typed(4, 'Two'), reply(5, long), asking),
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
        expect(together(asked.facts)).to.deep.equal([
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
          ['a', 'open_tour', '{"home":"x"}'],
          ['b', 'other', '{}'],
        ] as const;
        const said = { role: 'assistant', content: 'Let me see.' };
        const asChat = [
          {
            ...said,
            tool_calls: called.map(([id, of, args]) => ({
              id,
              type: 'function',
              function: { name: of, arguments: args },
            })),
          },
          ...called.map(([id, of]) => ({
            role: 'tool',
            tool_call_id: id,
            content: `${of} is done`,
          })),
        ];
        const asItems = [
          said,
          ...called.map(([id, of, args]) => item(id, of, args)),
          ...called.map(([call_id, of]) => ({
            type: 'function_call_output',
            call_id,
            output: `${of} is done`,
          })),
        ];
        expect(second![isTyped ? 'input' : 'messages']).to.deep.equal([
          { role: 'user', content: 'Hello' },
          ...(isTyped ? asItems : asChat),
        ]);
        // What follows knows of them, too.
        const shown = s.typed(2, 'Hello', undefined, turn.id);
        const next = await askAll(path, [last], showing(shown, reply(3, 'Let me see.'), asking));
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
