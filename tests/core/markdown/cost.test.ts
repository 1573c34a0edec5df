import { expect } from 'chai';
import { COST_LIMIT, costOf, DEPTH_LIMIT } from '../../../core/markdown/cost.js';

/** How often a text may stand in a block that is still parsed. Longer blocks are shown as plain text. */
const most = (unit: string, before = '') => {
  let times = 0;
  while (costOf(before + unit.repeat(times + 1)) <= COST_LIMIT) times++;
  return times;
};

describe('a block of Markdown is parsed up to', () => {
  const mosts: readonly (readonly [name: string, times: number, unit: string, before?: string])[] =
    [
      ['letters', 3597, 'word '],
      ['lines', 310, 'a\n'],
      ['lines that end as on old computers', 310, 'a\r'],
      ['list items', 166, '- a\n'],
      ['rules', 168, '***\n'],
      ['items in items', 142, '  - a\n'],
      ['lines of code', 711, 'a\n', '~~~js\n'],
      ['lines after code', 165, '- a\n', '```\ncode\n````\n'],
      ['lines of code that a shorter fence does not end', 675, '- a\n', '````\n```\n'],
      ['lines after inline code that looks like a fence', 165, '- a\n', '```js```\n'],
      ['emphases', 233, '**a_ '],
      ['open brackets', 178, '['],
      ['links', 524, '[a](b) '],
      ['closing brackets', 1225, ']'],
      ['cells in a line', 1232, '|a'],
      ['rows of a table', 211, '|a|b|\n'],
      ['addresses', 473, 'www.a.b '],
      ['addresses in angle brackets', 419, '<HTTP://a '],
      ['tags', 5996, '<a>'],
      ['pieces of inline code', 892, '`a` '],
      ['fences of more and more letters', 245, '` `` ``` ```` ````` ``````'],
    ];
  for (const [name, times, unit, before] of mosts)
    it(`${times} ${name}`, () => expect(most(unit, before)).to.equal(times));

  it(`${DEPTH_LIMIT} levels`, () => {
    for (const level of ['> ', '- ', '1. ', '2) ', '+ ', '* ', '\t', '  '])
      expect([level, most(level, 'a\n')]).to.deep.equal([level, DEPTH_LIMIT]);
    expect(most('>- ', 'a\n')).to.equal(DEPTH_LIMIT / 2);
  });
});
