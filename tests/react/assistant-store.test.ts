import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assistantStore, type AssistantStore } from '../../react/assistant-store.js';

const nothing = () => undefined;
const subscribe = (store: AssistantStore) => store.subscribe(nothing);
const listen = (store: AssistantStore) => store.on('error', nothing);

/** Whether the store's assistant still does what it is asked. */
function lives(store: AssistantStore): boolean {
  store.send({ type: store.getState().panel.status === 'open' ? 'close' : 'open' });
  const before = store.getState();
  store.send({ type: before.panel.status === 'open' ? 'close' : 'open' });
  return store.getState() !== before;
}

describe('the assistant of a component', () => {
  for (const [what, use] of [
    ['subscription', subscribe],
    ['listener', listen],
  ] as const)
    it(`ends with the last ${what}`, () => {
      const store = assistantStore({});
      subscribe(store)();
      const ends = [use(store), use(store)];
      ends[0]!();
      assert.ok(lives(store));
      ends[1]!();
      assert.ok(!lives(store));
    });

  it('performs intents of an effect across StrictMode’s remount', () => {
    const store = assistantStore({ mode: 'chat' });
    const ask = () => store.send({ type: 'open' });
    ask();
    const end = subscribe(store);
    end();
    ask();
    subscribe(store);
    assert.equal(store.getState().panel.status, 'open');
  });

  it('ignores intents after it was released', async () => {
    const store = assistantStore({ mode: 'chat' });
    subscribe(store)();
    store.send({ type: 'open' });
    await Promise.resolve();
    subscribe(store);
    assert.equal(store.getState().panel.status, 'closed');
  });

  it('disconnects when the last component unmounts, and notifies listeners', () => {
    const store = assistantStore({ mode: 'voice', assistantId: 'a-1' });
    const end = subscribe(store);
    const reported: string[] = [];
    store.on('call-end', ({ reason }) => reported.push(reason));
    store.send({ type: 'start-call' });
    end();
    assert.deepEqual(reported, ['customer-ended-call']);
    assert.ok(!lives(store));
  });

  it('stays connected while it is rendered, whichever listeners are removed', () => {
    const store = assistantStore({});
    const stop = listen(store);
    const end = subscribe(store);
    const another = subscribe(store);
    stop();
    stop();
    end();
    end();
    assert.ok(lives(store));
    another();
    assert.ok(!lives(store));
  });

  it('is a new one after that, independent of the old one', () => {
    const store = assistantStore({});
    const stopLate = listen(store);
    subscribe(store)();
    const stop = listen(store);
    stopLate();
    assert.ok(lives(store));
    stop();
    assert.ok(!lives(store));
  });
});
