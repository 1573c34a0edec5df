import { expect } from 'chai';
import { pauseBefore } from '../../../core/chat/retry-policy.js';

const NOW = Date.parse('2026-01-01T12:00:00Z');

/** Before which attempt, what the server asked for, and the pause in milliseconds. */
const PAUSES: readonly [attempt: number, retryAfter: string | null, pause: number | null][] = [
  [1, null, 1000],
  [2, null, 2000],
  [4, null, null],
  [4, '0', null],
  [1, '0', 0],
  [3, '7', 7000],
  [1, ' 7 ', 7000],
  [1, '30', 30_000],
  [1, '600', null],
  [1, 'Thu, 01 Jan 2026 12:00:05 GMT', 5000],
  [1, 'Thu, 01 Jan 2026 13:00:00 GMT', null],
  [1, 'Thu, 01 Jan 2026 11:00:00 GMT', 0],
  [1, '2026-01-01T12:00:05Z', 5000],
  [1, '1.5', 1500],
  [2, 'soon 5', 2000],
  [2, '', 2000],
  [2, '-1', 2000],
  [2, '5, 5', 2000],
  [2, '1 5:00', 2000],
  [2, 'Thu, 99 Jan 2026 12:00:05 GMT', 2000],
];

describe('the retry policy', () => {
  for (const [attempt, retryAfter, expected] of PAUSES)
    it(`pause after attempt ${attempt}, Retry-After ${retryAfter}: ${expected}`, () =>
      expect(pauseBefore(attempt, retryAfter, NOW)).to.equal(expected));
});
