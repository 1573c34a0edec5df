import { expect } from '@open-wc/testing';
import { delay } from '../../../core/async/abort.js';

describe('delay', () => {
  it('rejects as soon as its signal aborts', async () => {
    const abort = new AbortController();
    const pausing = delay(3_600_000, abort.signal).catch((reason: unknown) => reason);
    abort.abort('stop');
    expect(await pausing).to.equal('stop');
    const never = delay(3_600_000, abort.signal).catch((reason: unknown) => reason);
    expect(await never).to.equal('stop');
  });
});
