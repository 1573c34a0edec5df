import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatCount,
  formatLakhs,
  formatRupees,
  formatThousands,
  percentOff,
} from '../../host-site/amounts.js';

const RUPEES: readonly [number, string][] = [
  [0, '₹0'],
  [999, '₹999'],
  [20_000, '₹20,000'],
  [135_000, '₹1,35,000'],
  [1_200_000, '₹12,00,000'],
  [13_500_000, '₹1,35,00,000'],
];

for (const [amount, text] of RUPEES) {
  test(`${amount} rupees read ${text}`, () => assert.equal(formatRupees(amount), text));
}

test('counts are grouped the same way', () => assert.equal(formatCount(250_000), '2,50,000'));

for (const amount of [-1, 99.5, Number.NaN, Number.POSITIVE_INFINITY]) {
  test(`${amount} is no amount`, () => {
    assert.throws(() => formatRupees(amount), new RegExp(`RangeError.*not ${amount}`));
  });
}

test('a launch price shows its discount', () => {
  assert.equal(percentOff(50_000, 30_000), 40);
  assert.equal(percentOff(75_000, 50_000), 33);
});

test('views are counted in thousands', () => {
  assert.deepEqual([12_500, 8_200, 15_800].map(formatThousands), ['12.5K', '8.2K', '15.8K']);
});

test('prices of homes are in lakh and crore', () => {
  assert.deepEqual([8_500_000, 14_500_000, 115_000_000].map(formatLakhs), [
    '₹85 lakh',
    '₹1.45 crore',
    '₹11.5 crore',
  ]);
});
