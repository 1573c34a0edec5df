import { expect } from 'chai';
import { withTimeout, yieldToMain } from '../../../core/async/timing.js';
import { withManualTimers } from '../../support/manual-timers.js';

describe('withTimeout', () => {
  it('waits no longer than the timeout', () =>
    withManualTimers(async (timers) => {
      const hang = new Promise<never>(() => {});
      const limited = withTimeout(hang, 30_000, 'It took too long').catch(
        (error: unknown) => error,
      );
      await timers.advance(30_000);
      expect(await limited).to.have.property('message', 'It took too long');
      expect(await withTimeout(Promise.resolve(7), 30_000, 'It took too long')).to.equal(7);
      await timers.advance(0);
      expect(timers.pending).to.equal(0);
    }));
});

describe('yieldToMain', () => {
  it('resolves in a later task', async () => {
    const order: string[] = [];
    const yielded = yieldToMain().then(() => order.push('yielded'));
    for (let turn = 0; turn < 9; turn++) await Promise.resolve();
    expect(order).to.deep.equal([]);
    await yielded;
  });
});
