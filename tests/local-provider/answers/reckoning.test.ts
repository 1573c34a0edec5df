import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { amountIn, projectsIn } from '../../../local-provider/answers/reckoning.js';

describe('the figures in a question', () => {
  const amounts: [text: string, rupees: number | undefined][] = [
    ['5 lakh a month', 500_000],
    ['5lakhs', 500_000],
    ['₹3,00,000', 300_000],
    ['Rs. 1.5L', 150_000],
    ['2.5 crore', 25_000_000],
    ['50k for a team of 4', 50_000],
    ['40 thousand', 40_000],
    ['a team of 5', undefined],
    ['17% of it', undefined],
    ['nothing', undefined],
    [`${'9'.repeat(400)} lakh`, undefined],
  ];
  for (const [text, rupees] of amounts) {
    it(`of money: ${text.slice(0, 30)}`, () => assert.equal(amountIn(text), rupees));
  }

  const projects: [text: string, count: number | undefined][] = [
    ['3 premium tours', 3],
    ['20 tours', 20],
    ['12 virtual tour packages', 12],
    ['5 more projects', 5],
    ['360 tours', undefined],
    ['5 360 degree tours', 5],
    ['1 tour', undefined],
    ['2.5 projects', undefined],
    ['3 bhk tour', undefined],
    ['5000 tours', undefined],
  ];
  for (const [text, count] of projects) {
    it(`of projects: ${text}`, () => assert.equal(projectsIn(text), count));
  }
});
