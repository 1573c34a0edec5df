import type { ChatRequest, CallRequest } from '../../ports.js';
import type { AssistantParts } from '../assistant-parts.js';
import type { KeptConversations } from './keep-conversation.js';
import type { Resume } from './resume.js';
import type { SharedContext } from './shared-context.js';

/** The features that an option switches on. Their code is loaded once the option is set. */
export interface OptionalFeatures {
  /** Starts the features whose options are set. Those that have started continue. */
  start(): void;
  /** Stops keeping the conversation. What is kept stays for the next assistant of the tab, or is deleted. */
  endConversation(how: 'keep' | 'forget'): void;
  /** Stops storing calls for the next page. */
  endResume(): void;
  /** The start time and the muting of a call that resumes. */
  storedCall(): ReturnType<Resume['storedCall']> | undefined;
  /** The messages that are new to the chat, if it shares its context with calls. */
  history(sessionId: string | null): Pick<ChatRequest, 'history'> | undefined;
}

interface Connection {
  readonly isConnected: () => boolean;
  /** Whether the newest call was resumed. */
  readonly isResumed: () => boolean;
}

/** `request` returns the parameters of a call that would start now. */
export function optionalFeatures(
  parts: AssistantParts,
  request: () => CallRequest,
  { isConnected, isResumed }: Connection,
): OptionalFeatures {
  const { options } = parts;
  let resume: Resume | undefined;
  let kept: KeptConversations | undefined;
  let shared: SharedContext | undefined;

  /** Looks for a call that a page load interrupted. */
  function lookForCall(): void {
    if (!isConnected() || !options().rejoin) return;
    // Asynchronous even when loaded: a call that a reset just ended is forgotten first.
    import('./resume.js').then(
      ({ createResume }) => isConnected() && (resume ??= createResume(parts, request)).look(),
      () => undefined,
    );
  }

  /** Keeps the conversation, and restores the one of the page before. */
  function keep(): void {
    if (!options().keepConversation) endConversation('forget');
    else if (isConnected() && !kept)
      import('./keep-conversation.js').then(
        ({ keepConversation }) =>
          isConnected() && options().keepConversation && (kept ??= keepConversation(parts)),
        () => undefined,
      );
  }

  function share(): void {
    if (options().sharedContext && !shared)
      import('./shared-context.js').then(
        ({ shareContext }) => (shared ??= shareContext(parts, isResumed)),
        () => undefined,
      );
  }

  function endConversation(how: 'keep' | 'forget'): void {
    kept?.end(how);
    kept = undefined;
  }

  return {
    start() {
      lookForCall();
      keep();
      share();
    },
    endConversation,
    endResume() {
      resume?.end();
      resume = undefined;
    },
    storedCall: () => resume?.storedCall(),
    history: (sessionId) => shared && { history: shared.historyFor(sessionId) },
  };
}
