import type { ErrorReport } from '../../reports/error-report.js';
import { lazy } from '../../async/lazy.js';
import type { ReportedError } from '../../machine/failures.js';
import type { Key } from '../../machine/events.js';
import { MISSING_CONFIGURATION } from '../../machine/messages.js';
import { callIdIn } from '../../machine/stages.js';
import { safely } from '../../reports/safely.js';
import { warnOnce } from '../../reports/warn-once.js';
import type { AssistantParts } from '../assistant-parts.js';

const reports = lazy(() => import('../../reports/error-report.js'));

/** Passes errors to the page's `errorReporter`, and warns the page's author of a missing option. */
export function reportErrors({ on, options, runtime, clock }: AssistantParts): void {
  let call: Key | undefined;
  let callId: string | null = null;

  async function report(reporter: (report: ErrorReport) => void, error: ReportedError) {
    const context = { state: runtime.state, callId, at: clock.now(), options: options() };
    const { reportOf } = await reports.load();
    safely(reporter)(reportOf(error, context));
  }

  runtime.subscribe(({ voice }) => {
    if (voice.status !== 'connecting' || voice.key === call) return;
    call = voice.key;
    callId = null;
  });
  on('call-start-progress', ({ progress }) => {
    callId = callIdIn(progress) ?? callId;
  });
  on('error', ({ error }) => {
    if (error.message === MISSING_CONFIGURATION)
      warnOnce([`voice-assistant: ${MISSING_CONFIGURATION}`]);
    const { errorReporter } = options();
    if (errorReporter) report(errorReporter, error).catch(() => undefined);
  });
  // Loaded ahead: the network may be gone by the time there is an error to report.
  if (options().errorReporter) reports.get();
}
