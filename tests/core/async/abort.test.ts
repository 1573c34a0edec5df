import { expect } from '@open-wc/testing';
import { abortable, delay } from '../../../core/async/abort.js';
import { ManualTimers } from '../../support/manual-timers.js';

describe('delay', () => {
  it('rejects as soon as its signal aborts, and leaves no timer', async () => {
    const timers = new ManualTimers();
    timers.install();
    try {
      const abort = new AbortController();
      const pausing = delay(3_600_000, abort.signal).catch((reason: unknown) => reason);
      abort.abort('stop');
      expect(await pausing).to.equal('stop');
      const never = delay(3_600_000, abort.signal).catch((reason: unknown) => reason);
      expect(await never).to.equal('stop');
      expect(timers.pending).to.equal(0);
    } finally {
      timers.restore();
    }
  });
});

describe('abortable', () => {
  it('leaves no listener', async () => {
    const { signal } = new AbortController();
    const listeners = new Set<unknown>();
    signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener);
    signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener);
    const waiting = abortable(Promise.resolve(7), signal);
    expect(listeners.size).to.equal(1);
    expect(await waiting).to.equal(7);
    await Promise.resolve();
    expect(listeners.size).to.equal(0);
  });
});
