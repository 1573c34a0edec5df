import type { AssistantEvent, CallOrigin, Effect } from '../effects.js';
import type { MachineEvent } from '../events.js';
import type { CallFailure } from '../failures.js';
import type { Key } from '../identity.js';
import type { ReceivedMessage } from '../received-message.js';
import * as messages from '../messages.js';
import { deliver, NOT_SENT, onlyWaiting } from '../delivery.js';
import { endAnswer, isStreaming } from '../regions/chat.js';
import * as transcript from '../regions/transcript.js';
import * as calls from '../regions/call.js';
import type { State } from '../state.js';
import { stay } from '../loop.js';
import { emit, errorOf, type Step } from '../step.js';
import { askConsent } from './consent.js';
import { clearConversation, withoutFailures } from './conversation.js';

/** Returns what is emitted because a call is refused; null if it may start. */
export function refusedCall({ settings, voice: call, chat }: State): AssistantEvent | null {
  if (settings.mode === 'chat') return errorOf('validation-error', messages.VOICE_DISABLED);
  if (calls.isLive(call)) {
    const metadata = { reason: 'already-started' };
    const progress = { stage: 'validation', status: 'failed', duration: 0, metadata } as const;
    return { type: 'call-start-progress', progress };
  }
  return isStreaming(chat) ? errorOf('validation-error', messages.CHAT_IS_LOADING) : null;
}

/** Starts a call, with a shared context in the conversation so far. Messages that wait to be sent stay. */
export function startCall(state: State, key: Key, origin: CallOrigin = 'new'): Step {
  const refusal = refusedCall(state);
  if (refusal) return [state, [emit(refusal)]];
  if (state.consent.status === 'needed') return askConsent(state, { type: 'start-call' });
  const [cleared, effects] = state.settings.sharedContext
    ? stay({ ...withoutFailures(state), chat: endAnswer(state.chat) })
    : clearConversation(state, onlyWaiting(state.transcript));
  return [
    { ...cleared, voice: calls.connecting(key) },
    [...effects, { type: 'start-call', key, origin }],
  ];
}

/** Resumes a call after a page load, unless something was started since. Never without consent. */
export function resumeCall(state: State, before: transcript.Transcript, key: Key): Step {
  const { settings, chat, consent } = state;
  const isBusy = calls.isLive(state.voice) || isStreaming(chat);
  if (isBusy || settings.mode === 'chat' || consent.status === 'needed') return stay(state);
  const [started, effects] = startCall(state, key, 'resumed');
  // After the page load only new speech arrives.
  return [{ ...started, transcript: transcript.settlePartials(before) }, effects];
}

/** Ends the call, if there is one. `at` is in milliseconds since the epoch. */
export function endCall(state: State, reason: calls.EndReason, at: number): Step {
  const call = state.voice;
  if (!calls.isLive(call)) return stay(state);
  return [
    leaveCall(state, null, pastOf(call, reason, at), at),
    [
      { type: 'stop-call', key: call.key },
      emit({ type: 'call-end', reason }),
      ...(call.endReported ? [] : [emit({ type: 'message', message: messages.ENDED_BY_CUSTOMER })]),
    ],
  ];
}

/** Applies a fact about a call. A fact about a call that is over changes nothing. */
export function applyCallFact(
  state: State,
  fact: Extract<MachineEvent, { readonly about: 'call' }>,
): Step {
  const call = state.voice;
  if (!calls.isLive(call) || call.key !== fact.key) return stay(state);
  switch (fact.type) {
    case 'call-progressed': {
      const { progress } = fact;
      const known = progress.stage === 'initialization' ? null : state.callId;
      const callId = progress.metadata?.callId ?? known;
      return [
        { ...state, voice: calls.progressed(call, progress), callId },
        [emit({ type: 'call-start-progress', progress })],
      ];
    }
    case 'call-started': {
      const { callId, duration } = fact;
      return [state, [emit({ type: 'call-start-success', callId, totalDuration: duration })]];
    }
    case 'call-connected':
      if (call.status !== 'connecting') return stay(state);
      return [
        {
          ...state,
          fallback: false,
          voice: calls.connected(call, fact.since ?? fact.at, fact.speaking),
          // A call that is resumed has its mark.
          transcript: fact.since ? state.transcript : markCall(state, 'began', fact.at),
        },
        [emit({ type: 'call-start' })],
      ];
    case 'call-failed':
      return failCall(state, call, fact);
    case 'call-degraded':
      return [
        fact.messageId
          ? { ...state, transcript: deliver(state.transcript, fact.messageId, NOT_SENT) }
          : state,
        [emit({ type: 'error', error: fact.error })],
      ];
    case 'call-ended':
      return endCall(state, fact.reason, fact.at);
    case 'call-changed':
      return stay({ ...state, voice: calls.changed(call, fact.change) });
    case 'call-speech-started':
      return [
        { ...state, voice: calls.speechStarted(call, fact.role) },
        fact.role === 'assistant' ? [emit({ type: 'speech-start' })] : [],
      ];
    case 'call-speech-ended':
      return [
        { ...state, voice: calls.speechEnded(call, fact.role) },
        fact.role === 'assistant' ? [emit({ type: 'speech-end' })] : [],
      ];
    case 'call-transcribed':
      return stay({
        ...state,
        voice: fact.role === 'assistant' ? { ...call, thinking: false } : call,
        transcript: transcript.addSpoken(state.transcript, fact.role, fact, fact.at),
      });
    case 'call-interrupted':
      return stay({
        ...state,
        transcript: transcript.dropPartials(state.transcript, 'assistant'),
      });
    case 'call-messaged':
      return [
        { ...state, voice: messaged(call, fact.message) },
        [emit({ type: 'message', message: fact.message as ReceivedMessage })],
      ];
  }
}

