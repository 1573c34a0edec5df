import type { DailyCall } from '@daily-co/daily-js';
import { END_GRACE_MS, REJOIN_WITHIN_MS } from '../../constants.js';
import { ifAllowed } from '../../guarded.js';
import { INTERRUPTED_CALL_KEY } from './interrupted-call.js';
import { emptyTranscript, type Entry, type Transcript } from '../../machine/regions/transcript.js';
import type { CallRequest } from '../../ports.js';
import { callee, type WebCall } from '../../provider/web-call.js';
import { within } from '../abortable.js';
import { destroyDailyCall } from '../daily/call-object.js';

interface KeptCall {
  readonly webCall: WebCall;
  readonly transcript: Transcript;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Keeps what is needed to join a call again, for this tab alone. */
export function keepCall(
  request: CallRequest,
  webCall: WebCall,
  transcript: Transcript = emptyTranscript,
): void {
  write({ ...read(), [calleeOf(request)]: { webCall, transcript, at: Date.now() } });
}

/** A call that is over is not joined again; what another widget keeps stays. */
export function forgetCall(request: CallRequest): void {
  const { [calleeOf(request)]: forgotten, ...others } = read();
  if (forgotten) write(others);
}

/** The call with the same callee that a page load cut a moment ago, if there is one. */
export function keptCall(request: CallRequest): KeptCall | null {
  const kept = read()[calleeOf(request)];
  if (!kept) return null;
  if (isWhole(kept) && Date.now() - kept.at <= REJOIN_WITHIN_MS) return kept;
  forgetCall(request);
  return null;
}

/**
 * Ends a call that is not to be joined again. A room that waits for who left it would wait in vain, so
 * it is told; from one that is over nothing can be asked.
 */
export function endForGood(request: CallRequest, daily: DailyCall | null): void {
  forgetCall(request);
  if (!daily) return;
  if (daily.meetingState() !== 'joined-meeting') return destroyDailyCall(daily);
  daily.sendAppMessage(JSON.stringify({ type: 'end-call' }));
  leaveOnceHeard(daily);
}

/**
 * Leaves when the other side has hung up, or after a moment in any case: what was sent to it last
 * would be lost with the connection.
 */
function leaveOnceHeard(daily: DailyCall): void {
  daily.setLocalAudio(false);
  const hungUp = new Promise<void>((resolve) => {
    daily.once('left-meeting', () => resolve());
    daily.once('error', () => resolve());
  });
  const leave = () => destroyDailyCall(daily);
  void within(hungUp, END_GRACE_MS).then(leave, leave);
}

interface Talk {
  readonly request: () => CallRequest;
  /** What was said in the call that goes on, or null when there is none. */
  readonly transcript: () => Transcript | null;
  /** Told once, when there is a call to be taken up, with what was said in it. */
  readonly recalled: (transcript: Transcript) => void;
}

/** Recalls a call, and keeps what was said when the page is left in one. Returns what ends that. */
export function rejoin({ request, transcript, recalled }: Talk): () => void {
  const leave = () => {
    const said = transcript();
    const kept = read()[calleeOf(request())];
    if (said && kept) keepCall(request(), kept.webCall, said);
  };
  // On a server there is no page to leave.
  globalThis.addEventListener?.('pagehide', leave);
  const kept = keptCall(request());
  if (kept) recalled(kept.transcript);
  return () => globalThis.removeEventListener?.('pagehide', leave);
}

/** Whether nothing is missing in what may have been kept by another version of this code. */
function isWhole({ webCall, transcript }: Partial<KeptCall>): boolean {
  const entries: readonly Partial<Entry | null>[] | undefined = transcript?.entries;
  const isEntry = (entry: Partial<Entry> | null) =>
    typeof entry?.text === 'string' && typeof entry.source?.kind === 'string' && entry.role;
  return typeof webCall?.url === 'string' && Array.isArray(entries) && entries.every(isEntry);
}

function calleeOf(request: CallRequest): string {
  return JSON.stringify([request.apiUrl, request.publicKey, callee(request)]);
}

/** The calls that are kept, by whom they are with, so that no other widget of the page takes one up. */
type KeptCalls = Readonly<Record<string, KeptCall>>;

function write(kept: KeptCalls): void {
  // Storage can be forbidden or full: then the call ends with the page.
  ifAllowed(() => {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(INTERRUPTED_CALL_KEY);
    else sessionStorage.setItem(INTERRUPTED_CALL_KEY, JSON.stringify(kept));
  });
}

function read(): KeptCalls {
  const stored = ifAllowed(() => sessionStorage.getItem(INTERRUPTED_CALL_KEY));
  return ifAllowed(() => JSON.parse(stored ?? 'null') as KeptCalls | null) ?? {};
}
