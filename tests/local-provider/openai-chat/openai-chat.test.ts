import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import OpenAI from 'openai';
import { shared } from '../../support/shared.js';
import { startProvider } from '../provider-client.js';

const PARAMETERS = { type: 'object', properties: { home: { type: 'string' } } };
const OPEN = 'open the penthouse';

describe('OpenAI’s own client', () => {
  const { provider } = shared({ provider: () => startProvider() });
  const client = (apiKey = 'any', faults = '') =>
    new OpenAI({ apiKey, baseURL: `${provider.url}${faults}/v1`, maxRetries: 0 });
  const question = { role: 'user', content: 'Do you have a free trial?' } as const;
  const asks = [question];

  it('completes a chat, whole and streamed', async () => {
    const { chat } = client();
    const { choices, usage } = await chat.completions.create({ model: 'a', messages: asks });
    assert.equal(choices[0]!.message.content, 'Yes, for **7 days**.');
    assert.equal(choices[0]!.finish_reason, 'stop');
    assert.ok(usage!.total_tokens > usage!.prompt_tokens);
    const streamed = chat.completions.stream({
      model: 'a',
      messages: asks,
      stream_options: { include_usage: true },
    });
    const deltas: string[] = [];
    streamed.on('content', (delta) => deltas.push(delta));
    assert.equal(await streamed.finalContent(), 'Yes, for **7 days**.');
    assert.ok(deltas.length > 3);
    assert.ok((await streamed.totalUsage()).completion_tokens > 0);
  });

  it('runs a function for a chat, and reads the answer to its result', async () => {
    const opened: unknown[] = [];
    const runner = client().chat.completions.runTools({
      model: 'a',
      stream: true,
      messages: [{ role: 'user', content: OPEN }],
      tools: [
        {
          type: 'function',
          function: {
            name: 'open_tour',
            description: 'Opens a tour',
            parameters: PARAMETERS,
            parse: JSON.parse,
            function: (args: object) => (opened.push(args), { tool: 'open_tour', outcome: 'done' }),
          },
        },
      ],
    });
    assert.equal(await runner.finalContent(), 'It is open.');
    assert.deepEqual(opened, [{ home: 'penthouse' }]);
  });

  it('completes a response, whole and streamed', async () => {
    const { responses } = client();
    const whole = await responses.create({ model: 'a', input: question.content });
    assert.equal(whole.output_text, 'Yes, for **7 days**.');
    const streamed = responses.stream({ model: 'a', input: [question] });
    const types: string[] = [];
    streamed.on('event', ({ type }) => types.push(type));
    assert.equal((await streamed.finalResponse()).output_text, 'Yes, for **7 days**.');
    assert.deepEqual([types[0], types.at(-1)], ['response.created', 'response.completed']);
  });

  it('runs a function for a response, and reads the answer to its result', async () => {
    const { responses } = client();
    const asked = { role: 'user', content: OPEN } as const;
    const tools = [
      { type: 'function', name: 'open_tour', parameters: PARAMETERS, strict: false } as const,
    ];
    const first = await responses.stream({ model: 'a', input: [asked], tools }).finalResponse();
    const call = first.output.find((item) => item.type === 'function_call');
    assert.equal(call?.arguments, '{"home":"penthouse"}');
    assert.equal(first.output_text, 'One moment.');
    const output = JSON.stringify({ tool: 'open_tour', outcome: 'done' });
    const result = { type: 'function_call_output', call_id: call.call_id, output } as const;
    const { name, arguments: given, call_id } = call;
    const again = { type: 'function_call', name, arguments: given, call_id } as const;
    const second = responses.stream({ model: 'a', input: [asked, again, result], tools });
    assert.equal((await second.finalResponse()).output_text, 'It is open.');
  });

  for (const [name, status, words, asked] of [
    ['a refused key', 401, /The key is not known/, () => client('invalid')],
    [
      'a back end in trouble',
      503,
      /refused, as the fault/,
      () => client('a', '/faults/chat-refused:503'),
    ],
  ] as const)
    it(`reads the error of ${name}`, async () => {
      const request = asked().chat.completions.create({ model: 'a', messages: asks });
      await assert.rejects(request, (error) => {
        assert.ok(error instanceof OpenAI.APIError);
        assert.equal(error.status, status);
        assert.match(error.message, words);
        return true;
      });
    });

  it('reads which field is wrong, and that no response before is kept', async () => {
    const { chat, responses } = client();
    await assert.rejects(
      chat.completions.create({ model: 'a', messages: [] }),
      /messages should not be empty/,
    );
    await assert.rejects(
      responses.create({ model: 'a', input: 'Hi', previous_response_id: 'resp_1' }),
      { code: 'previous_response_not_found' },
    );
  });
});
