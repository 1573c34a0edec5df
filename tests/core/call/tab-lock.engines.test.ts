import { expect } from '@open-wc/testing';
import { LOCK_NAME } from '../../../core/call/tab-lock.js';
import type * as OneCall from '../../../core/call/tab-lock.js';
import { turns } from '../../support/manual-timers.js';
import { waitUntil } from '../support/wait-until.js';

/** Whether any page has the lock, as the browser sees it. */
async function isTaken(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK_NAME);
}

/** Whether any page waits for the lock. */
async function isAwaited(): Promise<boolean> {
  const { pending = [] } = await navigator.locks.query();
  return pending.some(({ name }) => name === LOCK_NAME);
}

/** A call as the lock sees it: whether it may be, and whether it was asked to end. */
interface TestCall {
  readonly allowed: Promise<boolean>;
  readonly ended: () => number;
  readonly leave: () => void;
}

/** A page of this site with code of its own, as another tab would have it. */
class OtherPage {
  readonly #frame = document.body.appendChild(document.createElement('iframe'));

  #loaded: typeof OneCall | undefined;

  get window(): Window & typeof globalThis {
    return this.#frame.contentWindow as Window & typeof globalThis;
  }

  async #code(): Promise<typeof OneCall> {
    const load = new this.window.Function('address', 'return import(address)') as (
      address: string,
    ) => Promise<typeof OneCall>;
    return load(new URL('../../../core/call/tab-lock.ts', import.meta.url).href);
  }

  /** A call of this page, which ends as soon as it is asked to unless it is stubborn. */
  async calls({ move = false, stubborn = false } = {}): Promise<TestCall> {
    this.#loaded ??= await this.#code();
    return this.callsAtOnce({ move, stubborn });
  }

  /** The same without a turn of the page's before, once the page has called. */
  callsAtOnce({ move = false, stubborn = false } = {}): TestCall {
    const { acquireCallLock } = this.#loaded!;
    const over = new AbortController();
    let asked = 0;
    const end = () => {
      asked++;
      if (!stubborn) over.abort();
    };
    return {
      allowed: acquireCallLock({ end, move, signal: over.signal }),
      ended: () => asked,
      leave: () => over.abort(),
    };
  }

  /** A call that may be. */
  async callsAllowed(options: { move?: boolean; stubborn?: boolean } = {}): Promise<TestCall> {
    const call = await this.calls(options);
    expect(await call.allowed).to.equal(true);
    return call;
  }

  goes(): void {
    this.#frame.remove();
  }
}

