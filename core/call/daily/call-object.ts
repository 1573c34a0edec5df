import type { DailyCall } from '@daily-co/daily-js';
import { LEAVE_LIMIT_MS } from '../../constants.js';
import type { CallRequest } from '../../ports.js';
import { warnOnce } from '../../reports/warn-once.js';
import { withTimeout } from '../../async/timing.js';
import { loaded } from '../loaded.js';

/** Settles when the calls that were ended before have released the page. */
let leaving: Promise<unknown> = Promise.resolve();

/** The call library, fetched when the first call is wanted: while the provider makes the call. */
export async function loadDaily() {
  const { default: Daily } = await import('@daily-co/daily-js');
  return Daily;
}

/** What of the page's own options for the call library may be used; few pages have any. */
async function wishesOf(given: CallRequest['dailyOptions']) {
  if (!given) return undefined;
  const { checkDailyOptions } = await loaded(import('../../limits/daily-options.js'));
  const { options, warnings } = checkDailyOptions(given);
  warnOnce(warnings);
  return options;
}

/**
 * Creates the call library's object for one call. `avoidEval` spares pages with a content security
 * policy from having to allow `unsafe-eval`. Several calls may exist at once, of several widgets.
 */
export async function createDailyCall({
  callBundleUrl,
  dailyOptions,
  recording = false,
}: Pick<CallRequest, 'callBundleUrl' | 'dailyOptions'> & {
  readonly recording?: boolean;
}): Promise<DailyCall> {
  const [Daily, wished] = await Promise.all([loaded(loadDaily()), wishesOf(dailyOptions), leaving]);
  const daily = Daily.createCallObject({
    ...wished,
    allowMultipleCallInstances: true,
    audioSource: true,
    videoSource: recording,
    dailyConfig: {
      ...wished?.dailyConfig,
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

/**
 * The call library waits for a bundle to say that it has left, and one that never came to life says
 * nothing. So that the library lets go of what it holds, it is told in the bundle's name.
 */
function tellThatItLeft(daily: DailyCall): void {
  const { callClientId } = daily as DailyCall & { readonly callClientId?: string };
  const what = 'iframe-call-message';
  window.postMessage({ what, from: 'embedded', action: 'left-meeting', callClientId });
}

/** Leaves, whatever the call is doing, and frees the microphone and the page for the next call. */
export function destroyDailyCall(daily: DailyCall): void {
  leaving = Promise.all([leaving, destroyed(daily)]);
}

function destroyed(daily: DailyCall): Promise<unknown> {
  return withTimeout(daily.destroy(), LEAVE_LIMIT_MS).catch(() => tellThatItLeft(daily));
}
