import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerEngine } from '../../../local-provider/answers/answer-engine.js';
import { rememberedAnswers } from '../../../local-provider/answers/remembered-answers.js';
import { answerTo } from './answer-to.js';

const otherwise: AnswerEngine = {
  description: 'a test',
  async *answer() {
    yield 'I do not know.';
  },
};

const CASES: readonly [said: readonly string[], answer: string][] = [
  [['My name is Ada.', 'What is my name?'], 'You told me: your name is Ada.'],
  [['my dog is Rex', 'my dog is Max', 'who is my dog'], 'You told me: your dog is Max.'],
  [
    ['Well, my favourite colour is green', 'Do you know my favourite colour?'],
    'You told me: your favourite colour is green.',
  ],
  [['What is my name?'], 'I do not know.'],
  [['My name is Ada.', 'What is my age?'], 'I do not know.'],
  [['My name is Ada.'], 'I do not know.'],
];

describe('what a visitor has said before', () => {
  for (const [said, expected] of CASES)
    it(`after “${said.join('” and “')}” gives “${expected}”`, async () => {
      assert.equal(await answerTo(rememberedAnswers(otherwise), ...said), expected);
    });
});
