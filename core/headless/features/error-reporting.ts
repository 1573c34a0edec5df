import { lazy } from '../../async/lazy.js';
import { MISSING_CONFIGURATION } from '../../machine/messages.js';
import { callIdIn } from '../../machine/stages.js';
import { safely } from '../../reports/safely.js';
import { warnOnce } from '../../reports/warn-once.js';
import type { AssistantParts } from '../assistant-parts.js';

const reports = lazy(() => import('../../reports/error-report.js'));

/** Passes errors to the page's `errorReporter`, and warns the page's author of a missing option. */
export function reportErrors({ on, options, runtime, clock, clientId }: AssistantParts): void {
  let callId: string | null = null;
  on('call-start-progress', ({ progress }) => {
    if (progress.stage === 'initialization') callId = null;
    callId = callIdIn(progress) ?? callId;
  });
  on('error', ({ error }) => {
    const { errorReporter } = options();
    if (error.message === MISSING_CONFIGURATION)
      warnOnce([`voice-assistant: ${MISSING_CONFIGURATION}`]);
    const at = clock.now();
    const context = { state: runtime.state, callId, at, clientId, options: options() };
    if (errorReporter)
      reports.use(({ reportOf }) => safely(errorReporter)(reportOf(error, context)));
  });
  // Loaded ahead: the network may be gone by the time there is an error to report.
  if (options().errorReporter) reports.get();
}
