import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { slipsBetween, speller } from '../../../local-provider/answers/knowledge/spelling.js';
import { isNumber, words } from '../../../local-provider/answers/knowledge/words.js';
import { wordsSaid } from '../../../local-provider/answers/search/vocabulary.js';

describe('the words of a question', () => {
  const texts: [text: string, ...words: string[]][] = [
    ['2,000 tours', '2000', 'tours'],
    ['₹13,50,000!', '1350000'],
    ['99.9% of 2.1 crore.', '99.9', 'of', '2.1', 'crore'],
    ['2bhk, 3BHK', '2', 'bhk', '3', 'bhk'],
    ['24/7 on the 2nd', '24x7', 'on', 'the', '2nd'],
    ['What’s ur price?', 'what', 'is', 'your', 'price'],
    ['whats', 'what', 'is'],
    ["I'm at a@b.com", 'i', 'at', 'a', 'b', 'com'],
    ['ty', 'thank', 'you'],
    ['office kahan hai', 'office', 'where', 'hai'],
    ['kitna paisa', 'price', 'price'],
    ['kitna time, kitne din', 'how', 'long', 'how', 'long'],
    ['how much time', 'how', 'long'],
    ['कितना समय', 'how', 'long'],
    ['टूर की क़ीमत', 'tour', 'ki', 'price'],
    ['a real estate tour', 'a', 'realestate', 'tour'],
  ];
  for (const [text, ...expected] of texts) {
    it(text, () => assert.deepEqual(words(text), expected));
  }

  it('are numbers where they name nothing', () => {
    assert.deepEqual(['2', '2000', '99.9', '360', '2nd', '24x7'].filter(isNumber), [
      '2',
      '2000',
      '99.9',
    ]);
  });
});

describe('the words that a visitor meant', () => {
  it('are other words of the language where those are near', () => {
    for (const text of ['internet', 'engineer', 'contractors', 'resorts', 'lease', 'hacker'])
      assert.deepEqual(wordsSaid(text), [text]);
  });

  it('are ours where there is a slip', () => {
    assert.deepEqual(wordsSaid('virtaul tuor prcing'), ['virtual', 'tour', 'pricing']);
  });
});

describe('spelling', () => {
  const slips: [one: string, other: string, slips: number][] = [
    ['tour', 'tour', 0],
    ['tuor', 'tour', 1],
    ['virtaul', 'virtual', 1],
    ['agnet', 'agent', 1],
    ['agnt', 'agent', 1],
    ['prise', 'price', 1],
    ['demmo', 'demo', 1],
    ['contract', 'contact', 1],
    ['house', 'hours', 2],
    ['', 'tour', 4],
  ];
  for (const [one, other, count] of slips) {
    it(`${one} and ${other} differ by ${count}`, () => {
      assert.equal(slipsBetween(one, other), count);
      assert.equal(slipsBetween(other, one), count);
    });
  }

  const spelt = speller(new Set(['tour', 'agent', 'contact', 'professional', 'flat', 'light']));
  const written: [word: string, meant: string, why: string][] = [
    ['tour', 'tour', 'is known'],
    ['tuor', 'tour', 'has letters that changed places'],
    ['agnt', 'agent', 'lacks a letter'],
    ['tout', 'tout', 'is too short for a wrong letter'],
    ['tor', 'tor', 'is too short for any slip'],
    ['profesionel', 'professional', 'has two slips, and is long'],
    ['confact', 'contact', 'has a wrong letter'],
    ['contant', 'contact', 'has a wrong letter'],
    ['conrxct', 'conrxct', 'has two slips, and is not long'],
    ['flight', 'flight', 'begins otherwise than what it is near'],
  ];
  for (const [word, meant, why] of written) {
    it(`${word} is ${meant}: it ${why}`, () => assert.equal(spelt(word), meant));
  }
});
