import { expect } from 'chai';
import { failureOf } from '../../../core/call/call-error.js';
import { loaded } from '../../../core/call/loaded.js';
import { withManualTimers } from '../../support/manual-timers.js';

const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('loaded', () => {
  it('rejects with an offline error when code does not load in time', () =>
    withManualTimers(async (timers) => {
      const late = caught(loaded(new Promise(() => {})));
      await timers.advance(30_000);
      const message = 'Timed out';
      expect(failureOf(await late)).to.deep.equal({ kind: 'offline', message });
    }));

  it('rejects with an offline error when code cannot be loaded, for any reason', async () => {
    const failed = await caught(loaded(Promise.reject(new TypeError('Failed to fetch'))));
    expect(failureOf(failed)).to.deep.equal({ kind: 'offline', message: 'Failed to fetch' });
    expect(await loaded(Promise.resolve(7))).to.equal(7);
  });
});
