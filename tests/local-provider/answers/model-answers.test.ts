import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';
import type {
  AnswerEngine,
  ConversationMessage,
  ToolCall,
  ToolDefinition,
} from '../../../local-provider/answers/answer-engine.js';
import {
  type AnswerOptions,
  createAnswerEngine,
} from '../../../local-provider/answers/create-answer-engine.js';
import { startRecordingServer } from '../../support/recording-server.js';
import { shared } from '../../support/shared.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const KEY = 'key-of-the-model-server';

describe('answers by a model server', () => {
  const { server } = shared({ server: startRecordingServer });
  const folder = temporaryFolder();
  const lines: string[] = [];
  const url = () => `${server.url}/v1`;

  before(() => writeFile(join(folder, 'prices.md'), '# Prices\n\nThe free trial lasts 7 days.\n'));
  beforeEach(() => void lines.splice(0));

  /** The first request that the model received. */
  function asked(): ModelRequest {
    return JSON.parse(String(server.received[0]?.body)) as ModelRequest;
  }

  function engine(
    base = url(),
    options: AnswerOptions = { knowledge: folder },
  ): Promise<AnswerEngine> {
    const environment = {
      VOICE_ASSISTANT_OPENAI_URL: base,
      VOICE_ASSISTANT_OPENAI_KEY: KEY,
      VOICE_ASSISTANT_OPENAI_MODEL: 'small-model',
    };
    return createAnswerEngine(options, { environment, log: (line) => lines.push(line) });
  }

  async function answer(conversation: ConversationMessage[], base?: string): Promise<string[]> {
    const deltas: string[] = [];
    const { signal } = new AbortController();
    const answering = await engine(base);
    for await (const delta of answering.answer(conversation, signal)) deltas.push(delta);
    return deltas;
  }

  const asksTrial: ConversationMessage[] = [{ role: 'user', content: 'Is there a free trial?' }];
  const fromKnowledge = /does not answer.*\n\n.*trial lasts 7 days/s;

  it('stream the model’s output', async () => {
    server.answerWith((response) => stream(response, ['Seven', ' days', ', free.']));
    assert.deepEqual(await answer(asksTrial), ['Seven', ' days', ', free.']);
    const [{ url: path, headers } = assert.fail()] = server.received;
    assert.equal(path, '/v1/chat/completions');
    assert.equal(headers.authorization, `Bearer ${KEY}`);
    assert.equal(asked().model, 'small-model');
    assert.equal(asked().stream, true);
    assert.equal((await engine()).description, `small-model at ${url()}`);
  });

  it('give the model the passages that the question is about, with their links', async () => {
    server.answerWith((response) => stream(response, ['Yes']));
    await answer(asksTrial);
    const [instructions, ...said] = asked().messages;
    assert.equal(instructions?.role, 'system');
    assert.match(
      instructions?.content ?? '',
      /You are the assistant.*\/prices\).*The free trial lasts 7 days/s,
    );
    assert.deepEqual(said, asksTrial);
  });

  it('keep the instructions of an assistant, and put the passages after them', async () => {
    server.answerWith((response) => stream(response, ['Arr']));
    const conversation: ConversationMessage[] = [
      { role: 'system', content: 'You are a pirate.' },
      ...asksTrial,
    ];
    await answer(conversation);
    const [instructions, passages, ...said] = asked().messages;
    assert.deepEqual([instructions, ...said], conversation);
    assert.match(passages?.content ?? '', /^Passages .*trial lasts 7 days/s);
  });

  it('leave a conversation as it is without knowledge', async () => {
    server.answerWith((response) => stream(response, ['Yes']));
    const answering = await engine(url(), {});
    for await (const delta of answering.answer(asksTrial, new AbortController().signal))
      assert.equal(delta, 'Yes');
    assert.deepEqual(asked().messages, asksTrial);
  });

  it('skip what carries no text', async () => {
    server.answerWith((response) => {
      response.write(event({ choices: [{ delta: { role: 'assistant', content: null } }] }));
      response.write(': a comment\n\n');
      response.write(event({ choices: [], usage: { total_tokens: 3 } }));
      stream(response, ['Yes']);
    });
    assert.deepEqual(await answer(asksTrial), ['Yes']);
  });

  it('call the tools that the model calls, whose arguments it streams', async () => {
    const piece = (index: number, called: object) =>
      event({ choices: [{ delta: { content: null, tool_calls: [{ index, function: called }] } }] });
    server.answerWith((response) => {
      response.write(piece(0, { name: 'open_tour', arguments: '' }));
      response.write(piece(0, { arguments: '{"home":' }));
      response.write(piece(1, { name: 'show_card', arguments: null }));
      response.write(piece(0, { arguments: '"villa"}' }));
      response.write(piece(1, { arguments: '{"cards":[]}' }));
      stream(response, ['One moment.']);
    });
    const tool = { type: 'function', function: { name: 'open_tour' } } satisfies ToolDefinition;
    const called: ToolCall[] = [];
    const use = { tools: [tool], callTool: (call: ToolCall) => void called.push(call) };
    const answering = await engine();
    const said: string[] = [];
    for await (const text of answering.answer(asksTrial, new AbortController().signal, use))
      said.push(text);
    assert.deepEqual(said, ['One moment.']);
    assert.deepEqual(called, [
      { name: 'open_tour', arguments: '{"home":"villa"}' },
      { name: 'show_card', arguments: '{"cards":[]}' },
    ]);
    assert.deepEqual(asked().tools, [tool]);
  });

  const failures: [string, (response: ServerResponse) => void, RegExp][] = [
    ['refuses', (response) => response.writeHead(401).end('{}'), /it answered 401/],
    ['breaks off at once', (response) => response.destroy(), /fetch failed/],
    ['answers nothing', (response) => stream(response, []), /it answered nothing/],
    ['sends no completion', (response) => response.end('data: <html>\n\n'), /JSON/],
    [
      'reports an error',
      (response) => response.end(event({ error: { message: 'out of memory' } })),
      /it said: out of memory/,
    ],
  ];
  for (const [what, failure, reason] of failures) {
    it(`come from the knowledge, and say so, when the server ${what}`, async () => {
      server.answerWith(failure);
      assert.match((await answer(asksTrial)).join(''), fromKnowledge);
      assert.equal(lines.length, 1);
      assert.match(lines[0] ?? '', reason);
      assert.ok(!lines[0]?.includes(KEY));
    });
  }

  it('come from the knowledge when there is no server', async () => {
    assert.match((await answer(asksTrial, 'http://127.0.0.1:1/v1')).join(''), fromKnowledge);
    assert.match(lines[0] ?? '', /ECONNREFUSED|bad port/);
  });

  it('say when the model breaks off in the middle', async () => {
    server.answerWith((response) => {
      response.write(event(delta('Seven')));
      setImmediate(() => response.destroy());
    });
    assert.deepEqual(await answer(asksTrial), [
      'Seven',
      '\n\n*The model server stopped in the middle of this answer.*',
    ]);
  });

  it('stop the model when the client is gone', async () => {
    let closed: Promise<unknown> | undefined;
    server.answerWith((response) => {
      closed = once(response, 'close');
      response.write(event(delta('Seven')));
    });
    const listening = new AbortController();
    const deltas: string[] = [];
    for await (const text of (await engine()).answer(asksTrial, listening.signal)) {
      deltas.push(text);
      listening.abort();
    }
    assert.deepEqual(deltas, ['Seven']);
    assert.deepEqual(lines, []);
    await closed;
  });
});

interface ModelRequest {
  model: string;
  stream: boolean;
  tools?: ToolDefinition[];
  messages: ConversationMessage[];
}

function delta(content: string): object {
  return { choices: [{ index: 0, delta: { content } }] };
}

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function stream(response: ServerResponse, deltas: string[]): void {
  for (const content of deltas) response.write(event(delta(content)));
  response.end('data: [DONE]\n\n');
}
