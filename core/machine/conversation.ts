import type { ChatFailure } from './failures.js';
import type { Transcript } from './regions/transcript.js';
import type { Panel } from './state.js';

/** What continues on the next page: plain data, in which nothing goes on. */
export interface Conversation {
  readonly transcript: Transcript;
  readonly sessionId: string | null;
  readonly failure: ChatFailure | null;
  readonly draft: string;
  readonly panel: Panel['status'];
}
