import type { CallOrigin, Effect } from '../effects.js';
import type { Key } from '../events.js';
import type { CallFailure } from '../failures.js';
import * as messages from '../messages.js';
import { noMode, voiceMode } from '../regions/mode.js';
import { settlePartials, type Transcript } from '../regions/transcript.js';
import {
  connecting,
  isLive,
  type CallConditions,
  type ConnectedCall,
  type ConnectingCall,
  type PastCall,
} from '../regions/voice.js';
import type { State } from '../state.js';
import { inTurn, refuse, report, stay, type Step } from '../step.js';
import { askConsent } from './consent.js';
import { clearConversation } from './conversation.js';

/** A call is a new conversation: what was said before is cleared, typed or spoken. */
export function startCall(state: State, key: Key, origin: CallOrigin = 'new'): Step {
  if (state.settings.mode === 'chat')
    return refuse(state, { type: 'validation-error', message: messages.VOICE_DISABLED });
  if (isLive(state.voice)) {
    const metadata = { reason: 'already-started' };
    const progress = { stage: 'validation', status: 'failed', duration: 0, metadata } as const;
    return [state, [report({ type: 'call-start-progress', progress })]];
  }
  if (state.chat.status === 'streaming')
    return refuse(state, { type: 'validation-error', message: messages.CHAT_IS_LOADING });
  if (state.consent.status === 'needed') return askConsent(state, { type: 'start-call' });
  return inTurn(state, clearConversation, (cleared) => [
    { ...cleared, voice: connecting(key), mode: voiceMode },
    [{ type: 'start-call', key, origin }],
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
  return [
    leaveCall(state, null, pastOf(voice, reason, at)),
    [
      { type: 'stop-call', key: voice.key },
      report({ type: 'call-end', reason }),
      ...(voice.endReported
        ? []
        : [report({ type: 'message', message: messages.ENDED_BY_CUSTOMER })]),
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

/** Of a call that ended in its start something is left only where it goes on in another tab. */
function pastOf(
  call: ConnectingCall | ConnectedCall,
  reason: string,
  until: number,
): PastCall | null {
  if (call.status === 'connected') return { reason, since: call.since, until };
  return reason === messages.CALL_MOVED ? { reason, since: until, until } : null;
}

/** An assistant that is heard is not thinking, whatever is told of it. */
export function withCall(state: State, change: Partial<CallConditions>): State {
  if (!isLive(state.voice)) return state;
  const voice = { ...state.voice, ...change };
  const heard = voice.status === 'connected' && voice.heard;
  return { ...state, voice: heard ? { ...voice, thinking: false } : voice };
}

export function endReported(state: State): State {
  return isLive(state.voice) ? { ...state, voice: { ...state.voice, endReported: true } } : state;
}

/** A call that is connected is asked to, and tells when it is; one in its start begins so. */
export function mute(state: State, muted: boolean): Step {
  const { voice } = state;
  if (!isLive(voice)) return stay(state);
  return [
    voice.status === 'connecting' ? { ...state, voice: { ...voice, muted } } : state,
    [{ type: 'mute-call', key: voice.key, muted }],
  ];
}

export function resumePlayback(state: State): Step {
  const { voice } = state;
  return isLive(voice) ? [state, [{ type: 'resume-playback', key: voice.key }]] : stay(state);
}

/** Asks something of a call that is connected. */
export function withinCall(state: State, ask: (call: ConnectedCall) => Effect): Step {
  return state.voice.status === 'connected' ? [state, [ask(state.voice)]] : stay(state);
}

/** Whether what is typed goes into the call that is connected. */
export function typesInCall(state: State): state is State & { readonly voice: ConnectedCall } {
  return state.settings.typingInCall && state.voice.status === 'connected';
}
