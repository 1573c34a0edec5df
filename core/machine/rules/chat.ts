import type { AssistantEvent, Effect } from '../effects.js';
import type { MachineEvent, Stamp } from '../events.js';
import type { ChatFailure, ChatTurn } from '../failures.js';
import type { Key, Role } from '../identity.js';
import * as messages from '../messages.js';
import type { ChatMessage } from '../received-message.js';
import { endAnswer, isStreaming, startAnswer, type Chat } from '../regions/chat.js';
import {
  deliver,
  holdSending,
  nextWaiting,
  SENDING,
  SENT,
  SENT_TO_CALL,
  isWithdrawable,
  settleSending,
  WAITING,
} from '../delivery.js';
import * as transcript from '../regions/transcript.js';
import type { Delivery, Typed } from '../regions/transcript.js';
import { isLive } from '../regions/call.js';
import type { State } from '../state.js';
import { inTurn, stay } from '../loop.js';
import { emit, errorOf, refuse, type Step } from '../step.js';
import { endCall, typesInCall } from './call.js';
import { askConsent } from './consent.js';
import { dismissFailures, failuresOf, withoutFailures } from './conversation.js';
import { currentMode } from './mode.js';

/** Returns a text as it is sent: trimmed, and empty if there is nothing to send. */
export function sentText(text: unknown): string {
  // Pages without types can pass anything.
  return typeof text === 'string' ? text.trim() : '';
}

/** Returns what is emitted because a message is refused; null if it is sent, waits or visibly fails. */
export function refusedMessage(state: State, text: string, inCall = false): AssistantEvent | null {
  const disabled = currentMode(state) === 'voice' && !(inCall && typesInCall(state, inCall));
  if (disabled || !sentText(text)) return errorOf('chat-error', messages.CHAT_DISABLED_OR_EMPTY);
  const { settings, voice, chat } = state;
  // During a call or an answer no failure is shown.
  const busy = (isLive(voice) && !typesInCall(state, inCall)) || isStreaming(chat);
  return busy && !settings.chatConfigured
    ? errorOf('chat-error', messages.MISSING_CONFIGURATION)
    : null;
}

/** Adds the message to those that wait, and sends the first of them if nothing else goes on. */
export function sendMessage(state: State, text: string, stamp: Stamp, inCall = false): Step {
  const refusal = refusedMessage(state, text, inCall);
  if (refusal) return [state, [emit(refusal)]];
  const content = sentText(text);
  if (typesInCall(state, inCall)) return typeInCall(state, state.voice.key, content, stamp);
  if (!state.settings.chatConfigured) return failUnconfigured(state, content, stamp);
  if (state.consent.status === 'needed')
    return askConsent(state, { type: 'send-message', text: content });
  return inTurn(
    state,
    (s) => endCall(s, messages.CUSTOMER_ENDED_CALL, stamp.at),
    (s) => [addTyped(withoutFailures(s), content, stamp, WAITING), [emitMessage('user', content)]],
    (s) => sendWaiting(s, stamp),
  );
}

/** Sends the message that waits longest, unless something else goes on. */
export function sendWaiting(state: State, { key }: Pick<Stamp, 'key'>): Step {
  const next = nextWaiting(state.transcript);
  return next && canSendWaiting(state)
    ? requestAnswer(state, turnOf(state, next), key)
    : stay(state);
}

/** Removes a message that the provider does not have. Its text returns to an empty text box. */
export function withdrawMessage(state: State, messageId: string): Step {
  const { entries } = state.transcript;
  const message = entries.find((entry) => transcript.isTyped(entry, messageId));
  if (!message || !isWithdrawable(message.source.delivery)) return stay(state);
  const isFailed = failuresOf(state).chat?.turn.id === messageId;
  return stay({
    ...(isFailed ? dismissFailures(state) : state),
    transcript: transcript.transcriptOf(entries.filter((entry) => entry !== message)),
    draft: state.draft || message.text,
  });
}

/** Whether the message that waits longest can be sent now, as far as this page knows. */
function canSendWaiting(state: State): boolean {
  const { settings, consent, voice, chat } = state;
  return (
    currentMode(state) !== 'voice' &&
    settings.chatConfigured &&
    consent.status !== 'needed' &&
    !isLive(voice) &&
    (chat.status === 'offline' || (chat.status === 'idle' && !chat.failure))
  );
}

/**
 * Whether it is the turn of a message that waits. Without a network it waits for an event, and while a
 * failed call is shown for the visitor.
 */
export function isQueueStuck(state: State): boolean {
  const isWaiting = nextWaiting(state.transcript) && state.chat.status === 'idle';
  return !!isWaiting && canSendWaiting(state) && !failuresOf(state).call;
}

