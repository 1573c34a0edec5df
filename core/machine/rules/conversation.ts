import type { CallFailure, ChatFailure } from '../failures.js';
import { endReply, newChat } from '../regions/chat.js';
import { noMode } from '../regions/mode.js';
import { emptyTranscript } from '../regions/transcript.js';
import { disconnected, isLive } from '../regions/voice.js';
import type { State } from '../state.js';
import type { Step } from '../step.js';

export function clearConversation(state: State): Step {
  const cleared: State = {
    ...withoutFailures(state),
    chat: newChat,
    transcript: emptyTranscript,
    mode: state.voice.status === 'disconnected' ? noMode : state.mode,
  };
  return [
    cleared,
    state.chat.status === 'streaming' ? [{ type: 'stop-reply', key: state.chat.key }] : [],
  ];
}

/** How what begins anew finds it: nothing is left of what failed, nor of a call that is over. */
export function withoutFailures(state: State): State {
  return dismissPastCall(dismissFailures(state));
}

/** With a call in which nothing was said there is nothing left to be taken along. */
export function dismissFailures(state: State): State {
  const { voice, chat, transcript } = state;
  const isSilent = transcript.status === 'empty';
  return {
    ...state,
    voice: isLive(voice) ? voice : isSilent ? disconnected : { ...voice, failure: null },
    chat: chat.status === 'idle' ? endReply(chat) : chat,
  };
}

export function dismissPastCall(state: State): State {
  const { voice } = state;
  return isLive(voice) ? state : { ...state, voice: { ...voice, past: null } };
}

/** What went wrong last and was not dismissed. */
export function failuresOf({ voice, chat }: State): {
  readonly call: CallFailure | null;
  readonly chat: ChatFailure | null;
} {
  return {
    call: voice.status === 'disconnected' ? voice.failure : null,
    chat: chat.status === 'idle' ? chat.failure : null,
  };
}