describe('acquireCallLock', () => {
  let one: OtherPage;
  let other: OtherPage;

  beforeEach(() => {
    one = new OtherPage();
    other = new OtherPage();
  });

  afterEach(() => {
    one.goes();
    other.goes();
  });

  /** Expects that the other tab may call, or may not, once what was left is over. */
  async function expectOtherAllowed(allowed: boolean): Promise<void> {
    await turns();
    await waitUntil(
      async () => (await isTaken()) !== allowed,
      `it is ${allowed ? 'free' : 'taken'}`,
    );
    expect(await (await other.calls()).allowed).to.equal(allowed);
  }

  it('is allowed when it is the only one, and refuses one in another tab until it is over', async () => {
    const first = await one.callsAllowed();
    expect(await (await other.calls()).allowed).to.equal(false);
    first.leave();
    await expectOtherAllowed(true);
  });

  it('lets another one begin on its page, and is over when the last of them is', async () => {
    const [first, second] = [await one.calls(), await one.calls()];
    expect(await Promise.all([first.allowed, second.allowed])).to.deep.equal([true, true]);
    first.leave();
    await expectOtherAllowed(false);
    second.leave();
    await expectOtherAllowed(true);
  });

  it('releases the lock for the next call of its page immediately', async () => {
    const first = await one.callsAllowed();
    first.leave();
    const second = one.callsAtOnce();
    expect(await second.allowed).to.equal(true);
    await expectOtherAllowed(false);
  });

  it('holds nothing when it is over before it is known whether it may be', async () => {
    const first = await one.calls();
    first.leave();
    await first.allowed;
    await expectOtherAllowed(true);
  });

  it('ends for a call in another tab that replaces it', async () => {
    const first = await one.callsAllowed();
    const second = await other.callsAllowed({ move: true });
    expect(first.ended()).to.equal(1);
    expect(second.ended()).to.equal(0);
    expect(await (await one.calls()).allowed).to.equal(false);
  });

  it('ends for no other message of its site', async () => {
    const first = await one.callsAllowed({ stubborn: true });
    // Created later, it gets each message later.
    const witness = new one.window.BroadcastChannel(LOCK_NAME);
    const seen = new Promise<void>((resolve) => {
      witness.onmessage = ({ data }) => data === 'end' && resolve();
    });
    const channel = new BroadcastChannel(LOCK_NAME);
    for (const message of ['hello', { end: true }, null, 'end']) channel.postMessage(message);
    await seen;
    channel.close();
    expect(first.ended()).to.equal(1);
  });

  it('begins, however long the browser takes to say that there is no other', async () => {
    const { locks } = one.window.navigator;
    const request = locks.request.bind(locks) as (...given: unknown[]) => Promise<unknown>;
    locks.request = async (...given: unknown[]) => {
      await turns();
      return request(...given);
    };
    one.window.AbortSignal.timeout = () => one.window.AbortSignal.abort();
    await one.callsAllowed();
  });

  it('waits for a tab that is being closed', async () => {
    const first = await one.callsAllowed();
    // As long as it takes, however busy the machine is.
    other.window.AbortSignal.timeout = () => new other.window.AbortController().signal;
    const second = await other.calls();
    await waitUntil(isAwaited, 'it waits');
    first.leave();
    expect(await second.allowed).to.equal(true);
    expect(first.ended()).to.equal(0);
  });

  it('starts when the other call ended before its page noticed', async () => {
    const first = await one.callsAllowed();
    const { locks } = other.window.navigator;
    const request = locks.request.bind(locks) as (...given: unknown[]) => Promise<unknown>;
    const waits = new Promise<(reason: Error) => void>((resolve) => {
      locks.request = (...given: unknown[]) =>
        (given[1] as LockOptions).signal
          ? new Promise((_, reject) => resolve(reject))
          : request(...given);
    });
    const second = await other.calls();
    const expire = await waits;
    first.leave();
    await waitUntil(async () => !(await isTaken()), 'the lock is given back');
    expire(new other.window.DOMException('', 'TimeoutError'));
    expect(await second.allowed).to.equal(true);
  });

  it('fails when the other tab does not release the lock', async () => {
    const first = await one.callsAllowed({ stubborn: true });
    other.window.AbortSignal.timeout = () => {
      const soon = new other.window.AbortController();
      const late = () => soon.abort(new other.window.DOMException('', 'TimeoutError'));
      void waitUntil(isAwaited, 'it waits').then(late);
      return soon.signal;
    };
    const second = await other.calls({ move: true });
    expect(await second.allowed).to.equal(false);
    expect(first.ended()).to.equal(1);
    first.leave();
    await expectOtherAllowed(true);
  });

  it('is over with its page', async () => {
    await one.callsAllowed();
    one.goes();
    await expectOtherAllowed(true);
  });

  it('is allowed without BroadcastChannel, as in Firefox without storage', async () => {
    Object.defineProperty(one.window, 'BroadcastChannel', {
      value: class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    });
    const first = await one.callsAllowed();
    expect(await (await other.calls()).allowed).to.equal(false);
    first.leave();
    await waitUntil(async () => !(await isTaken()), 'it is free');
    expect(await (await one.calls({ move: true })).allowed).to.equal(true);
  });

  it('is allowed without Web Locks', async () => {
    const denied = () =>
      Promise.reject(new one.window.DOMException('The request was denied.', 'SecurityError'));
    Object.defineProperty(one.window.navigator.locks, 'request', { value: denied });
    await one.callsAllowed();
    Object.defineProperty(other.window.navigator, 'locks', { value: undefined });
    await other.callsAllowed();
  });
});
