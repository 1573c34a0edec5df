import { expect } from 'chai';
import { abortable, delay } from '../../../core/async/abort.js';
import { withManualTimers } from '../../support/manual-timers.js';

describe('delay', () => {
  it('rejects as soon as its signal aborts, and leaves no timer', () =>
    withManualTimers(async (timers) => {
      const abort = new AbortController();
      const pausing = delay(3_600_000, abort.signal).catch((reason: unknown) => reason);
      abort.abort('stop');
      expect(await pausing).to.equal('stop');
      const never = delay(3_600_000, abort.signal).catch((reason: unknown) => reason);
      expect(await never).to.equal('stop');
      expect(timers.pending).to.equal(0);
    }));
});

describe('abortable', () => {
  it('leaves no listener', async () => {
    const { signal } = new AbortController();
    const log: string[] = [];
    signal.addEventListener = (type: string) => void log.push(`+ ${type}`);
    signal.removeEventListener = (type: string) => void log.push(`- ${type}`);
    expect(await abortable(Promise.resolve(7), signal)).to.equal(7);
    await delay(0, new AbortController().signal);
    expect(log).to.deep.equal(['+ abort', '- abort']);
  });
});
