import { CALL_LOCK_LIMIT_MS, MOVE_LIMIT_MS } from '../constants.js';
import { attempt } from '../reports/safely.js';
import { onAbort } from '../async/abort.js';

/** The name of the lock, and of the channel, by which the tabs of one site know of each other. */
export const LOCK_NAME = 'voice-assistant-call';

/** What ends each call of this page. */
const calls = new Set<() => void>();
let holding: Promise<boolean> | null = null;
let release: () => void = () => undefined;
/** Settles when the browser has taken back the lock that this page had last. */
let returned: Promise<unknown> = Promise.resolve();

interface Wish {
  /** Ends this call, when it is asked for in another tab. */
  readonly end: () => void;
  /** Whether a call in another tab is to be ended for this one. */
  readonly move: boolean;
  /** Aborts when this call is over. */
  readonly signal: AbortSignal;
}

/**
 * A visitor has a call in one tab at a time: resolves with false when there is one in another tab
 * already. Where the browser cannot tell, there is none. Several widgets of one page may call.
 */
export async function beTheOnlyCall({ end, move, signal }: Wish): Promise<boolean> {
  if (!navigator.locks) return true;
  holding ??= hold(move);
  calls.add(end);
  const leave = () => {
    if (calls.delete(end) && calls.size === 0) release();
  };
  const held = await holding;
  if (held) onAbort(signal, leave);
  else leave();
  return held;
}

/** Whether this page has the lock, or waits for it. */
export function isInCall(): boolean {
  return Boolean(holding);
}

/** Resolves when it is known whether this page has the lock, which it then keeps. */
function hold(move: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const channel = attempt(() => new BroadcastChannel(LOCK_NAME));
    const done = (held: boolean) => {
      if (!held) close();
      resolve(held);
    };
    const close = () => {
      holding = null;
      channel?.close();
    };
    const keep = () => {
      if (channel) channel.onmessage = () => calls.forEach((end) => end());
      done(true);
      return new Promise<void>((letGo) => {
        release = () => {
          close();
          letGo();
        };
      });
    };
    if (move) channel?.postMessage('end');
    const limit = move ? MOVE_LIMIT_MS : CALL_LOCK_LIMIT_MS;
    /** Settles when the lock is let go of, or with true where another has it. */
    const ask = (options: LockOptions) =>
      navigator.locks.request(LOCK_NAME, options, (lock) => !lock || keep());
    // A lock that is free is had, however long a busy browser or page takes to say so; one that is
    // not may be of a tab that was just closed.
    const askAtOnce = () => ask({ ifAvailable: true });
    returned = returned
      .then(askAtOnce)
      .then((taken) => taken && ask({ signal: AbortSignal.timeout(limit) }).catch(askAtOnce))
      .then((taken) => taken && done(false))
      // A page that may not ask, such as a sandboxed one, may call.
      .catch(() => done(true));
  });
}
