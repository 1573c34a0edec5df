import type { Key, Stamp } from '../events.js';
import type { ChatFailure, ChatTurn } from '../failures.js';
import * as messages from '../messages.js';
import { endReply, startReply } from '../regions/chat.js';
import { chatMode } from '../regions/mode.js';
import * as transcript from '../regions/transcript.js';
import { isLive } from '../regions/voice.js';
import type { State } from '../state.js';
import { inTurn, refuse, report, stay, type Step } from '../step.js';
import { endCall, typesInCall } from './call.js';
import { askConsent } from './consent.js';
import { withoutFailures } from './conversation.js';

export function sendMessage(state: State, text: string, { key, at }: Stamp): Step {
  // Pages without types can send anything.
  const content = typeof text === 'string' ? text.trim() : '';
  if (state.settings.mode === 'voice' || !content || state.chat.status === 'streaming')
    return refuse(state, { type: 'chat-error', message: messages.CHAT_DISABLED_OR_EMPTY });
  if (!state.settings.chatConfigured && !typesInCall(state))
    return refuseUnconfigured(state, content, { key, at });
  if (state.consent.status === 'needed') {
    const held = { type: 'send-message', text: content } as const;
    return askConsent(state, held);
  }
  if (typesInCall(state)) return typeInCall(state, state.voice.key, content, at);
  return inTurn(
    state,
    (before) => endCall(before, messages.CUSTOMER_ENDED_CALL, at),
    (before) => {
      const greeting = greetingAnswered(before);
      const message = messages.chatMessage('user', content);
      const [after, effects] = requestReply(
        said(before, content, at),
        { text: content, ...(greeting && { greeting }) },
        key,
      );
      return [after, [report({ type: 'message', message }), ...effects]];
    },
  );
}

/** The visitor sees why nothing comes of a message; in a call no other failure is shown. */
function refuseUnconfigured(state: State, text: string, { key, at }: Stamp): Step {
  const message = messages.MISSING_CONFIGURATION;
  return isLive(state.voice)
    ? refuse(state, { type: 'chat-error', message })
    : failReply(said(state, text, at), key, { kind: 'misconfigured', message, turn: { text } });
}

/** What the visitor typed, below the greeting that it answers. */
function said(state: State, text: string, at: number): State {
  const list = transcript.greet(state.transcript, greetingAnswered(state), at);
  return { ...state, transcript: transcript.addTyped(list, text, at) };
}

/** A message that is typed to the assistant in a call is answered there. */
function typeInCall(state: State, key: Key, content: string, at: number): Step {
  return [
    { ...state, transcript: transcript.addTyped(state.transcript, content, at) },
    [
      report({ type: 'message', message: messages.chatMessage('user', content) }),
      { type: 'send-to-call', key, message: messages.typedInCall(content) },
    ],
  ];
}

/** The greeting at the top of the conversation, which the visitor answers. */
function greetingAnswered({ settings, transcript: { entries } }: State): string {
  const { firstChatMessage } = settings;
  const first = entries[0];
  const shown = !first || (first.source.kind === 'greeting' && first.text === firstChatMessage);
  return shown && /\S/.test(firstChatMessage) ? firstChatMessage : '';
}

export function requestReply(state: State, turn: ChatTurn, key: Key): Step {
  return [
    { ...withoutFailures(state), mode: chatMode, chat: startReply(state.chat, key) },
    [{ type: 'start-reply', key, turn, sessionId: state.chat.sessionId }],
  ];
}

export function writeReply(
  state: State,
  { key, output, at }: Stamp & { output: number },
  write: (before: string) => string,
): Step {
  return stay({
    ...state,
    transcript: transcript.writeReply(state.transcript, key, output, write, at),
  });
}

export function finishReply(state: State, key: Key): Step {
  const entries = transcript.replyEntries(state.transcript, key);
  return [
    {
      ...state,
      chat: endReply(state.chat),
      transcript: transcript.endReplyEntries(state.transcript, key, 'whole'),
    },
    entries.map(({ role, text: content }) =>
      report({ type: 'message', message: messages.chatMessage(role, content) }),
    ),
  ];
}

export function failReply(state: State, key: Key, failure: ChatFailure): Step {
  return [
    {
      ...state,
      chat: endReply(state.chat, failure),
      transcript: transcript.endReplyEntries(state.transcript, key, 'broken'),
    },
    [report({ type: 'error', error: { type: 'chat-error', message: failure.message } })],
  ];
}

export function stopReply(state: State): Step {
  if (state.chat.status !== 'streaming') return stay(state);
  const { key } = state.chat;
  return [
    {
      ...state,
      chat: endReply(state.chat),
      transcript: transcript.endReplyEntries(state.transcript, key, 'broken'),
    },
    [{ type: 'stop-reply', key }],
  ];
}
