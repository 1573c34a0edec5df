import type { DailyCall, DailyCallOptions } from '@daily-co/daily-js';
import { DAILY_MESSAGE_KIND } from '../../constants.js';
import type { CallRequest } from '../../ports.js';
import { warnOnce } from '../../reports/warn-once.js';
import { withTimeout } from '../../async/timing.js';
import { loaded } from '../loaded.js';

/** How long leaving a call may delay the next one, in milliseconds. */
const LEAVE_LIMIT_MS = 5000;

/** Settles when the previous calls have released the page. */
let leaving: Promise<unknown> = Promise.resolve();

/** Loads Daily's library. */
export function loadDaily() {
  return import('./daily-library.js');
}

/** The allowed ones of the page's own options for Daily. Few pages have any. */
async function allowedOptions(dailyOptions: CallRequest['dailyOptions']) {
  if (!dailyOptions) return undefined;
  const { checkDailyOptions } = await loaded(import('../../limits/daily-options.js'));
  const { options, warnings } = checkDailyOptions(dailyOptions);
  warnOnce(warnings);
  return options;
}

/**
 * Creates Daily's object for one call. `avoidEval` works under a content security policy without
 * `unsafe-eval`. Several widgets may have calls at once.
 */
export async function createDailyCall({
  callBundleUrl,
  dailyOptions,
  recording = false,
}: Pick<CallRequest, 'callBundleUrl' | 'dailyOptions'> & {
  readonly recording?: boolean;
}): Promise<DailyCall> {
  const [{ Daily, withOwnMessages }, allowed] = await Promise.all([
    loaded(loadDaily()),
    allowedOptions(dailyOptions),
    leaving,
  ]);
  const create = () =>
    Daily.createCallObject({
      ...allowed,
      allowMultipleCallInstances: true,
      audioSource: true,
      videoSource: recording,
      dailyConfig: {
        ...allowed?.dailyConfig,
        avoidEval: true,
        ...(callBundleUrl && { callObjectBundleUrlOverride: callBundleUrl }),
      },
    });
  return withoutReports(withOwnMessages(create));
}

/**
 * Daily sends fatal errors to a third party, with the address of the page, and has no option against
 * it. Visitors did not agree to that. The page gets errors by our own event.
 */
function withoutReports(daily: DailyCall): DailyCall {
  return Object.assign(daily, { _maybeSendToSentry: () => undefined });
}

/**
 * Daily waits for its call machine to report that it has left, and one that never started does not.
 * This message takes its place, so that Daily frees its resources.
 */
function postLeft(daily: DailyCall): void {
  const { callClientId } = daily as DailyCall & { readonly callClientId?: string };
  const left = { from: 'embedded', action: 'left-meeting', callClientId };
  window.postMessage({ what: DAILY_MESSAGE_KIND, ...left });
}

/** Leaves at any stage, and frees the microphone and the page for the next call. */
export function destroyDailyCall(daily: DailyCall): void {
  leaving = Promise.all([leaving, destroyed(daily)]);
}

function destroyed(daily: DailyCall): Promise<unknown> {
  return withTimeout(daily.destroy(), LEAVE_LIMIT_MS)
    .catch(() => postLeft(daily))
    .then(() => removeScripts(daily));
}

/** Daily inserts the script of its call machine for every call, and leaves it in the page. */
function removeScripts({
  properties,
}: DailyCall & { readonly properties?: DailyCallOptions }): void {
  const { callObjectBundleUrlOverride: url = '/call-machine-object-bundle.js' } =
    properties?.dailyConfig ?? {};
  for (const script of document.querySelectorAll('script'))
    if (script.src.includes(url)) script.remove();
}
