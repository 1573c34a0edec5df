import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createAnswerEngine } from '../../../local-provider/answers/create-answer-engine.js';
import { sampleAnswers } from '../../../local-provider/answers/sample-answers.js';
import { checkAnswers, readAnswersFile } from '../../../local-provider/answers/scripted-answers.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { answerTo } from './answer-to.js';

const surroundings = { environment: {}, log: () => undefined };

describe('scripted answers', () => {
  const folder = temporaryFolder();

  it('are found by a part, the whole or a pattern of the message, in their order', async () => {
    const engine = await createAnswerEngine(
      {
        answers: [
          { when: { equals: 'hello' }, say: 'Hi!' },
          { when: 'Refund', say: '30 days.' },
          { when: { matches: '^how (much|many)' }, say: 'Ten.' },
          { when: 'hello', say: 'Hello to you, too.' },
        ],
      },
      surroundings,
    );
    for (const [message, answer] of [
      [' HELLO ', 'Hi!'],
      ['And the  refund?', '30 days.'],
      ['How many refunds?', '30 days.'],
      ['How much is it?', 'Ten.'],
      ['Oh hello', 'Hello to you, too.'],
    ] as const)
      assert.equal(await answerTo(engine, 'Refund', message), answer, message);
    assert.match(await answerTo(engine, 'Something else'), /^You said: “Something else”/);
  });

  it('in code come before those of a file, and one without "when" answers the rest', async () => {
    const answersFile = join(folder, 'answers.json');
    await writeFile(answersFile, '[{ "when": "tea", "say": "Green." }, { "say": "No idea." }]');
    const answers = [{ when: 'milk', say: 'Oat.' }];
    const engine = await createAnswerEngine({ answers, answersFile }, surroundings);
    assert.equal(await answerTo(engine, 'Tea with milk'), 'Oat.');
    assert.equal(await answerTo(engine, 'Tea'), 'Green.');
    assert.equal(await answerTo(engine, 'Coffee'), 'No idea.');
  });

  it('give way to an engine in code', async () => {
    const answers = { description: 'mine', answer: () => words('Mine', '.') };
    const engine = await createAnswerEngine({ answers }, surroundings);
    assert.equal(engine, answers);
    assert.equal(await answerTo(engine, 'Whose?'), 'Mine.');
  });

  const wrong: [unknown, string][] = [
    [{}, 'answers: must be a list of { "when", "say", "call" }'],
    [[{ say: 'a' }, { when: 'b' }], 'answers, entry 2: must have "say" or "call"'],
    [[{ say: '' }], 'answers, entry 1: say must be a text that is not empty'],
    [[{ when: 7, say: 'a' }], 'answers, entry 1: when must be a text, { "equals": text } or'],
    [[{ when: { matches: '(' }, say: 'a' }], 'answers, entry 1: when must be a regular expression'],
    [
      [{ whem: 'a', say: 'a' }],
      'answers, entry 1: must be { "when", "say", "call" } and nothing else',
    ],
  ];
  for (const [value, message] of wrong)
    it(`refuse ${JSON.stringify(value)}`, () => {
      assert.throws(
        () => checkAnswers(value, 'answers'),
        (error: Error) => error.name === 'AnswersError' && error.message.startsWith(message),
      );
    });

  it('name a file that is not JSON', async () => {
    const file = join(folder, 'wrong.json');
    await writeFile(file, '[{]');
    await assert.rejects(readAnswersFile(file), {
      name: 'AnswersError',
      message: /^answers ".*wrong\.json" cannot be read: /,
    });
  });

  it('call tools in a call, and answer their results only where an entry is for them', async () => {
    const open = { name: 'open_tour', arguments: { home: 'villa' } };
    const engine = await createAnswerEngine(
      { answers: [{ when: 'outcome":"done', say: 'Opened.' }, { call: [open, open] }] },
      surroundings,
    );
    const called: unknown[] = [];
    const use = { tools: [], callTool: (call: unknown) => void called.push(call) };
    const answer = async (content: string, role: 'user' | 'system' = 'system') => {
      let whole = '';
      const conversation = [{ role: 'user', content: 'Open it' } as const, { role, content }];
      for await (const delta of engine.answer(conversation, new AbortController().signal, use))
        whole += delta;
      return whole;
    };
    assert.equal(await answer('Open it', 'user'), '');
    assert.deepEqual(called, [open, open]);
    assert.equal(await answer('{"tool":"open_tour","outcome":"done"}'), 'Opened.');
    assert.equal(await answer('{"tool":"open_tour","outcome":"declined"}'), '');
    assert.equal(called.length, 2);
  });
});

describe('the sample answer', () => {
  it('repeats the message, and explains the configuration', async () => {
    const answer = await answerTo(sampleAnswers, `Is  this\n${'long '.repeat(100)}?`);
    assert.match(answer, /^You said: “Is this long .{150,200}…”\n\n/);
    for (const option of ['--knowledge', '--answers', 'VOICE_ASSISTANT_OPENAI_URL'])
      assert.ok(answer.includes(option), option);
  });
});

async function* words(...all: string[]): AsyncIterable<string> {
  yield* all;
}
