import { expect } from 'chai';
import { lazy, LOAD_TIMEOUT_MS } from '../../../core/async/lazy.js';
import { withManualTimers } from '../../support/manual-timers.js';

/** A lazy value whose requests are settled by hand. */
function pending() {
  const calls: string[] = [];
  const settle: { resolve: (value: string) => void; reject: (reason: Error) => void }[] = [];
  const value = lazy(
    () => new Promise<string>((resolve, reject) => settle.push({ resolve, reject })),
    { onLoad: () => calls.push('load'), onError: () => calls.push('error') },
  );
  return { value, settle, calls };
}

const task = () => new Promise((resolve) => setTimeout(resolve));

describe('lazy', () => {
  it('loads once for all callers', async () => {
    const { value, settle, calls } = pending();
    expect([value.get(), settle.length]).to.deep.equal([undefined, 1]);
    const loads = [value.load(), value.load()];
    settle[0]!.resolve('code');
    expect(await Promise.all(loads)).to.deep.equal(['code', 'code']);
    expect([value.get(), value.current, settle.length]).to.deep.equal(['code', 'code', 1]);
    expect(calls).to.deep.equal(['load']);
  });

  it('retries after a failure', async () => {
    const { value, settle, calls } = pending();
    const failed = value.load().catch((reason: Error) => reason.message);
    settle[0]!.reject(new Error('offline'));
    expect(await failed).to.equal('offline');
    const loaded = value.load();
    settle[1]!.resolve('code');
    expect(await loaded).to.equal('code');
    expect(calls).to.deep.equal(['error', 'load']);
  });

  it('needs no callbacks', async () => {
    const requests = [() => Promise.reject(new Error('offline')), () => Promise.resolve('code')];
    const value = lazy(() => requests.shift()!());
    value.use(() => undefined);
    expect(await value.load().catch((reason: Error) => reason.message)).to.equal('offline');
    expect(await value.load()).to.equal('code');
    value.use(() => undefined)();
  });

  it('times out', () =>
    withManualTimers(async (timers) => {
      const { value } = pending();
      const failed = value.load().catch((reason: Error) => reason.message);
      timers.advance(LOAD_TIMEOUT_MS);
      expect(await failed).to.equal('Timed out');
    }));

  it('starts synchronously once loaded, and stops what it started', async () => {
    const { value, settle } = pending();
    const log: string[] = [];
    const use = () =>
      value.use((code) => {
        log.push(`start ${code}`);
        return () => log.push('stop');
      });
    const stop = use();
    expect(log).to.deep.equal([]);
    settle[0]!.resolve('code');
    await task();
    stop();
    expect(log).to.deep.equal(['start code', 'stop']);
    stop();
    expect(log).to.deep.equal(['start code', 'stop']);
    use();
    expect(log).to.deep.equal(['start code', 'stop', 'start code']);
  });

  it('neither starts nor reports what was cancelled while loading', async () => {
    const { value, settle } = pending();
    const log: string[] = [];
    const use = () =>
      value.use(
        () => void log.push('start'),
        () => log.push('failed'),
      );
    use()();
    settle[0]!.reject(new Error('offline'));
    await task();
    expect(log).to.deep.equal([]);
    use();
    settle[1]!.reject(new Error('offline'));
    await task();
    expect(log).to.deep.equal(['failed']);
    use()();
    settle[2]!.resolve('code');
    await task();
    expect(log).to.deep.equal(['failed']);
  });

  it('stops what was cancelled while it started', async () => {
    const { value, settle } = pending();
    const log: string[] = [];
    const stop: () => void = value.use(() => {
      stop();
      return () => log.push('stop');
    });
    settle[0]!.resolve('code');
    await task();
    expect(log).to.deep.equal(['stop']);
  });
});
