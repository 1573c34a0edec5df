import type { ChatFailure } from './failures.js';
import type { Transcript } from './regions/transcript.js';

/** The conversation as it continues on the next page: plain data, without a call or an answer in progress. */
export interface Conversation {
  readonly transcript: Transcript;
  readonly sessionId: string | null;
  readonly failure: ChatFailure | null;
  readonly draft: string;
  readonly panel: 'closed' | 'open';
}
