import { expect } from '@open-wc/testing';
import { withTimeout } from '../../../core/async/timing.js';
import { ManualTimers } from '../../support/manual-timers.js';

describe('withTimeout', () => {
  it('waits no longer than the timeout', async () => {
    const timers = new ManualTimers();
    timers.install();
    try {
      const hang = new Promise<never>(() => {});
      const limited = withTimeout(hang, 30_000, 'It took too long').catch(
        (error: unknown) => error,
      );
      await timers.advance(30_000);
      expect(await limited).to.have.property('message', 'It took too long');
      expect(await withTimeout(Promise.resolve(7), 30_000, 'It took too long')).to.equal(7);
      await timers.advance(0);
      expect(timers.pending).to.equal(0);
    } finally {
      timers.restore();
    }
  });
});
