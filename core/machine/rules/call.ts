import type { Key } from '../events.js';
import type { CallFailure } from '../failures.js';
import * as messages from '../messages.js';
import { hold } from '../regions/consent.js';
import { noMode, voiceMode } from '../regions/mode.js';
import { settlePartials } from '../regions/transcript.js';
import { connecting, type ConnectedCall } from '../regions/voice.js';
import type { State } from '../state.js';
import { inTurn, refuse, report, stay, type Step } from '../step.js';
import { clearConversation } from './conversation.js';

/** A call is a new conversation: what was said before is cleared, typed or spoken. */
export function startCall(state: State, key: Key): Step {
  if (state.settings.mode === 'chat')
    return refuse(state, { type: 'validation-error', message: messages.VOICE_DISABLED });
  if (state.voice.status !== 'disconnected') {
    const metadata = { reason: 'already-started' };
    const progress = { stage: 'validation', status: 'failed', duration: 0, metadata } as const;
    return [state, [report({ type: 'call-start-progress', progress })]];
  }
  if (state.consent.status === 'needed')
    return stay({ ...state, consent: hold(state.consent, { type: 'start-call' }) });
  return inTurn(state, clearConversation, (cleared) => [
    { ...cleared, voice: connecting(key), mode: voiceMode },
    [{ type: 'start-call', key }],
  ]);
}

export function endCall(state: State, reason: string): Step {
  if (state.voice.status === 'disconnected') return stay(state);
  const { key } = state.voice;
  const told = state.voice.status === 'connected' && state.voice.endReported;
  return [
    leaveCall(state, null),
    [
      { type: 'stop-call', key },
      report({ type: 'call-end', reason }),
      ...(told ? [] : [report({ type: 'message', message: messages.ENDED_BY_CUSTOMER })]),
    ],
  ];
}

export function failCall(state: State, failure: CallFailure, totalDuration: number): Step {
  if (state.voice.status === 'disconnected') return stay(state);
  const { type, message, stage } = failure;
  const error = report({ type: 'error', error: { type, message, ...(stage && { stage }) } });
  if (state.voice.status === 'connected') {
    const [, effects] = endCall(state, type);
    return [leaveCall(state, failure), [...effects, error]];
  }
  return [
    leaveCall(state, failure),
    [
      { type: 'stop-call', key: state.voice.key },
      report({ type: 'call-start-failed', totalDuration, failure }),
      error,
    ],
  ];
}

function leaveCall(state: State, failure: CallFailure | null): State {
  return {
    ...state,
    voice: { status: 'disconnected', failure },
    mode: noMode,
    transcript: settlePartials(state.transcript),
  };
}

export function withCall(state: State, change: Partial<ConnectedCall>): State {
  return state.voice.status === 'connected'
    ? { ...state, voice: { ...state.voice, ...change } }
    : state;
}
