import type { Conversation } from '../conversation.js';
import type { CallFailure, ChatFailure } from '../failures.js';
import { chatFailure, endAnswer, isStreaming, newChat } from '../regions/chat.js';
import { emptyTranscript, isEmpty, type Entry } from '../regions/transcript.js';
import { disconnected, isLive } from '../regions/call.js';
import { closedPanel, openPanel, type State } from '../state.js';
import { stay } from '../loop.js';
import type { Step } from '../step.js';

/** Clears the conversation but `left`, and stops an answer that is streaming. */
export function clearConversation(state: State, left = emptyTranscript): Step {
  return [
    { ...withoutFailures(state), chat: newChat, transcript: left },
    isStreaming(state.chat) ? [{ type: 'stop-reply', key: state.chat.key }] : [],
  ];
}

/** Whether a reset would delete nothing: there is no call, and no message but the greeting. */
export function isUntouched({ transcript, voice }: State): boolean {
  const isGreeting = ({ source }: Entry) => source.kind === 'greeting';
  return !isLive(voice) && transcript.entries.every(isGreeting);
}

/** Restores the conversation of the page before. Never without consent. */
export function recallConversation(
  state: State,
  { transcript, sessionId, failure, draft, panel }: Conversation,
  newer = false,
): Step {
  if (state.consent.status === 'needed') return stay(state);
  const { voice, chat } = state;
  const isCalling = isLive(voice);
  const isNew = isEmpty(state.transcript);
  return stay({
    ...state,
    panel: panel === 'open' ? openPanel : newer ? closedPanel : state.panel,
    draft: newer ? draft : state.draft || draft,
    // A call that is resumed has restored the transcript.
    transcript: !isCalling && (isNew || newer) ? transcript : state.transcript,
    chat:
      (isCalling && state.settings.sharedContext) || (!isCalling && (isNew || newer))
        ? endAnswer({ ...newChat, sessionId }, isCalling ? null : failure)
        : chat,
  });
}

/** Dismisses the failures and the past call, before a call or a turn begins. */
export function withoutFailures(state: State): State {
  return dismissPastCall(dismissFailures(state));
}

/** Also dismisses a past call that failed and has no transcript: nothing of it is left to show. */
export function dismissFailures(state: State): State {
  const { voice, chat, transcript } = state;
  return {
    ...state,
    voice:
      isLive(voice) || !voice.failure
        ? voice
        : isEmpty(transcript)
          ? disconnected
          : { ...voice, failure: null },
    chat: failuresOf(state).chat ? endAnswer(chat) : chat,
  };
}

export function dismissPastCall(state: State): State {
  const { voice } = state;
  return isLive(voice) || !voice.past ? state : { ...state, voice: { ...voice, past: null } };
}

/** Returns the failures that were not dismissed. */
export function failuresOf({ voice, chat }: State): {
  readonly call: CallFailure | null;
  readonly chat: ChatFailure | null;
} {
  return {
    call: isLive(voice) ? null : voice.failure,
    chat: chatFailure(chat),
  };
}