function turnOf(state: State, { text, source }: Typed): ChatTurn {
  const greeting = answeredGreeting(state);
  return { id: source.messageId, text, ...(greeting && { greeting }) };
}

function emitMessage(role: Role, content: string): Effect {
  const message: ChatMessage = { type: 'chat-message', role, content };
  return emit({ type: 'message', message });
}

/** Shows the visitor why the message is not sent. */
function failUnconfigured(state: State, text: string, stamp: Stamp): Step {
  const message = messages.MISSING_CONFIGURATION;
  const turn = { id: stamp.id, text };
  const failed = addTyped(state, text, stamp, SENDING);
  return failAnswer(failed, stamp.key, { kind: 'misconfigured', message, turn });
}

/** Adds the visitor's text, below the greeting that it answers. */
function addTyped(state: State, text: string, stamp: Stamp, delivery: Delivery): State {
  const greeted = transcript.greet(state.transcript, answeredGreeting(state), stamp.at);
  return { ...state, transcript: transcript.addTyped(greeted, text, stamp, delivery) };
}

function typeInCall(state: State, key: Key, content: string, stamp: Stamp): Step {
  return [
    {
      ...state,
      transcript: transcript.addTyped(state.transcript, content, stamp, SENT_TO_CALL),
    },
    [
      emitMessage('user', content),
      {
        type: 'add-to-call',
        key,
        words: { role: 'user', text: content, respond: true, messageId: stamp.id },
      },
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

export function requestAnswer(state: State, turn: ChatTurn, key: Key): Step {
  return [
    {
      ...withoutFailures(state),
      chat: startAnswer(state.chat, key),
      transcript: deliver(state.transcript, turn.id, SENDING),
    },
    [{ type: 'start-reply', key, turn, sessionId: state.chat.sessionId }],
  ];
}

type ReplyEvent = Extract<MachineEvent, { readonly about: 'reply' }>;

/** Applies a fact about an answer. A fact about an answer that is over changes nothing. */
export function applyReplyFact(state: State, fact: ReplyEvent): Step {
  const { chat } = state;
  if (!isStreaming(chat) || chat.key !== fact.key) return stay(state);
  switch (fact.type) {
    case 'reply-held':
      return stay({
        ...state,
        chat: { status: 'offline', sessionId: chat.sessionId },
        transcript: holdSending(transcript.endAnswerEntries(state.transcript, fact.key, 'broken')),
      });
    case 'reply-failed':
      return failAnswer(state, fact.key, fact.failure);
    case 'reply-session':
      if (fact.sessionId === null) return stay({ ...state, chat: { ...chat, sessionId: null } });
  }
  return applyPart({ ...state, transcript: settleSending(state.transcript, SENT) }, chat, fact);
}

/** Applies a part of an answer, which shows that the provider has received the message. */
function applyPart(
  state: State,
  chat: Extract<Chat, { readonly status: 'streaming' }>,
  fact: Exclude<ReplyEvent, { readonly type: 'reply-held' | 'reply-failed' }>,
): Step {
  switch (fact.type) {
    case 'reply-accepted':
      return stay(state);
    case 'reply-session':
      return stay({ ...state, chat: { ...chat, sessionId: fact.sessionId } });
    case 'reply-delta':
      return writeAnswer(state, fact, (before) => before + fact.text);
    case 'reply-replaced':
      return writeAnswer(state, fact, () => fact.text);
    case 'reply-finished':
      return [
        endWith(state, fact.key, 'whole'),
        transcript
          .answerEntries(state.transcript, fact.key)
          .map(({ role, text }) => emitMessage(role, text)),
      ];
  }
}

function writeAnswer(
  state: State,
  { key, output, at }: Stamp & { readonly output: number },
  write: (before: string) => string,
): Step {
  const written = transcript.writeAnswer(state.transcript, key, output, write, at);
  return stay({ ...state, transcript: written });
}

function endWith(
  state: State,
  key: Key,
  progress: 'whole' | 'stopped' | 'broken',
  failure?: ChatFailure,
): State {
  const { uncertain = !failure } = failure ?? {};
  const settled = settleSending(state.transcript, { status: 'failed', uncertain });
  return {
    ...state,
    chat: endAnswer(state.chat, failure),
    transcript: transcript.endAnswerEntries(settled, key, progress),
  };
}

function failAnswer(state: State, key: Key, failure: ChatFailure): Step {
  return refuse(endWith(state, key, 'broken', failure), 'chat-error', failure.message);
}

/** Stops the answer in progress. `progress` marks the text that has arrived. */
export function stopAnswer(state: State, progress: 'stopped' | 'broken' = 'broken'): Step {
  if (!isStreaming(state.chat)) return stay(state);
  const { key } = state.chat;
  return [endWith(state, key, progress), [{ type: 'stop-reply', key }]];
}
