import { REJOIN_WITHIN_MS } from '../../constants.js';
import { attempt } from '../../reports/safely.js';
import { emptyTranscript, type Entry, type Transcript } from '../../machine/regions/transcript.js';
import type { CallRequest } from '../../ports.js';
import { callee, type WebCall } from '../web-call.js';
import { INTERRUPTED_CALL_KEY } from './interrupted-call.js';

/** How far a call had come when its page was left. */
export interface Talk {
  readonly transcript: Transcript;
  /** When the assistant began to listen, in milliseconds since the epoch; undefined before that. */
  readonly since?: number;
  /** Whether the visitor was muted; undefined before the assistant listened. */
  readonly muted?: boolean;
}

/** What is needed to join a call again. */
export interface CallToRejoin extends Talk {
  /** Where and with whom it is: only a widget that would call the same takes it up. */
  readonly callee: string;
  readonly webCall: WebCall;
  /** When this was written down, in milliseconds since the epoch. */
  readonly at: number;
}

/** The call that each widget of this page has, by the id of the widget. */
const owned = new Map<CallRequest['clientId'], CallToRejoin>();

/** Keeps a widget's new call for this tab alone, in the place of the one it had before. */
export function keepCall(request: CallRequest, webCall: WebCall): void {
  keep(request, { callee: calleeOf(request), webCall, transcript: emptyTranscript, at: 0 });
}

/** Keeps how far a widget's call has come, if it has one. */
export function keepTalk(request: CallRequest, talk: Talk): void {
  const call = ownCall(request);
  if (call) keep(request, { ...call, ...talk });
}

/** The call that a widget has made, or has taken up. */
export function ownCall({ clientId }: CallRequest): CallToRejoin | undefined {
  return owned.get(clientId);
}

/** A widget's call that is over is not joined again; what other widgets keep stays. */
export function forgetCall(request: CallRequest): void {
  if (!ownCall(request)) return;
  write(notOf(request));
  owned.delete(request.clientId);
}

/**
 * Makes the newest call that a page load cut a moment ago this widget's own, if there is one with the
 * same callee that no other widget of the page has. What is kept for too long is forgotten.
 */
export function takeUpCall(request: CallRequest): CallToRejoin | undefined {
  // Whoever looks for a call has none any more, though its page may have been kept since.
  owned.delete(request.clientId);
  const calls = read();
  write(calls);
  const taken = new Set([...owned.values()].map(({ webCall }) => webCall.url));
  const wanted = calleeOf(request);
  const call = calls.findLast((each) => each.callee === wanted && !taken.has(each.webCall.url));
  if (call) owned.set(request.clientId, call);
  return call;
}

function keep(request: CallRequest, call: CallToRejoin): void {
  const kept = { ...call, at: Date.now() };
  write([...notOf(request), kept]);
  owned.set(request.clientId, kept);
}

function notOf(request: CallRequest): CallToRejoin[] {
  const own = ownCall(request)?.webCall.url;
  return read().filter(({ webCall }) => webCall.url !== own);
}

/** Where and with whom a widget would have its call. */
export function calleeOf(request: CallRequest): string {
  return JSON.stringify([request.apiUrl, request.publicKey, callee(request)]);
}

function write(calls: readonly CallToRejoin[]): void {
  // Storage can be forbidden or full: then the call ends with the page.
  attempt(() => {
    if (calls.length === 0) sessionStorage.removeItem(INTERRUPTED_CALL_KEY);
    else sessionStorage.setItem(INTERRUPTED_CALL_KEY, JSON.stringify(calls));
  });
}

function read(): CallToRejoin[] {
  const stored = attempt(() => sessionStorage.getItem(INTERRUPTED_CALL_KEY));
  const calls = attempt(() => JSON.parse(stored ?? '[]') as unknown);
  return Array.isArray(calls) ? calls.filter(isCall) : [];
}

/** Whether it is new, and nothing is missing in what another version of this code may have kept. */
function isCall(kept: Partial<CallToRejoin> | null): kept is CallToRejoin {
  const { webCall, transcript, at = 0 } = kept ?? {};
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
