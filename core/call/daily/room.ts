import type { DailyCall } from '@daily-co/daily-js';
import { END_GRACE_MS, JOIN_LIMIT_MS } from '../machine/update.js';
import { REJOIN_PAUSE_MS } from '../resume/call-store.js';
import { delay } from '../../async/abort.js';
import { withTimeout } from '../../async/timing.js';
import type { CallRequest, WebCall } from '../../ports.js';
import { CallError, messageOf } from '../call-error.js';
import { callStore } from '../resume/call-store.js';
import { createDailyCall, destroyDailyCall } from './call-object.js';
import { kindOfFatal } from './daily-errors.js';

/**
 * How often the join of a full room is retried. A page that was left in the middle of a join is missed
 * after about 15 s.
 */
const REJOIN_TRIES = 10;

export { callStore };

/**
 * Joins a call that a page load cut off. Its room may count as full until the previous page is
 * missed: then the join is retried. Rejects with a `CallError`.
 */
export async function joinOnceFree(join: () => Promise<unknown>): Promise<void> {
  const late = AbortSignal.timeout(JOIN_LIMIT_MS);
  for (let retries = REJOIN_TRIES; ; retries--) {
    try {
      await join();
      return;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.kind !== 'call-full' || retries === 0 || late.aborted) throw refusal;
      await delay(REJOIN_PAUSE_MS, late);
    }
  }
}

/** Daily refuses with its fatal error, or with a text with an address when it cannot load its code. */
function refusalOf(error: unknown): CallError {
  if (typeof error === 'string')
    return new CallError('offline', 'Failed to load call object bundle.');
  const kind = kindOfFatal(error as Parameters<typeof kindOfFatal>[0]);
  return new CallError(kind === 'end' ? 'call-dropped' : kind, messageOf(error));
}

interface Ending {
  readonly request: CallRequest;
  readonly daily: DailyCall | null;
  /** The join, if it was begun: the call can be left only after it. */
  readonly joining: Promise<unknown> | undefined;
}

/**
 * Ends a call that nobody resumes. Its room would wait for the visitor, so it gets an `end-call`, and is joined for
 * that if necessary.
 */
export async function endRoom({ request, daily, joining }: Ending): Promise<void> {
  const store = callStore(request);
  const stored = store.own;
  store.forget();
  const meeting = daily?.meetingState() ?? 'new';
  if (daily && meeting === 'joined-meeting') return leaveOnceHeard(daily);
  // Before Daily's code is loaded, nobody is in the room, and no microphone is in use.
  if (daily && joining && !['new', 'loading'].includes(meeting))
    return leaveOnceJoined(daily, joining);
  if (daily) destroyDailyCall(daily);
  if (stored && request.origin === 'resumed') await joinToEnd(request, stored.webCall);
}

async function joinToEnd(request: CallRequest, { url, token }: WebCall): Promise<void> {
  const options = { url, ...(token && { token }), audioSource: false, startAudioOff: true };
  try {
    const daily = await createDailyCall(request);
    await leaveOnceJoined(
      daily,
      joinOnceFree(() => daily.join(options)),
    );
  } catch {
    // Without Daily's library nothing can be sent.
  }
}

async function leaveOnceJoined(daily: DailyCall, joining: Promise<unknown>): Promise<void> {
  try {
    daily.setLocalAudio(false);
    await withTimeout(joining, JOIN_LIMIT_MS);
    leaveOnceHeard(daily);
  } catch {
    destroyDailyCall(daily);
  }
}

/**
 * Tells the other side to hang up, and leaves when it has, or after a timeout: the connection would
 * take the last message with it.
 */
function leaveOnceHeard(daily: DailyCall): void {
  daily.sendAppMessage(JSON.stringify({ type: 'end-call' }));
  daily.setLocalAudio(false);
  const hungUp = new Promise<void>((resolve) => {
    daily.once('left-meeting', () => resolve());
    daily.once('error', () => resolve());
  });
  const leave = () => destroyDailyCall(daily);
  void withTimeout(hungUp, END_GRACE_MS).then(leave, leave);
}
