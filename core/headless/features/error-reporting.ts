import { lazy } from '../../async/lazy.js';
import { safely } from '../../reports/safely.js';
import type { FeatureAssistant } from '../feature-assistant.js';

const reports = lazy(() => import('../../error-reports/error-report.js'));

/** Passes errors to the page's `errorReporter`, and warns the page's author of their mistakes. */
export function reportErrors({ on, options, runtime, clock, clientId }: FeatureAssistant): void {
  on('error', ({ error }) => {
    const { errorReporter } = options();
    const at = clock.now();
    const context = { state: runtime.state, at, clientId: clientId(), options: options() };
    reports.use(({ reportOf, warnOfMistake }) => {
      const report = reportOf(error, context);
      warnOfMistake(report, context.state);
      if (errorReporter) safely(errorReporter)(report);
    });
  });
  // Loaded ahead: the network may be gone by the time there is an error to report.
  if (options().errorReporter) reports.get();
}
