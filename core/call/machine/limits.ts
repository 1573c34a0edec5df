import { LONGEST_TIMER_MS } from '../../constants.js';
import type { HangUpReason } from '../../machine/regions/voice.js';
import type { CallEvent } from './events.js';
import type { Call, Limits, Warning } from './state.js';
import type { Step } from './step.js';

/** How long before a limit ends the call the visitor is warned, in milliseconds. */
export const HANG_UP_WARNING_MS = 10_000;

interface Deadline extends Warning {
  /** When the visitor is warned, in milliseconds since the epoch. */
  readonly warnAt: number;
}

/** Starts to count when the call is connected. Speech and activity postpone the end in silence. */
export function follow(step: Step, event: CallEvent): void {
  const { phase, settings } = step.call;
  const { at } = step.stamp;
  if (phase !== 'connected' || !(settings.maxDurationSeconds || settings.silenceTimeoutSeconds))
    return;
  const limits = step.call.limits ?? { since: settings.since ?? at, activeAt: at, warning: null };
  const isFirst = !step.call.limits;
  const isSpeech = event.type.startsWith('call-speech-') || event.type === 'call-transcribed';
  if (isSpeech || event.type === 'activity') check(step, { ...limits, activeAt: at });
  else if (isFirst || event.type === 'timer-elapsed') check(step, limits);
}

/** Ends the call, warns or waits, depending on the nearest deadline. */
function check(step: Step, limits: Limits): void {
  const { at: now } = step.stamp;
  const next = nearest(step.call, limits);
  if (next && next.at <= now) return step.end(next.reason);
  const warning = next && next.warnAt <= now ? { reason: next.reason, at: next.at } : null;
  const wait = next && (warning ? next.at : next.warnAt) - now;
  step.set({ limits: { ...limits, warning } });
  step.timer('limit', wait && Math.min(wait, LONGEST_TIMER_MS));
  if (warning?.at !== limits.warning?.at)
    step.emit({ type: 'call-changed', change: { hangUp: warning } });
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
