import type { CallOrigin, Effect } from '../effects.js';
import type { Key } from '../events.js';
import type { CallFailure } from '../failures.js';
import * as messages from '../messages.js';
import { hold } from '../regions/consent.js';
import { noMode, voiceMode } from '../regions/mode.js';
import { settlePartials, type Transcript } from '../regions/transcript.js';
import {
  connecting,
  isLive,
  type CallConditions,
  type ConnectedCall,
  type PastCall,
} from '../regions/voice.js';
import type { State } from '../state.js';
import { inTurn, refuse, report, stay, type Step } from '../step.js';
import { clearConversation } from './conversation.js';

/** A call is a new conversation: what was said before is cleared, typed or spoken. */
export function startCall(state: State, key: Key, as: CallOrigin = 'new'): Step {
  if (state.settings.mode === 'chat')
    return refuse(state, { type: 'validation-error', message: messages.VOICE_DISABLED });
  if (isLive(state.voice)) {
    const metadata = { reason: 'already-started' };
    const progress = { stage: 'validation', status: 'failed', duration: 0, metadata } as const;
    return [state, [report({ type: 'call-start-progress', progress })]];
  }
  if (state.consent.status === 'needed')
    return stay({ ...state, consent: hold(state.consent, { type: 'start-call' }) });
  return inTurn(state, clearConversation, (cleared) => [
    { ...cleared, voice: connecting(key), mode: voiceMode },
    [{ type: 'start-call', key, as }],
  ]);
}

/**
 * Takes up a call that a page load cut, where there are calls and nothing was asked for since. Never
 * without consent.
 */
export function resumeCall(state: State, transcript: Transcript, key: Key): Step {
  const { settings, voice, chat, consent } = state;
  const isBusy = isLive(voice) || chat.status === 'streaming';
  if (isBusy || settings.mode === 'chat' || consent.status === 'needed') return stay(state);
  const [started, effects] = startCall(state, key, 'resumed');
  // What was being said when the page went is not said on: what comes now comes after it.
  const kept = settlePartials(transcript);
  return [isLive(started.voice) ? { ...started, transcript: kept } : started, effects];
}

/** `at` is in milliseconds since the epoch. */
export function endCall(state: State, reason: string, at: number): Step {
  const { voice } = state;
  if (!isLive(voice)) return stay(state);
  const told = voice.status === 'connected' && voice.endReported;
  return [
    leaveCall(state, null, voice.status === 'connected' ? pastOf(voice, reason, at) : null),
    [
      { type: 'stop-call', key: voice.key },
      report({ type: 'call-end', reason }),
      ...(told ? [] : [report({ type: 'message', message: messages.ENDED_BY_CUSTOMER })]),
    ],
  ];
}

export function failCall(
  state: State,
  { failure, duration, at }: { failure: CallFailure; duration: number; at: number },
): Step {
  const { voice } = state;
  if (!isLive(voice)) return stay(state);
  const { type, message, stage } = failure;
  const error = report({ type: 'error', error: { type, message, ...(stage && { stage }) } });
  if (voice.status === 'connected') {
    const [, effects] = endCall(state, type, at);
    return [leaveCall(state, failure, pastOf(voice, type, at)), [...effects, error]];
  }
  return [
    leaveCall(state, failure, null),
    [
      { type: 'stop-call', key: voice.key },
      report({ type: 'call-start-failed', totalDuration: duration, failure }),
      error,
    ],
  ];
}

function leaveCall(state: State, failure: CallFailure | null, past: PastCall | null): State {
  return {
    ...state,
    voice: { status: 'disconnected', failure, past },
    mode: noMode,
    transcript: settlePartials(state.transcript),
  };
}

function pastOf({ since }: ConnectedCall, reason: string, until: number): PastCall {
  return { reason, since, until };
}

export function withCall(state: State, change: Partial<CallConditions>): State {
  return isLive(state.voice) ? { ...state, voice: { ...state.voice, ...change } } : state;
}

export function endReported(state: State): State {
  return state.voice.status === 'connected'
    ? { ...state, voice: { ...state.voice, endReported: true } }
    : state;
}

/** Asks something of a call that is connected. */
export function withinCall(state: State, ask: (call: ConnectedCall) => Effect): Step {
  return state.voice.status === 'connected' ? [state, [ask(state.voice)]] : stay(state);
}

/** Whether what is typed goes into the call that is connected. */
export function typesInCall(state: State): state is State & { readonly voice: ConnectedCall } {
  return state.settings.typingInCall && state.voice.status === 'connected';
}
