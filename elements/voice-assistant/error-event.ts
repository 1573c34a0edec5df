// Apart from the other events, because it also reports that their code did not load.

import type { ReportedError } from '../../core/headless/index.js';

/** The reach of the element's events: any ancestor can listen to them. */
export const everywhere = { bubbles: true, composed: true } as const;

/** An error occurred. */
export class AssistantErrorEvent extends Event {
  constructor(readonly error: ReportedError) {
    super('va-error', everywhere);
  }
}
