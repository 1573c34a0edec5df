import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeIn } from '../../../scripts/agent/times.js';

test('a day and an hour of a message become the time of a form, in India', () => {
  const now = Date.parse('2026-01-30T20:00:00Z');
  for (const [text, time] of [
    ['I want a demo tomorrow at 11', '2026-02-01T11:00'],
    ['demo kal 4 baje', '2026-02-01T16:00'],
    ['book a demo today at 5:30pm', '2026-01-31T17:30'],
    ['at 8 am the day after tomorrow', '2026-02-02T08:00'],
    ['tomorrow by 12', '2026-02-01T12:00'],
    ['today at 14:15', '2026-01-31T14:15'],
    ['a demo at 11', undefined],
    ['a demo tomorrow for 11 people', undefined],
    ['tomorrow at 45', undefined],
  ] as const)
    assert.equal(timeIn(text, now), time, text);
});
