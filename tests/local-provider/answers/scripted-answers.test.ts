import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { createAnswerEngine } from '../../../local-provider/answers/create-answer-engine.js';
import { sampleAnswers } from '../../../local-provider/answers/sample-answers.js';
import { checkAnswers, readAnswersFile } from '../../../local-provider/answers/scripted-answers.js';
import { answerTo } from './answer-to.js';

const surroundings = { environment: {}, log: () => undefined };

describe('scripted answers', () => {
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'voice-assistant-answers-'));
  });
  after(() => rm(folder, { recursive: true }));

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
    [{}, 'answers: must be a list of { "when", "say" }'],
    [[{ say: 'a' }, { when: 'b' }], 'answers, entry 2: say must be a text that is not empty'],
    [[{ say: '' }], 'answers, entry 1: say must be a text that is not empty'],
    [[{ when: 7, say: 'a' }], 'answers, entry 1: when must be a text, { "equals": text } or'],
    [[{ when: { matches: '(' }, say: 'a' }], 'answers, entry 1: when must be a regular expression'],
    [[{ whem: 'a', say: 'a' }], 'answers, entry 1: must be { "when", "say" } and nothing else'],
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
