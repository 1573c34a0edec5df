import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumsIn, writerFor } from '../../../scripts/agent/money.js';

const SUMS: readonly (readonly [text: string, ...sums: number[]])[] = [
  ['₹60,000', 60_000],
  ['Rs. 1,35,000 a month', 135_000],
  ['INR 20000', 20_000],
  ['50k', 50_000],
  ['0.6 lakh', 60_000],
  ['1.5L per month', 150_000],
  ['2 cr budget', 20_000_000],
  ['1 lakh 35 thousand', 135_000],
  ['fifty thousand', 50_000],
  ['twenty five thousand', 25_000],
  ['one lakh thirty-five thousand', 135_000],
  ['one point five lakh', 150_000],
  ['two and a half lakh', 250_000],
  ['dedh lakh mahine ka', 150_000],
  ['Rs.45,000/-', 45_000],
  ['pachaas hazaar ya teen lakh', 50_000, 300_000],
  ['₹30,000 or ₹50,000', 30_000, 50_000],
  ['30000 rupees', 30_000],
  ['1,75,000 per month', 175_000],
  ['60000 a month or 50000 monthly', 60_000, 50_000],
  ['20000 for each project', 20_000],
  ['call me on 98450 12345'],
  ['+91 9845012345'],
  ['3 projects with 12 towers and 2,000 conversations'],
  ['a 3 BHK in two years'],
];

test('sums of money are read in any notation, and other numbers are none', () => {
  for (const [text, ...sums] of SUMS) assert.deepEqual(sumsIn(text), sums, text);
});

test('amounts are written in the unit that is asked for', () => {
  assert.equal(writerFor('What does it cost?')(135_000), '₹1,35,000');
  assert.equal(writerFor('What does it cost in lakh?')(135_000), '₹1.35 lakh');
  assert.equal(writerFor('price in thousands')(20_000), '₹20 thousand');
  assert.equal(writerFor('total in crores')(13_500_000), '₹1.35 crore');
});
