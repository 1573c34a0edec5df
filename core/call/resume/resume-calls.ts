import { REJOIN_PAUSE_MS } from './call-store.js';
import { delay } from '../../async/abort.js';
import { onceShown } from '../../async/once-shown.js';
import { isLive } from '../../machine/regions/call.js';
import type { State } from '../../machine/state.js';
import type { CallRequest, StoredCall } from '../../ports.js';
import { isInCall, LOCK_NAME } from '../tab-lock.js';
import { callStore, calleeOf } from './call-store.js';

interface Widget {
  /** The call that it would start now. Nothing is done without the option `rejoin`. */
  readonly request: () => CallRequest;
  readonly state: () => State;
  readonly resume: (call: StoredCall) => void;
  /** The time by which the widget counts, in milliseconds since the epoch. */
  readonly now: () => number;
}

/** The calls of one widget that page loads cut off. */
export interface ResumableCalls {
  /** Looks for a call that was cut off, once for each callee, unless there is a call. */
  look(): void;
  end(): void;
}

/** Stores how far a call has come when the page is left, and resumes it afterwards. */
export function resumeCalls(widget: Widget): ResumableCalls {
  const over = new AbortController();
  const { signal } = over;
  let lookedFor = '';
  const recallOnce = () => void recall(widget, signal).catch(() => undefined);
  const look = () => {
    const request = widget.request();
    if (signal.aborted || !request.rejoin || calleeOf(request) === lookedFor) return;
    lookedFor = calleeOf(request);
    recallOnce();
  };
  const save = () => {
    const request = widget.request();
    const { voice, transcript } = widget.state();
    if (!request.rejoin || !isLive(voice)) return;
    const store = callStore(request);
    // The next page counts from the time of day that it finds, which may have been set since. In whole
    // seconds: the two clocks are read one after the other.
    const ahead = Math.round((Date.now() - widget.now()) / 1000) * 1000;
    const entries = transcript.entries.map((entry) => ({ ...entry, at: entry.at + ahead }));
    const progress = { transcript: { entries } };
    if (voice.status !== 'connected') store.save(progress);
    else store.save({ ...progress, since: voice.since + ahead, muted: voice.muted });
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) recallOnce();
  };
  // On a server there is no page to leave.
  globalThis.addEventListener?.('pagehide', save, { signal });
  globalThis.addEventListener?.('pageshow', show, { signal });
  return { look: () => onceShown(look), end: () => over.abort() };
}

/** A tab that another one opened has a copy of its storage: a call that runs there is left alone. */
async function recall({ request, state, resume }: Widget, signal: AbortSignal): Promise<void> {
  if (!request().rejoin || isLive(state().voice)) return;
  const call = callStore(request()).load();
  if (!call) return;
  let isElsewhere = await isInCallElsewhere();
  if (isElsewhere) {
    // The browser may not have noticed yet that the previous page is gone.
    await delay(REJOIN_PAUSE_MS, signal);
    isElsewhere = await isInCallElsewhere();
  }
  const store = callStore(request());
  // The options may have named another callee meanwhile.
  if (signal.aborted || store.own !== call) return;
  if (isElsewhere) store.forget();
  else resume(call);
}

/** Whether another tab has a call, as far as the browser says. */
async function isInCallElsewhere(): Promise<boolean> {
  const { held } = (await navigator.locks?.query().catch(() => null)) ?? {};
  // This page may have started a call meanwhile.
  return !isInCall() && Boolean(held?.some(({ name }) => name === LOCK_NAME));
}
