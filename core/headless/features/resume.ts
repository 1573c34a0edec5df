import { resumeCalls } from '../../call/resume/resume-calls.js';
import type { CallRequest } from '../../ports.js';
import type { FeatureAssistant } from '../feature-assistant.js';

/** Resumes the call that a page load cut off, with the option `rejoin`. */
export interface Resume {
  /** Looks for the call of the page before. */
  look(): void;
  /** Stops looking and stops storing calls for the next page. */
  end(): void;
  /** The start time and the muting of the call that resumes. */
  storedCall(): Pick<CallRequest, 'since' | 'startMuted'>;
}

export function createResume({ runtime, options, request }: FeatureAssistant): Resume {
  let stored: Pick<CallRequest, 'since' | 'startMuted'> = {};
  const { look, end } = resumeCalls({
    request,
    state: () => runtime.state,
    now: runtime.now,
    resume({ transcript, since, muted = options().startMuted }) {
      stored = { since, startMuted: muted };
      runtime.dispatch({ type: 'call-recalled', transcript });
    },
  });
  return { look, end, storedCall: () => stored };
}
