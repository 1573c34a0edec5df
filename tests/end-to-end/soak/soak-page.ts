/** A page with the element, in which one call after the other is made as a plan has it. */
import { holdings, timerOrigins, uncounted } from './leak-counters.js';
import '../../../elements/define.js';
import type { RoundPlan } from './round-plans.js';

/** The events of one call. */
export interface RoundReport {
  readonly started: number;
  readonly ended: number;
  readonly failed: number;
}

export interface Soak {
  readonly holdings: typeof holdings;
  readonly timerOrigins: typeof timerOrigins;
  round(plan: RoundPlan): Promise<RoundReport>;
}

declare global {
  interface Window {
    soak: Soak;
  }
}

/** A visitor's patience with a call that does not come to where it was to be ended. */
const ENOUGH_MS = 500;

const { apiUrl, callBundleUrl } = Object.fromEntries(new URLSearchParams(location.search)) as {
  apiUrl: string;
  callBundleUrl: string;
};
const element = document.createElement('voice-assistant');
Object.assign(element, {
  publicKey: 'key',
  assistantId: 'assistant',
  mode: 'voice',
  showTranscript: true,
  maxDurationSeconds: 60,
  silenceTimeoutSeconds: 30,
  showModelOutput: true,
  apiUrl,
  callBundleUrl,
});
document.addEventListener('DOMContentLoaded', () => {
  document.body.append(element);
  element.open();
});

async function round(plan: RoundPlan): Promise<RoundReport> {
  const listening = new AbortController();
  const report = { started: 0, ended: 0, failed: 0 };
  const { signal } = listening;
  element.apiUrl = plan.faults ? `${apiUrl}/faults/${plan.faults}` : apiUrl;
  element.callBundleUrl = plan.bundleFaults
    ? callBundleUrl.replace(/(?=\/call-machine)/, `/faults/${plan.bundleFaults}`)
    : callBundleUrl;
  await element.updateComplete;
  const { cancel } = plan;
  const over = new Promise<void>((resolve) => {
    element.addEventListener('va-call-start', () => report.started++, { signal });
    element.addEventListener('va-call-end', () => resolve(void report.ended++), { signal });
    element.addEventListener('va-call-start-failed', () => resolve(void report.failed++), {
      signal,
    });
  });
  const enough = new Promise<void>((resolve) => {
    if (cancel.at === 'never') return;
    if (cancel.at === 'connected')
      element.addEventListener('va-call-start', () => resolve(), { signal });
    if (cancel.at === 'stage')
      element.addEventListener(
        'va-call-start-progress',
        ({ progress: { stage, status } }) => {
          if (stage === cancel.stage && status === cancel.status) resolve();
        },
        { signal },
      );
    uncounted.setTimeout(resolve, cancel.at === 'time' ? cancel.milliseconds : ENOUGH_MS);
  });
  element.startCall();
  await Promise.race([over, enough.then(() => element.endCall())]);
  await over;
  listening.abort();
  return report;
}

window.soak = {
  holdings() {
    // A call bundle whose call is gone lets go of the page with the next message, whatever it says.
    window.postMessage(null);
    return holdings();
  },
  timerOrigins,
  round,
};
