import type { CallFailure, ChatFailure } from '../failures.js';
import { endReply, newChat } from '../regions/chat.js';
import { emptyTranscript, isEmpty } from '../regions/transcript.js';
import { disconnected, isLive } from '../regions/voice.js';
import type { State } from '../state.js';
import type { Step } from '../step.js';

/** Clears the conversation but `left`, and stops an answer that is streaming. */
export function clearConversation(state: State, left = emptyTranscript): Step {
  return [
    { ...withoutFailures(state), chat: newChat, transcript: left },
    state.chat.status === 'streaming' ? [{ type: 'stop-reply', key: state.chat.key }] : [],
  ];
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
    chat: failuresOf(state).chat ? endReply(chat) : chat,
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
    call: voice.status === 'disconnected' ? voice.failure : null,
    chat: chat.status === 'idle' ? chat.failure : null,
  };
}
