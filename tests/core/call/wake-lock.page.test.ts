import { expect } from '@open-wc/testing';
import { keepScreenOn } from '../../../core/call/wake-lock.js';
import { replace } from '../support/after-test.js';
import { waitUntil } from '../support/wait-until.js';
import { turns } from '../../support/manual-timers.js';

/** Stands in for the browser's lock, which a page without a screen is not given. */
class LockDouble {
  released = false;

  async release(): Promise<void> {
    this.released = true;
  }
}

describe('keepScreenOn', () => {
  let locks: LockDouble[];

  beforeEach(() => {
    locks = [];
    replace(document, 'visibilityState', 'visible');
    const request = async (type?: string) => {
      expect(type).to.equal('screen');
      locks.push(new LockDouble());
      return locks.at(-1) as unknown as WakeLockSentinel;
    };
    replace(navigator, 'wakeLock', { request } as WakeLock);
  });

  function show(state: DocumentVisibilityState): void {
    replace(document, 'visibilityState', state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('keeps the screen on until the end of the call', async () => {
    const call = new AbortController();
    keepScreenOn(call.signal);
    await waitUntil(() => locks.length === 1, 'the lock is asked for');
    await turns();
    expect(locks[0]?.released).to.equal(false);
    call.abort();
    await waitUntil(() => locks[0]?.released, 'the lock is released');
  });

  it('requests it again when the page is visible again, but not after the end', async () => {
    const call = new AbortController();
    keepScreenOn(call.signal);
    show('hidden');
    expect(locks).to.have.length(1);
    show('visible');
    expect(locks).to.have.length(2);
    await turns();
    call.abort();
    show('hidden');
    show('visible');
    expect(locks).to.have.length(2);
    await waitUntil(() => locks.every(({ released }) => released), 'all are released');
  });

  it('releases a lock that comes after the end', async () => {
    const call = new AbortController();
    keepScreenOn(call.signal);
    call.abort();
    await waitUntil(() => locks[0]?.released, 'the lock is released');
  });

  it('works without Wake Lock support', async () => {
    const failed: unknown[] = [];
    const fail = (event: PromiseRejectionEvent) => void failed.push(event.reason);
    window.addEventListener('unhandledrejection', fail);
    try {
      const refusing = { request: () => Promise.reject(new Error('low battery')) } as WakeLock;
      for (const wakeLock of [undefined, refusing]) {
        replace(navigator, 'wakeLock', wakeLock);
        keepScreenOn(new AbortController().signal);
      }
      await turns();
    } finally {
      window.removeEventListener('unhandledrejection', fail);
    }
    expect(failed).to.deep.equal([]);
  });
});
