import { attempt } from '../reports/safely.js';
import { onAbort } from '../async/abort.js';

/** How long to wait for the lock of a tab that may be gone already, in milliseconds. */
export const CALL_LOCK_LIMIT_MS = 500;

/** How long another tab may take to end its call, in milliseconds. */
const MOVE_LIMIT_MS = 15_000;

/** The name of the lock and of the channel that the tabs of one site share. */
export const LOCK_NAME = 'voice-assistant-call';

/** The functions that end the calls of this page. */
const calls = new Set<() => void>();
let holding: Promise<boolean> | null = null;
let release: () => void = () => undefined;
/** Settles when the browser has released this page's previous lock. */
let returned: Promise<unknown> = Promise.resolve();

interface Claim {
  /** Ends this call when another tab takes over. */
  readonly end: () => void;
  /** Whether to end a call in another tab for this one. */
  readonly move: boolean;
  /** Aborts when this call is over. */
  readonly signal: AbortSignal;
}

/**
 * A visitor has calls in one tab at a time: resolves with false when another tab has one. A browser
 * without locks has none. Several widgets of one page may call.
 */
export async function acquireCallLock({ end, move, signal }: Claim): Promise<boolean> {
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

/** Whether this page has the lock or waits for it. */
export function isInCall(): boolean {
  return Boolean(holding);
}

/** Resolves with whether this page has the lock, which it then keeps. */
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
      if (channel)
        channel.onmessage = ({ data }) => data === 'end' && calls.forEach((end) => end());
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
    /** Settles when the lock is released, or with true when another tab has it. */
    const ask = (options: LockOptions) =>
      navigator.locks.request(LOCK_NAME, options, (lock) => !lock || keep());
    // A free lock is taken, however long a busy browser takes. Another one may belong to a tab that
    // has just been closed.
    const askAtOnce = () => ask({ ifAvailable: true });
    returned = returned
      .then(askAtOnce)
      .then((taken) => taken && ask({ signal: AbortSignal.timeout(limit) }).catch(askAtOnce))
      .then((taken) => taken && done(false))
      // A page that may not request locks, such as a sandboxed one, may call.
      .catch(() => done(true));
  });
}
