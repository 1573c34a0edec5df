import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { z } from 'zod';
import type {
  AnswerEngine,
  ConversationMessage,
} from '../../../local-provider/answers/answer-engine.js';
import { post as postTo } from '../provider-client.js';
import { sharedManagement } from './managed-provider.js';

/** The conversations that were answered, oldest first. */
const asked: (readonly ConversationMessage[])[] = [];

const echo: AnswerEngine = {
  description: 'a test',
  async *answer(conversation) {
    asked.push(conversation);
    yield* ['You said: ', conversation.at(-1)!.content];
  },
};

const { provider, client } = sharedManagement(() => ({ answers: echo }));
beforeEach(() => void asked.splice(0));

/** Posts as the widget does, with a public key. */
const post = (path: string, body: object) => postTo(provider.url + path, body);

async function postForJson(path: string, body: object): Promise<Record<string, unknown>> {
  return (await (await post(path, body)).json()) as Record<string, unknown>;
}

/** The data of the events of a stream, the last of which is its end marker. */
async function eventsOf(response: Response): Promise<Record<string, unknown>[]> {
  assert.match(response.headers.get('Content-Type') ?? '', /^text\/event-stream/);
  const data = (await response.text()).split('\n\n').map((event) => event.replace(/^data: /, ''));
  assert.deepEqual(data.splice(-2), ['[DONE]', '']);
  return data.map((text) => JSON.parse(text) as Record<string, unknown>);
}

const said = (messages: unknown) =>
  (messages as readonly ConversationMessage[]).map(({ role, content }) => `${role}: ${content}`);

const ASHA = {
  name: 'Asha',
  firstMessage: 'Namaste {{visitor}}',
  voice: { provider: '11labs' },
  model: { messages: [{ role: 'system', content: 'You sell tea.' }] },
};

describe('an assistant made through the management API', () => {
  it('speaks in the calls and chats that pages start with its id', async () => {
    const { id } = await client.assistant.create(ASHA);
    const call = await postForJson('/call/web', {
      assistantId: id,
      assistantOverrides: { variableValues: { visitor: 'Ravi' } },
    });
    const speaking = call.assistant as Record<string, unknown>;
    assert.deepEqual(speaking, { ...ASHA, firstMessage: 'Namaste Ravi' });

    const chat = await postForJson('/chat/web', { assistantId: id, input: 'Which tea?' });
    assert.deepEqual(said(chat.output), ['assistant: You said: Which tea?']);
    assert.deepEqual(said(asked[0]), ['system: You sell tea.', 'user: Which tea?']);
  });

  it('uses its latest settings, and those of an unknown one once it is deleted', async () => {
    const { id } = await client.assistant.create(ASHA);
    await client.assistant.update(id, { firstMessage: 'Vanakkam' });
    const first = async () => {
      const { assistant } = await postForJson('/call/web', { assistantId: id });
      return (assistant as Record<string, unknown>).firstMessage;
    };
    assert.equal(await first(), 'Vanakkam');
    await client.assistant.delete(id);
    assert.equal(await first(), 'Hey, How can I help you today?');
  });

  it('speaks for the squad that it is the first member of', async () => {
    const { id: assistantId } = await client.assistant.create(ASHA);
    const { id: squadId } = await client.squad.create({ members: [{ assistantId }] });
    const { assistant } = await postForJson('/call/web', { squadId });
    assert.equal((assistant as Record<string, unknown>).name, 'Asha');
    const nodes = [{ isStart: true, firstMessage: 'Which day?' }];
    const { id: workflowId } = await client.workflow.create({ nodes });
    const call = await postForJson('/call/web', { workflowId });
    assert.equal((call.assistant as Record<string, unknown>).firstMessage, 'Which day?');
  });
});

