import type { CallFailure, ChatFailure } from '../failures.js';
import { endReply, newChat } from '../regions/chat.js';
import { noMode } from '../regions/mode.js';
import { emptyTranscript } from '../regions/transcript.js';
import { disconnected } from '../regions/voice.js';
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

export function withoutFailures(state: State): State {
  return {
    ...state,
    voice: state.voice.status === 'disconnected' ? disconnected : state.voice,
    chat: state.chat.status === 'idle' ? endReply(state.chat) : state.chat,
  };
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
