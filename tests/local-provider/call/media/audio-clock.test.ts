import assert from 'node:assert/strict';
import { it, type TestContext } from 'node:test';
import { startAudioClock } from '../../../../local-provider/call/media/audio-clock.js';

/** A clock, and what it did since it was last asked: its ticks, and how many it skipped. */
function clock({ mock }: TestContext, onTick = () => undefined as void) {
  let now = 0;
  let done = { ticks: 0, skipped: 0 };
  mock.method(performance, 'now', () => now);
  mock.timers.enable({ apis: ['setTimeout'] });
  const stop = startAudioClock({
    tick: () => (done.ticks++, onTick()),
    skipped: (ticks) => (done.skipped += ticks),
  });
  /** Lets time pass in which the process does nothing else. */
  const after = (ms: number) => {
    done = { ticks: 0, skipped: 0 };
    now += ms;
    mock.timers.tick(ms);
    return done;
  };
  return { after, stop };
}

it('the clock ticks every 20 ms, and makes up for short delays only', (context) => {
  const { after } = clock(context);
  assert.deepEqual(after(19), { ticks: 0, skipped: 0 });
  assert.deepEqual(after(1), { ticks: 1, skipped: 0 });
  assert.deepEqual(after(65), { ticks: 3, skipped: 0 });
  assert.deepEqual(after(15), { ticks: 1, skipped: 0 });
  assert.deepEqual(after(220), { ticks: 11, skipped: 0 });
  assert.deepEqual(after(221), { ticks: 1, skipped: 10 });
  assert.deepEqual(after(19), { ticks: 1, skipped: 0 });
});

it('the clock stops, even between the ticks of one moment', (context) => {
  const { after, stop } = clock(context);
  stop();
  assert.deepEqual(after(20), { ticks: 0, skipped: 0 });
  context.mock.restoreAll();
  context.mock.timers.reset();
  const other = clock(context, () => other.stop());
  assert.deepEqual(other.after(100), { ticks: 1, skipped: 0 });
  assert.deepEqual(other.after(100), { ticks: 0, skipped: 0 });
});
