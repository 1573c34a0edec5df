import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PageInbox } from '../../../../local-provider/call/media/page-inbox.js';

describe('the messages of a page', () => {
  function inbox() {
    const seen: string[] = [];
    const state = { ready: true };
    const made = new PageInbox<string>({
      isReady: () => state.ready,
      take: (message) => void seen.push(message),
      dropped: (why) => void seen.push(why),
    });
    return { inbox: made, seen, state, ended: new Promise<void>((end) => made.end(end)) };
  }

  it('are taken one in each turn of the event loop', async () => {
    const { inbox: made, seen, ended } = inbox();
    for (const message of ['1', '2', '3']) made.push(message);
    assert.deepEqual(seen, []);
    const counts: number[] = [];
    while (seen.length < 3) {
      await nextTurn();
      counts.push(seen.length);
    }
    assert.deepEqual(counts, [1, 2, 3]);
    await ended;
  });

  it('are dropped beyond a hundred that wait, and when they are long, with one reason', async () => {
    const { inbox: made, seen, ended } = inbox();
    const all = Array.from({ length: 5000 }, (_, index) => String(index));
    for (const message of all) made.push(message);
    made.push('x'.repeat(8193));
    await ended;
    assert.deepEqual(seen, ['100 others wait already', ...all.slice(0, 100)]);
    made.push('x'.repeat(8193));
    made.push('y'.repeat(8192));
    await new Promise<void>((end) => made.end(end));
    assert.deepEqual(seen.slice(101), ['it is longer than 8192 characters', 'y'.repeat(8192)]);
  });

  it('wait until the page can be answered, and are gone when the call is over', async () => {
    const { inbox: made, seen, state, ended } = inbox();
    state.ready = false;
    made.push('1');
    await nextTurn();
    assert.deepEqual(seen, []);
    state.ready = true;
    await ended;
    assert.deepEqual(seen, ['1']);
    made.push('2');
    made.stop();
    made.push('3');
    await new Promise<void>((end) => made.end(end));
    assert.deepEqual(seen, ['1', '3']);
  });
});
