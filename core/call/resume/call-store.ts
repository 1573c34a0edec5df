import { emptyTranscript, type Entry } from '../../machine/regions/transcript.js';
import type { CallRequest, CallStore, StoredCall } from '../../ports.js';
import { attempt } from '../../reports/safely.js';
import { callee } from '../web-call.js';
import { INTERRUPTED_CALL_KEY } from './interrupted-call.js';

/**
 * How long after its page was left a call can be resumed, in milliseconds. A room waits that long for a
 * participant who left.
 */
const REJOIN_WITHIN_MS = 60_000;

/** How long to wait before looking again whether the previous page has left the call, in milliseconds. */
export const REJOIN_PAUSE_MS = 2000;

/** The call of each widget of this page, by the id of the widget. */
const owned = new Map<CallRequest['clientId'], StoredCall>();

/** The calls of one widget in the session storage, where other widgets of the page keep theirs. */
export function callStore(request: CallRequest): CallStore {
  const { clientId } = request;
  const own = () => owned.get(clientId);
  const others = () => read().filter(({ webCall }) => webCall.url !== own()?.webCall.url);
  return {
    get own() {
      return own();
    },
    save(change) {
      const before = change.webCall
        ? { callee: calleeOf(request), webCall: change.webCall, transcript: emptyTranscript }
        : own();
      if (!before) return;
      const call = { ...before, ...change, at: Date.now() };
      write([...others(), call]);
      owned.set(clientId, call);
    },
    forget() {
      if (!own()) return;
      write(others());
      owned.delete(clientId);
    },
    load() {
      // A widget that looks for a call has none, though its page may have been cached since.
      owned.delete(clientId);
      const calls = read();
      write(calls);
      const taken = new Set([...owned.values()].map(({ webCall }) => webCall.url));
      const wanted = calleeOf(request);
      const call = calls.findLast((each) => each.callee === wanted && !taken.has(each.webCall.url));
      if (call) owned.set(clientId, call);
      return call;
    },
  };
}

/** Identifies the callee: only a widget that would call the same resumes a call. */
export function calleeOf(request: CallRequest): string {
  return JSON.stringify([request.apiUrl, callee(request)]);
}

function write(calls: readonly StoredCall[]): void {
  // Storage can be forbidden or full: then the call ends with the page.
  attempt(() => {
    if (calls.length === 0) sessionStorage.removeItem(INTERRUPTED_CALL_KEY);
    else sessionStorage.setItem(INTERRUPTED_CALL_KEY, JSON.stringify(calls));
  });
}

function read(): StoredCall[] {
  const stored = attempt(() => sessionStorage.getItem(INTERRUPTED_CALL_KEY));
  const calls = attempt(() => JSON.parse(stored ?? '[]') as unknown);
  return Array.isArray(calls) ? calls.filter(isResumable) : [];
}

/** Whether it is recent, and complete: another version of this code may have stored it. */
function isResumable(stored: Partial<StoredCall> | null): stored is StoredCall {
  const { webCall, transcript, at = 0 } = stored ?? {};
  const entries: readonly Partial<Entry | null>[] | undefined = transcript?.entries;
  const isEntry = (entry: Partial<Entry> | null) =>
    typeof entry?.text === 'string' && typeof entry.source?.kind === 'string' && entry.role;
  return (
    Date.now() - at <= REJOIN_WITHIN_MS &&
    typeof webCall?.url === 'string' &&
    Array.isArray(entries) &&
    entries.every(isEntry)
  );
}
