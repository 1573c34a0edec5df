import type { DailyCall } from '@daily-co/daily-js';
import { END_GRACE_MS, REJOIN_WITHIN_MS } from '../constants.js';
import { INTERRUPTED_CALL_KEY } from '../interrupted-call.js';
import { emptyTranscript, type Transcript } from '../machine/regions/transcript.js';
import type { CallRequest } from '../ports.js';
import { callee, type WebCall } from '../provider/web-call.js';
import { within } from './abortable.js';
import { destroyDailyCall } from './daily.js';

interface KeptCall {
  /** Whom the call is with, so that no other widget of the page takes it up. */
  readonly callee: string;
  readonly webCall: WebCall;
  readonly transcript: Transcript;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Keeps what is needed to join a call again, for this tab alone. */
export function keepCall(request: CallRequest, webCall: WebCall): void {
  write({ callee: calleeOf(request), webCall, transcript: emptyTranscript, at: Date.now() });
}

/** A call that is over is not joined again. */
export function forgetCall(): void {
  try {
    sessionStorage.removeItem(INTERRUPTED_CALL_KEY);
  } catch {
    // What could not be written need not be removed.
  }
}

/** The call with the same callee that a page load cut a moment ago, if there is one. */
export function keptCall(request: CallRequest): KeptCall | null {
  const kept = read();
  if (kept?.callee !== calleeOf(request)) return null;
  if (Date.now() - kept.at <= REJOIN_WITHIN_MS) return kept;
  forgetCall();
  return null;
}

/**
 * Ends a call that is not to be joined again. A room that waits for who left it would wait in vain, so
 * it is told; from one that is over nothing can be asked.
 */
export function endForGood(daily: DailyCall | null): void {
  forgetCall();
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
  readonly transcript: () => Transcript;
  /** Told once, when there is a call to be taken up, with what was said in it. */
  readonly recalled: (transcript: Transcript) => void;
}

/** Recalls a call, and keeps what was said when the page is left in one. Returns what ends that. */
export function rejoin({ request, transcript, recalled }: Talk): () => void {
  const leave = () => {
    const kept = read();
    if (kept?.callee === calleeOf(request()))
      write({ ...kept, transcript: transcript(), at: Date.now() });
  };
  // On a server there is no page to leave.
  globalThis.addEventListener?.('pagehide', leave);
  const kept = keptCall(request());
  if (kept) recalled(kept.transcript);
  return () => globalThis.removeEventListener?.('pagehide', leave);
}

function calleeOf(request: CallRequest): string {
  return JSON.stringify([request.apiUrl, request.publicKey, callee(request)]);
}

function write(kept: KeptCall): void {
  try {
    sessionStorage.setItem(INTERRUPTED_CALL_KEY, JSON.stringify(kept));
  } catch {
    // Storage can be forbidden or full: then the call ends with the page.
  }
}

function read(): KeptCall | null {
  try {
    return JSON.parse(sessionStorage.getItem(INTERRUPTED_CALL_KEY) ?? 'null') as KeptCall | null;
  } catch {
    return null;
  }
}