describe('a chat made through the management API', () => {
  it('is answered and stored', async () => {
    const { id: assistantId } = await client.assistant.create(ASHA);
    const chat = await client.chat.create({ assistantId, input: 'Which tea?', name: 'First' });
    assert.deepEqual(said(chat.output), ['assistant: You said: Which tea?']);
    assert.deepEqual(said(chat.messages), ['user: Which tea?', 'assistant: You said: Which tea?']);
    assert.equal(chat.name, 'First');
    assert.deepEqual(await client.chat.get(chat.id), chat);
    assert.deepEqual((await client.chat.list({ assistantId })).records, [chat]);
    await client.chat.delete(chat.id);
    await assert.rejects(client.chat.get(chat.id), { status: 404 });
  });

  it('follows the chat before it, with the same assistant', async () => {
    const { id: assistantId } = await client.assistant.create(ASHA);
    const first = await client.chat.create({ assistantId, input: 'Which tea?' });
    await client.chat.create({ previousChatId: first.id, input: 'And milk?' });
    assert.deepEqual(said(asked[1]), [
      'system: You sell tea.',
      'user: Which tea?',
      'assistant: You said: Which tea?',
      'user: And milk?',
    ]);
  });

  it('is refused in a session whose messages are none', async () => {
    for (const messages of ['text', 7, [7], [{ role: 1 }]])
      assert.equal((await post('/session', { messages })).status, 400);
    const messages = [{ role: 'user', content: null }, { role: 'tool' }];
    const session = await client.session.create({ messages });
    await client.chat.create({ sessionId: session.id, input: 'One' });
    const heard = ['user: One', 'assistant: You said: One'];
    assert.deepEqual(said((await client.session.get(session.id)).messages), heard);
  });

  it('continues its session', async () => {
    const session = await client.session.create({ assistantId: 'any' });
    await client.chat.create({ sessionId: session.id, input: 'One' });
    const answer = await post('/chat', { sessionId: session.id, input: 'Two', stream: true });
    const chunks = await eventsOf(answer);
    assert.equal(chunks.map(({ delta }) => delta).join(''), 'You said: Two');
    for (const { path, sessionId } of chunks)
      assert.deepEqual([path, sessionId], ['chat.output[0].content', session.id]);
    assert.equal((await client.chat.get(String(chunks[0]?.id))).stream, true);
    const heard = [
      'user: One',
      'assistant: You said: One',
      'user: Two',
      'assistant: You said: Two',
    ];
    assert.deepEqual(said((await client.session.get(session.id)).messages), heard);
  });

  const Response = z.object({
    object: z.literal('response'),
    output: z.array(z.object({ content: z.array(z.object({ text: z.string() })) })),
  });

  for (const path of ['/chat/responses', '/chat/web/responses'])
    it(`is answered at ${path} as clients of OpenAI's API know it`, async () => {
      const body = { assistantId: 'any', input: [{ role: 'user', content: 'Hello' }] };
      const whole = Response.parse(await postForJson(path, body));
      assert.equal(whole.output[0]?.content[0]?.text, 'You said: Hello');
      const events = await eventsOf(await post(path, { ...body, stream: true }));
      assert.deepEqual(
        [...new Set(events.map(({ type }) => type))],
        ['response.output_text.delta', 'response.output_text.done', 'response.completed'],
      );
      const last = Response.parse(events.at(-1)?.response);
      assert.equal(last.output[0]?.content[0]?.text, 'You said: Hello');
    });

  it('is refused without a question, an assistant, or a previous turn', async () => {
    const refusals: [Record<string, unknown>, object][] = [
      [{ assistantId: 'a' }, { status: 400, said: /^input must be a string or an array/ }],
      [
        { assistantId: 'a', input: ' ' },
        { status: 400, said: /^input must hold a message/ },
      ],
      [{ input: 'Hello' }, { status: 400, said: /^assistantId, assistant, sessionId or/ }],
      [{ sessionId: 'unknown', input: 'Hello' }, { status: 404 }],
      [{ previousChatId: 'unknown', input: 'Hello' }, { status: 404 }],
    ];
    for (const [body, refusal] of refusals) {
      await assert.rejects(client.chat.create(body), refusal);
      await assert.rejects(client.chat.createResponse(body), refusal);
    }
    assert.equal(asked.length, 0);
  });
});
