import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelDb } from '../../../local-provider/sound/format.js';
import { resample } from '../../../local-provider/sound/resample.js';
import { frequencyOf, tone } from '../tone.js';

function near(actual: number, expected: number, tolerance: number): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not near ${expected}`);
}

for (const [from, to] of [
  [16_000, 48_000],
  [22_050, 48_000],
  [24_000, 48_000],
  [44_100, 48_000],
  [48_000, 16_000],
] as const) {
  test(`a tone keeps its pitch and loudness from ${from} to ${to} Hz`, () => {
    const sound = tone(1000, 1, from);
    const changed = resample(sound, from, to);
    assert.equal(changed.length, to);
    const middle = changed.subarray(to / 10, (to / 10) * 9);
    near(frequencyOf(middle, to), 1000, 3);
    near(levelDb(middle), levelDb(sound), 0.2);
  });
}

test('removes what the lower rate cannot represent, without aliasing', () => {
  const folded = resample(tone(11_000, 1), 48_000, 16_000);
  assert.ok(levelDb(folded.subarray(1000, 15_000)) < -55, 'no tone of 5 kHz appears');
});

test('raising the rate adds no mirror image', () => {
  // 7 kHz at 16 kHz would leave an image at 9 kHz, which a lower rate would fold to 7 kHz again.
  const raised = resample(tone(6000, 1, 16_000), 16_000, 48_000);
  near(frequencyOf(raised.subarray(1000, 47_000)), 6000, 10);
});
