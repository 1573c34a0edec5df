import type { ChatMessage, Effect } from '../effects.js';
import type { MachineEvent, Stamp } from '../events.js';
import type { ChatFailure, ChatTurn } from '../failures.js';
import type { Key, Role } from '../identity.js';
import * as messages from '../messages.js';
import { endReply, startReply } from '../regions/chat.js';
import * as transcript from '../regions/transcript.js';
import { isLive } from '../regions/voice.js';
import type { State } from '../state.js';
import { emit, inTurn, refuse, stay, type Step } from '../step.js';
import { endCall, typesInCall } from './call.js';
import { askConsent } from './consent.js';
import { withoutFailures } from './conversation.js';

/** Returns a text as it is sent: trimmed, and empty if there is nothing to send. */
export function sentText(text: unknown): string {
  // Pages without types can pass anything.
  return typeof text === 'string' ? text.trim() : '';
}

export function sendMessage(state: State, text: string, { key, at }: Stamp): Step {
  const content = sentText(text);
  if (state.settings.mode === 'voice' || !content || state.chat.status === 'streaming')
    return refuse(state, 'chat-error', messages.CHAT_DISABLED_OR_EMPTY);
  if (!state.settings.chatConfigured && !typesInCall(state))
    return failUnconfigured(state, content, { key, at });
  if (state.consent.status === 'needed')
    return askConsent(state, { type: 'send-message', text: content });
  if (typesInCall(state)) return typeInCall(state, state.voice.key, content, at);
  return inTurn(
    state,
    (before) => endCall(before, messages.CUSTOMER_ENDED_CALL, at),
    (before) => {
      const greeting = answeredGreeting(before);
      const [after, effects] = requestReply(
        addTyped(before, content, at),
        { text: content, ...(greeting && { greeting }) },
        key,
      );
      return [after, [emitMessage('user', content), ...effects]];
    },
  );
}

function emitMessage(role: Role, content: string): Effect {
  const message: ChatMessage = { type: 'chat-message', role, content };
  return emit({ type: 'message', message });
}

/** Shows the visitor why the message is not sent; during a call no other failure is shown. */
function failUnconfigured(state: State, text: string, { key, at }: Stamp): Step {
  const message = messages.MISSING_CONFIGURATION;
  return isLive(state.voice)
    ? refuse(state, 'chat-error', message)
    : failReply(addTyped(state, text, at), key, { kind: 'misconfigured', message, turn: { text } });
}

/** Adds the visitor's text, below the greeting that it answers. */
function addTyped(state: State, text: string, at: number): State {
  const greeted = transcript.greet(state.transcript, answeredGreeting(state), at);
  return { ...state, transcript: transcript.addTyped(greeted, text, at) };
}

function typeInCall(state: State, key: Key, content: string, at: number): Step {
  return [
    { ...state, transcript: transcript.addTyped(state.transcript, content, at) },
    [
      emitMessage('user', content),
      { type: 'send-to-call', key, message: messages.typedInCall(content) },
    ],
  ];
}

/** Returns the greeting at the top of the conversation, which the visitor answers; empty for none. */
function answeredGreeting({ settings, transcript: { entries } }: State): string {
  const { firstChatMessage } = settings;
  const first = entries[0];
  const shown = !first || (first.source.kind === 'greeting' && first.text === firstChatMessage);
  return shown && /\S/.test(firstChatMessage) ? firstChatMessage : '';
}

export function requestReply(state: State, turn: ChatTurn, key: Key): Step {
  return [
    { ...withoutFailures(state), chat: startReply(state.chat, key) },
    [{ type: 'start-reply', key, turn, sessionId: state.chat.sessionId }],
  ];
}

/** Applies a fact about an answer. A fact about an answer that is over changes nothing. */
export function applyReplyFact(
  state: State,
  fact: Extract<MachineEvent, { readonly about: 'reply' }>,
): Step {
  const { chat } = state;
  if (chat.status !== 'streaming' || chat.key !== fact.key) return stay(state);
  switch (fact.type) {
    case 'reply-session':
      return stay({ ...state, chat: { ...chat, sessionId: fact.sessionId } });
    case 'reply-delta':
      return writeReply(state, fact, (before) => before + fact.text);
    case 'reply-replaced':
      return writeReply(state, fact, () => fact.text);
    case 'reply-finished':
      return [
        endWith(state, fact.key, 'whole'),
        transcript
          .replyEntries(state.transcript, fact.key)
          .map(({ role, text }) => emitMessage(role, text)),
      ];
    case 'reply-failed':
      return failReply(state, fact.key, fact.failure);
  }
}

function writeReply(
  state: State,
  { key, output, at }: Stamp & { readonly output: number },
  write: (before: string) => string,
): Step {
  const written = transcript.writeReply(state.transcript, key, output, write, at);
  return stay({ ...state, transcript: written });
}

function endWith(
  state: State,
  key: Key,
  progress: 'whole' | 'broken',
  failure?: ChatFailure,
): State {
  return {
    ...state,
    chat: endReply(state.chat, failure),
    transcript: transcript.endReplyEntries(state.transcript, key, progress),
  };
}

function failReply(state: State, key: Key, failure: ChatFailure): Step {
  return refuse(endWith(state, key, 'broken', failure), 'chat-error', failure.message);
}

export function stopReply(state: State): Step {
  if (state.chat.status !== 'streaming') return stay(state);
  const { key } = state.chat;
  return [endWith(state, key, 'broken'), [{ type: 'stop-reply', key }]];
}
