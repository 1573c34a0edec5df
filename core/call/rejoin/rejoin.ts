import type { DailyCall } from '@daily-co/daily-js';
import { END_GRACE_MS, JOIN_LIMIT_MS, REJOIN_PAUSE_MS, REJOIN_TRIES } from '../../constants.js';
import { BUNDLE_NOT_LOADED } from '../../machine/messages.js';
import { isLive } from '../../machine/regions/voice.js';
import type { State } from '../../machine/state.js';
import { delay } from '../../async/abort.js';
import { withTimeout } from '../../async/timing.js';
import type { CallRequest } from '../../ports.js';
import { CallError, messageOf } from '../call-error.js';
import { createDailyCall, destroyDailyCall } from '../daily/call-object.js';
import { kindOfFatal } from '../daily/daily-errors.js';
import { isInCall, LOCK_NAME } from '../start/call-lock.js';
import { joinInTime } from '../start/join-in-time.js';
import {
  calleeOf,
  forgetCall,
  keepTalk,
  ownCall,
  takeUpCall,
  type CallToRejoin,
} from './calls-to-rejoin.js';

export { keepCall, ownCall } from './calls-to-rejoin.js';

interface Widget {
  /** What it would call now; nothing is done for one that does not want to `rejoin` any more. */
  readonly request: () => CallRequest;
  readonly state: () => State;
  /** Told when there is a call to be taken up. */
  readonly recalled: (call: CallToRejoin) => void;
}

/** Looks after the calls of one widget that page loads cut. */
export interface Rejoining {
  /** Recalls a call unless there is one. Does nothing for whom it has looked for already. */
  look(): void;
  end(): void;
}

/** Keeps how far a widget's call has come when the page is left in one, and recalls it. */
export function rejoin(widget: Widget): Rejoining {
  const over = new AbortController();
  const { signal } = over;
  let lookedFor = '';
  const look = () => void recall(widget, signal).catch(() => undefined);
  const lookAnew = () => {
    const request = widget.request();
    if (signal.aborted || !request.rejoin || calleeOf(request) === lookedFor) return;
    lookedFor = calleeOf(request);
    look();
  };
  const leave = () => {
    if (!widget.request().rejoin) return;
    const { voice, transcript } = widget.state();
    if (voice.status === 'connected')
      keepTalk(widget.request(), { transcript, since: voice.since, muted: voice.muted });
    else if (isLive(voice)) keepTalk(widget.request(), { transcript });
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  // On a server there is no page to leave.
  globalThis.addEventListener?.('pagehide', leave, { signal });
  globalThis.addEventListener?.('pageshow', comeBack, { signal });
  return { look: () => onceShown(lookAnew), end: () => over.abort() };
}

/** A page that the browser makes ready ahead has neither the microphone nor the storage of its tab yet. */
function onceShown(act: () => void): void {
  const page: (Document & { readonly prerendering?: boolean }) | undefined = globalThis.document;
  if (page?.prerendering) page.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

/** A tab that is opened from another one finds its call, which is not to be taken up beside it. */
async function recall({ request, state, recalled }: Widget, signal: AbortSignal): Promise<void> {
  if (!request().rejoin || isLive(state().voice)) return;
  const call = takeUpCall(request());
  if (!call) return;
  let isElsewhere = await isInCallElsewhere();
  if (isElsewhere) {
    // The browser may not have taken in yet that the page before is gone.
    await delay(REJOIN_PAUSE_MS, signal);
    isElsewhere = await isInCallElsewhere();
  }
  // Another one may have been looked for meanwhile.
  if (signal.aborted || ownCall(request()) !== call) return;
  if (isElsewhere) forgetCall(request());
  else recalled(call);
}

/** Whether there is a call in another tab, as far as the browser can tell. */
async function isInCallElsewhere(): Promise<boolean> {
  const { held } = (await navigator.locks?.query().catch(() => null)) ?? {};
  // This page may have begun a call meanwhile.
  return !isInCall() && Boolean(held?.some(({ name }) => name === LOCK_NAME));
}

/** The joins of calls that may be taken up again, so that one that is ended is left only after it. */
const joins = new WeakMap<DailyCall, Promise<unknown>>();

/**
 * Joins a call that is kept. The one that a page load cut may count as full until the page before is
 * missed: then it is tried again. Rejects with a `CallError`, or with what the call library says.
 */
export function joinKept(
  daily: DailyCall,
  join: () => Promise<unknown>,
  resumed: boolean,
): Promise<unknown> {
  const joined = joinInTime(resumed ? joinOnceFree(join) : join());
  joins.set(daily, joined);
  return joined;
}

async function joinOnceFree(join: () => Promise<unknown>): Promise<void> {
  const late = AbortSignal.timeout(JOIN_LIMIT_MS);
  for (let tries = REJOIN_TRIES; ; tries--) {
    try {
      await join();
      return;
    } catch (error) {
      const kind = kindOfRefusal(error);
      const [type, stage] = ['daily-call-join-error', 'daily-call-join'] as const;
      if (kind !== 'call-full' || tries === 0 || late.aborted)
        throw new CallError({ kind, type, message: wordsOf(error), stage });
      await delay(REJOIN_PAUSE_MS, late);
    }
  }
}

/** The call library refuses with its fatal error, or with a text when its code cannot be had. */
function kindOfRefusal(error: unknown) {
  if (typeof error === 'string') return 'offline';
  const kind = kindOfFatal(error as Parameters<typeof kindOfFatal>[0]);
  return kind === 'end' ? 'call-dropped' : kind;
}

/** In a text it names the address of its code; this is what its fatal error says. */
function wordsOf(error: unknown): string {
  return typeof error === 'string' ? BUNDLE_NOT_LOADED : messageOf(error);
}

/**
 * Ends a call that is not to be joined again. A room that waits for who left it would wait in vain, so
 * it is told, and joined for that if need be; of one that is over nothing can be asked.
 */
export async function endForGood(request: CallRequest, daily: DailyCall | null): Promise<void> {
  const call = ownCall(request);
  forgetCall(request);
  const meeting = daily?.meetingState() ?? 'new';
  if (daily && meeting === 'joined-meeting') return leaveOnceHeard(daily);
  const join = daily && joins.get(daily);
  // Before the library's code is there, nobody was in the room, and it takes no microphone yet.
  const hasBegun = !['new', 'loading'].includes(meeting);
  if (daily && join && hasBegun) return leaveOnceJoined(daily, join);
  if (daily) destroyDailyCall(daily);
  if (call && request.origin === 'resumed') await joinToEnd(request, call);
}

/** What ends the call at the other side, which nothing but a message in the call does. */
async function joinToEnd(request: CallRequest, { webCall }: CallToRejoin): Promise<void> {
  const { url, token } = webCall;
  const options = { url, ...(token && { token }), audioSource: false, startAudioOff: true };
  try {
    const daily = await createDailyCall(request);
    await leaveOnceJoined(
      daily,
      joinKept(daily, () => daily.join(options), true),
    );
  } catch {
    // Without the call library nothing can be told.
  }
}

async function leaveOnceJoined(daily: DailyCall, join: Promise<unknown>): Promise<void> {
  try {
    daily.setLocalAudio(false);
    await join;
    leaveOnceHeard(daily);
  } catch {
    destroyDailyCall(daily);
  }
}

/**
 * Tells the other side to hang up, and leaves when it has, or after a moment in any case: what was
 * sent to it last would be lost with the connection.
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
