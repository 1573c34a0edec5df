import { LONGEST_TIMER_MS } from '../../constants.js';
import { inTurn, stay } from '../../machine/loop.js';
import type { HangUpReason } from '../../machine/regions/call.js';
import type { CallEvent, Stamp } from './events.js';
import type { Call, Limits, Warning } from './state.js';
import { change, emit, end, perform, setTimer, type Step } from './step.js';

/** How long before a limit ends the call the visitor is warned, in milliseconds. */
export const HANG_UP_WARNING_MS = 10_000;

interface Deadline extends Warning {
  /** When the visitor is warned, in milliseconds since the epoch. */
  readonly warnAt: number;
}

/** The events by which a limit of silence starts again: speech, and what the visitor does on the page. */
const ACTIVITY: ReadonlySet<CallEvent['type']> = new Set<CallEvent['type']>([
  'call-speech-started',
  'call-speech-ended',
  'call-transcribed',
  'activity',
]);

/** Starts to count when the call is connected. Speech and activity postpone the end in silence. */
export function followLimits(call: Call, event: CallEvent): Step {
  const { phase, settings } = call;
  const { at } = event;
  if (phase !== 'connected' || !(settings.maxDurationSeconds || settings.silenceTimeoutSeconds))
    return stay(call);
  const limits = call.limits ?? { since: settings.since ?? at, activeAt: at, warning: null };
  if (ACTIVITY.has(event.type)) return check(call, { ...limits, activeAt: at }, event);
  return !call.limits || event.type === 'timer-elapsed' ? check(call, limits, event) : stay(call);
}

/** Ends the call, warns or waits, depending on the nearest deadline. */
function check(call: Call, limits: Limits, { at: now }: Stamp): Step {
  const next = nearest(call, limits);
  if (next && next.at <= now) return end(next.reason)(call);
  const warning = next && next.warnAt <= now ? { reason: next.reason, at: next.at } : null;
  const wait = next && (warning ? next.at : next.warnAt) - now;
  const hangUp = emit({ type: 'call-changed', change: { hangUp: warning } });
  return inTurn(
    call,
    change(
      { limits: { ...limits, warning } },
      setTimer('limit', wait && Math.min(wait, LONGEST_TIMER_MS)),
    ),
    perform(...(warning?.at === limits.warning?.at ? [] : [hangUp])),
  );
}

function nearest({ settings, speakers }: Call, { since, activeAt }: Limits): Deadline | null {
  const { maxDurationSeconds, silenceTimeoutSeconds } = settings;
  const longest = deadline('exceeded-max-duration', since, maxDurationSeconds);
  const isQuiet = speakers.length === 0;
  const idle = deadline('silence-timed-out', activeAt, isQuiet ? silenceTimeoutSeconds : 0);
  return longest && (!idle || longest.at <= idle.at) ? longest : idle;
}

/** A short limit warns when half of it has passed. */
function deadline(reason: HangUpReason, since: number, seconds = 0): Deadline | null {
  const limit = seconds * 1000;
  const at = since + limit;
  return limit ? { reason, at, warnAt: at - Math.min(HANG_UP_WARNING_MS, limit / 2) } : null;
}
