import type { HistoryMessage } from '../../machine/failures.js';
import { historyForCall, historyForChat } from '../../machine/rules/shared-context.js';
import type { FeatureAssistant } from '../feature-assistant.js';

/** Makes voice and chat one conversation, with the option `sharedContext`. */
export interface SharedContext {
  /** The messages that are new to the chat when it receives a turn. */
  historyFor(sessionId: string | null): readonly HistoryMessage[];
}

/** Sends the history to the assistant of each call that begins. `isResumed`: it has it already. */
export function shareContext(
  { runtime, options, on }: Pick<FeatureAssistant, 'runtime' | 'options' | 'on'>,
  isResumed: () => boolean,
): SharedContext {
  on('call-start', () => {
    if (!options().sharedContext || isResumed()) return;
    for (const { role, content: text } of historyForCall(runtime.state))
      runtime.dispatch({ type: 'context-added', words: { role, text, respond: false } });
  });
  return {
    historyFor: (sessionId) =>
      options().sharedContext ? historyForChat(runtime.state, sessionId) : [],
  };
}