function messaged(call: calls.CurrentCall, message: unknown): calls.CurrentCall {
  const handedOver = messages.handsOver(message) ?? call.handedOver;
  const endReported = call.endReported || messages.announcesEnd(message);
  const isSame = handedOver === call.handedOver && endReported === call.endReported;
  return isSame ? call : { ...call, handedOver, endReported };
}

function failCall(
  state: State,
  call: calls.CurrentCall,
  { failure, duration, at }: { failure: CallFailure; duration: number; at: number },
): Step {
  const { type, message, stage } = failure;
  const error = emit({ type: 'error', error: { type, message, ...(stage && { stage }) } });
  const fallen = { ...state, fallback: state.settings.fallback === 'chat' };
  if (call.status === 'connected') {
    const [, effects] = endCall(state, type, at);
    return [leaveCall(fallen, failure, pastOf(call, type, at), at), [...effects, error]];
  }
  return [
    leaveCall(fallen, failure, null, at),
    [
      { type: 'stop-call', key: call.key },
      emit({ type: 'call-start-failed', totalDuration: duration, failure }),
      error,
    ],
  ];
}

function leaveCall(
  state: State,
  failure: CallFailure | null,
  past: calls.PastCall | null,
  at: number,
): State {
  const settled = { ...state, transcript: transcript.settlePartials(state.transcript) };
  const wasConnected = state.voice.status === 'connected';
  return {
    ...settled,
    voice: { status: 'disconnected', failure, past },
    transcript: wasConnected ? markCall(settled, 'ended', at) : settled.transcript,
  };
}

/** Marks where a call began or ended, if the conversation goes on after it. */
function markCall(state: State, mark: transcript.CallMark, at: number): transcript.Transcript {
  return state.settings.sharedContext
    ? transcript.addMark(state.transcript, mark, at)
    : state.transcript;
}

/** A call that ends while connecting leaves no past call, unless it moved to another tab. */
function pastOf(
  call: calls.CurrentCall,
  reason: calls.EndReason,
  until: number,
): calls.PastCall | null {
  if (call.status === 'connected') return { reason, since: call.since, until };
  return reason === messages.CALL_MOVED ? { reason, since: until, until } : null;
}

/** A connected call confirms the change by a fact; a connecting call starts in that state. */
export function mute(state: State, muted: boolean): Step {
  const call = state.voice;
  if (!calls.isLive(call)) return stay(state);
  return [
    call.status === 'connecting' ? { ...state, voice: { ...call, muted } } : state,
    [{ type: 'mute-call', key: call.key, muted }],
  ];
}

export function resumePlayback(state: State): Step {
  const call = state.voice;
  return calls.isLive(call) ? [state, [{ type: 'resume-playback', key: call.key }]] : stay(state);
}

/** Performs an effect on the connected call. */
export function withinCall(state: State, effect: (call: calls.ConnectedCall) => Effect): Step {
  return state.voice.status === 'connected' ? [state, [effect(state.voice)]] : stay(state);
}

/** Returns whether typed text goes into the connected call: `always`, or with `typingInCall`. */
export function typesInCall(
  state: State,
  always = false,
): state is State & { readonly voice: calls.ConnectedCall } {
  return (always || state.settings.typingInCall) && state.voice.status === 'connected';
}
