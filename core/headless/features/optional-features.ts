import type { CallOrigin } from '../../machine/effects.js';
import type { CallRequest, ChatRequest } from '../../ports.js';
import type { FeatureAssistant } from '../feature-assistant.js';
import { providerOf } from '../machine-settings.js';
import { whenLoaded, type Feature } from './feature.js';
import type { KeptConversations } from './keep-conversation.js';
import type { Resume } from './resume.js';
import type { SharedContext } from './shared-context.js';

/** The option `rejoin`: resumes the call that a page load cut off. */
export interface Rejoin extends Feature {
  /** Returns the parameters of a call that starts now. */
  callRequest(origin: CallOrigin): CallRequest;
  /** Whether the newest call was resumed after its assistant had begun to listen. */
  isResumed(): boolean;
}

export function rejoin(assistant: FeatureAssistant): Rejoin {
  const { isConnected, options, request } = assistant;
  let resume: Resume | undefined;
  let resumed = false;
  return {
    start() {
      // Asynchronous even when loaded: a call that a reset just ended is forgotten first.
      whenLoaded(
        () => isConnected() && options().rejoin,
        () => import('./resume.js'),
        ({ createResume }) => (resume ??= createResume(assistant)).look(),
      );
    },
    stop() {
      resume?.end();
      resume = undefined;
    },
    callRequest(origin) {
      const before = origin === 'resumed' ? resume?.storedCall() : undefined;
      resumed = before?.since !== undefined;
      return { ...request(), ...before, origin };
    },
    isResumed: () => resumed,
  };
}

/** The option `keepConversation`: restores the conversation of the page before, and keeps this one. */
export function conversationKeeper(assistant: FeatureAssistant): Feature {
  const { isConnected, options } = assistant;
  let kept: KeptConversations | undefined;
  let provider = '';

  function end(how: 'keep' | 'forget'): void {
    kept?.end(how);
    kept = undefined;
  }

  return {
    start() {
      const isWanted = () => isConnected() && options().keepConversation;
      if (!isWanted() || providerOf(options()) !== provider) end('forget');
      whenLoaded(
        isWanted,
        () => import('./keep-conversation.js'),
        ({ keepConversation }) => {
          provider = providerOf(options());
          kept ??= keepConversation(assistant);
        },
      );
    },
    stop: () => end('keep'),
  };
}

/** The option `sharedContext`: makes voice and chat one conversation. */
export interface ContextSharing extends Feature {
  /** The messages that are new to the chat, if it shares its context with calls. */
  history(sessionId: string | null): Pick<ChatRequest, 'history'> | undefined;
}

/** `isResumed` tells whether the assistant of the newest call knows its history already. */
export function contextSharing(
  assistant: FeatureAssistant,
  isResumed: () => boolean,
): ContextSharing {
  const { isConnected, options } = assistant;
  let shared: SharedContext | undefined;
  return {
    start() {
      whenLoaded(
        () => isConnected() && options().sharedContext,
        () => import('./shared-context.js'),
        ({ shareContext }) => (shared ??= shareContext(assistant, isResumed)),
      );
    },
    // It listens to calls, of which there are none without a connection.
    stop: () => undefined,
    history: (sessionId) => shared && { history: shared.historyFor(sessionId) },
  };
}
