import type { DailyCall } from '@daily-co/daily-js';
import type { CallRequest } from '../ports.js';
import { within } from './abortable.js';

const LEAVE_LIMIT_MS = 5000;

/** Settles when the calls that were ended before have released the page. */
let leaving: Promise<unknown> = Promise.resolve();

/** The call library, fetched when the first call is wanted. */
async function loadDaily() {
  const { default: Daily } = await import('@daily-co/daily-js');
  return Daily;
}

/**
 * Creates the call library's object for one call. `avoidEval` spares pages with a content security
 * policy from having to allow `unsafe-eval`. Several calls may exist at once, of several widgets.
 */
export async function createDailyCall(
  { callBundleUrl }: CallRequest,
  recording: boolean,
): Promise<DailyCall> {
  const [Daily] = await Promise.all([loadDaily(), leaving]);
  const daily = Daily.createCallObject({
    allowMultipleCallInstances: true,
    audioSource: true,
    videoSource: recording,
    dailyConfig: {
      avoidEval: true,
      ...(callBundleUrl && { callObjectBundleUrlOverride: callBundleUrl }),
    },
  });
  daily.iframe()?.style.setProperty('display', 'none');
  return reportingToNobody(daily);
}

/**
 * The call library sends fatal errors to a third party, with the address of the page, and has no
 * option against it. Visitors were not asked for that; the page hears of errors by our own event.
 */
function reportingToNobody(daily: DailyCall): DailyCall {
  return Object.assign(daily, { _maybeSendToSentry: () => undefined });
}

/** Leaves, whatever the call is doing, and frees the microphone and the page for the next call. */
export function destroyDailyCall(daily: DailyCall): void {
  const destroyed = within(daily.destroy(), LEAVE_LIMIT_MS, 'The call did not end in time');
  leaving = Promise.all([leaving, destroyed.catch(() => undefined)]);
}
