import { isText, isTime, readEntries } from '../../conversation/stored-entries.js';
import { STORED_CALL_KEY } from '../../conversation/tab-keys.js';
import { tabList } from '../../conversation/tab-list.js';
import { emptyTranscript } from '../../machine/regions/transcript.js';
import type { CallRequest, CallStore, StoredCall, WebCall } from '../../ports.js';
import { anyFieldsOf } from '../../provider/fields.js';
import { attempt } from '../../reports/safely.js';
import { isCallAddress } from '../call-address.js';
import { callee } from '../web-call.js';

/**
 * How long after its page was left a call can be resumed, in milliseconds. A room waits that long for a
 * participant who left.
 */
const REJOIN_WITHIN_MS = 60_000;

/** How long to wait before looking again whether the previous page has left the call, in milliseconds. */
export const REJOIN_PAUSE_MS = 2000;

/** The call of each widget of this page, by the id of the widget. */
const owned = new Map<CallRequest['clientId'], StoredCall>();

const { read, write } = tabList(STORED_CALL_KEY, readCall);

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

/** Identifies the callee: only a widget that would call the same resumes a call. Empty if it cannot be called. */
export function calleeOf(request: CallRequest): string {
  return attempt(() => JSON.stringify([request.apiUrl, callee(request)])) ?? '';
}

/** A stored call that is recent and whole. Anything may be in the storage. */
function readCall(stored: unknown): StoredCall | undefined {
  const { callee, webCall, transcript, at, since, muted } = anyFieldsOf(stored);
  const entries = readEntries(anyFieldsOf(transcript)['entries']);
  if (!isText(callee) || !isWebCall(webCall) || !entries || !isTime(at)) return undefined;
  if (Date.now() - at > REJOIN_WITHIN_MS) return undefined;
  return {
    callee,
    webCall,
    transcript: { entries },
    at,
    ...(isTime(since) && { since }),
    ...(typeof muted === 'boolean' && { muted }),
  };
}

function isWebCall(stored: unknown): stored is WebCall {
  const { id, url, token, recording, voiceProvider } = anyFieldsOf(stored);
  return (
    isText(url) &&
    isCallAddress(url) &&
    [id, token, voiceProvider].every((each) => each === null || isText(each)) &&
    typeof recording === 'boolean'
  );
}
