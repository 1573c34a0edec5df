/** A page with the element, in which calls and turns of a chat follow each other. */
import '../../../elements/define.js';
import type { Round } from './rounds.js';

/** The events of one round: of a call, or of a turn's answer. */
export interface RoundReport {
  started: number;
  ended: number;
  failed: number;
}

declare global {
  interface Window {
    soak: {
      round(round: Round): Promise<RoundReport>;
      /** Clears the conversation, which grows with every round. */
      clear(): Promise<void>;
    };
  }
}

/** A visitor's patience with a call that does not come to where it is cancelled. */
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
});
document.addEventListener('DOMContentLoaded', place);

function place(): void {
  document.body.append(element);
  element.open();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Cancels the current round. Resolves when the element is back, should it have been gone. */
async function cancel({ kind, by }: Round): Promise<void> {
  if (by === 'reset') return element.reset();
  if (by === 'button' && kind === 'call') return element.endCall();
  if (by === 'button')
    return element.renderRoot.querySelector<HTMLElement>('[part=stop-button]')?.click();
  element.remove();
  // The element ends in a later task than its removal.
  await pause(0);
  place();
}

/** Counts the events of a round. Resolves when it is over, and when the visitor has had enough. */
function reported(round: Round, report: RoundReport, { signal }: AbortController) {
  const over = new Promise<void>((resolve) => {
    const ends = (how: 'ended' | 'failed') => () => resolve(void report[how]++);
    if (round.kind === 'call') {
      element.addEventListener('va-call-start', () => report.started++, { signal });
      element.addEventListener('va-call-end', ends('ended'), { signal });
      element.addEventListener('va-call-start-failed', ends('failed'), { signal });
      return;
    }
    element.addEventListener('va-error', ends('failed'), { signal });
    const note = ({ message }: { message: unknown }) => {
      const { type, role } = message as { type?: string; role?: string };
      if (type !== 'chat-message') return;
      if (role === 'user') report.started++;
      else ends('ended')();
    };
    element.addEventListener('va-message', note, { signal });
  });
  const enough = new Promise<void>((resolve) => {
    if (round.cancel === null) return;
    const reaches = (what: string) => what === round.cancel && resolve();
    element.addEventListener('va-call-start', () => reaches('connected'), { signal });
    element.addEventListener(
      'va-call-start-progress',
      ({ progress: { stage, status } }) => reaches(`${stage} ${status}`),
      { signal },
    );
    setTimeout(resolve, typeof round.cancel === 'number' ? round.cancel : ENOUGH_MS);
  });
  return { over, enough };
}

window.soak = {
  async round(round) {
    const { kind, faults, bundleFaults } = round;
    const listening = new AbortController();
    const report = { started: 0, ended: 0, failed: 0 };
    const { over, enough } = reported(round, report, listening);
    element.apiUrl = faults ? `${apiUrl}/faults/${faults}` : apiUrl;
    element.callBundleUrl = bundleFaults
      ? callBundleUrl.replace(/(?=\/call-machine)/, `/faults/${bundleFaults}`)
      : callBundleUrl;
    await element.updateComplete;
    if (kind === 'call') element.startCall();
    else element.sendMessage('What are your opening hours?');
    await Promise.race([over, enough]);
    if (!report.ended && !report.failed) await cancel(round);
    if (kind === 'call') await over;
    // A message is refused while an answer streams in: its absence tells that none does.
    await element.updateComplete;
    listening.abort();
    return report;
  },
  async clear() {
    element.reset();
    await element.updateComplete;
  },
};
