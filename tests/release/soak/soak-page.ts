/** A page with the element, in which calls and turns of a chat follow each other as plans have it. */
import { holdings, timerOrigins, uncounted } from './leak-counters.js';
import '../../../elements/define.js';
import type { CallPlan, Cancelling, RoundPlan, TurnPlan } from './round-plans.js';

/** The events of one round: of a call, or of a turn's answer. */
export interface RoundReport {
  readonly started: number;
  readonly ended: number;
  readonly failed: number;
}

export interface Soak {
  readonly holdings: typeof holdings;
  readonly timerOrigins: typeof timerOrigins;
  round(plan: RoundPlan): Promise<RoundReport>;
  /** Clears the conversation, which grows with every round. */
  clear(): Promise<void>;
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
  mode: 'hybrid',
  showTranscript: true,
  maxDurationSeconds: 60,
  silenceTimeoutSeconds: 30,
  showModelOutput: true,
  apiUrl,
  callBundleUrl,
});
document.addEventListener('DOMContentLoaded', place);

function place(): void {
  document.body.append(element);
  element.open();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => uncounted.setTimeout(resolve, milliseconds));
}

async function configure(faults: string, bundleFaults = ''): Promise<void> {
  element.apiUrl = faults ? `${apiUrl}/faults/${faults}` : apiUrl;
  element.callBundleUrl = bundleFaults
    ? callBundleUrl.replace(/(?=\/call-machine)/, `/faults/${bundleFaults}`)
    : callBundleUrl;
  await element.updateComplete;
}

/** Cancels the current round. Resolves when the element is back, should it have been gone. */
async function cancel(by: Cancelling, press: () => void): Promise<void> {
  if (by === 'button') return press();
  if (by === 'reset') return element.reset();
  element.remove();
  // The element ends in a later task than its removal.
  await pause(0);
  place();
}

async function call(plan: CallPlan): Promise<RoundReport> {
  const listening = new AbortController();
  const report = { started: 0, ended: 0, failed: 0 };
  const { signal } = listening;
  const { cancel: when } = plan;
  const over = new Promise<void>((resolve) => {
    element.addEventListener('va-call-start', () => report.started++, { signal });
    element.addEventListener('va-call-end', () => resolve(void report.ended++), { signal });
    element.addEventListener('va-call-start-failed', () => resolve(void report.failed++), {
      signal,
    });
  });
  const enough = new Promise<void>((resolve) => {
    if (when.at === 'never') return;
    if (when.at === 'connected')
      element.addEventListener('va-call-start', () => resolve(), { signal });
    if (when.at === 'stage')
      element.addEventListener(
        'va-call-start-progress',
        ({ progress: { stage, status } }) => {
          if (stage === when.stage && status === when.status) resolve();
        },
        { signal },
      );
    uncounted.setTimeout(resolve, when.at === 'time' ? when.milliseconds : ENOUGH_MS);
  });
  await configure(plan.faults, plan.bundleFaults);
  element.startCall();
  await Promise.race([over, enough.then(() => cancel(plan.by, () => element.endCall()))]);
  await over;
  listening.abort();
  return report;
}

async function turn(plan: TurnPlan): Promise<RoundReport> {
  const listening = new AbortController();
  const report = { started: 0, ended: 0, failed: 0 };
  const { signal } = listening;
  const over = new Promise<void>((resolve) => {
    element.addEventListener(
      'va-message',
      ({ message }) => {
        const { type, role } = message as { type?: string; role?: string };
        if (type !== 'chat-message') return;
        if (role === 'user') report.started++;
        else resolve(void report.ended++);
      },
      { signal },
    );
    element.addEventListener('va-error', () => resolve(void report.failed++), { signal });
  });
  await configure(plan.faults);
  element.sendMessage('What are your opening hours?');
  const { cancel: when } = plan;
  if (when.at === 'never') await over;
  else await Promise.race([over, pause(when.milliseconds)]);
  if (!report.ended && !report.failed) await cancel(plan.by, pressStop);
  // A message is refused while an answer streams in: its absence tells that none does.
  await element.updateComplete;
  listening.abort();
  return report;
}

function pressStop(): void {
  element.renderRoot.querySelector<HTMLElement>('[part=stop-button]')?.click();
}

window.soak = {
  holdings() {
    // A call bundle whose call is gone lets go of the page with the next message, whatever it says.
    window.postMessage(null);
    return holdings();
  },
  timerOrigins,
  round: (plan) => (plan.kind === 'call' ? call(plan) : turn(plan)),
  async clear() {
    element.reset();
    await element.updateComplete;
  },
};
