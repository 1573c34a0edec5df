import type { CallFailure, FailureKind } from '../failures.js';
import type { Key, Role } from '../identity.js';
import type { CallStage, StageProgress } from '../stages.js';

export type Speaker = 'nobody' | Role;

/** The quality of the network during a call: normal, poor, or lost. */
export type CallNetwork = 'good' | 'low' | 'lost';

/** The limits of the page that end a call, by the provider's names for them. */
export type HangUpReason = 'exceeded-max-duration' | 'silence-timed-out';

/**
 * Why a call ended: `customer-ended-call` by the visitor or the page, `call-moved` to another tab,
 * `call-error` if it broke, `meeting-ended` without a reason of the provider, a limit of the page, or
 * the provider's reason, of which some are named here.
 */
export type EndReason =
  | HangUpReason
  | 'customer-ended-call'
  | 'call-moved'
  | 'call-error'
  | 'meeting-ended'
  | 'assistant-ended-call'
  | 'assistant-said-end-call-phrase'
  | 'assistant-forwarded-call'
  | (string & {});

/** The conditions of a call, from its start to its end. */
export interface CallConditions {
  readonly muted: boolean;
  /** A browser may refuse to play audio until the visitor interacts with the page. */
  readonly playback: 'allowed' | 'refused';
  /** Why the visitor is not heard: the unmuted microphone has been silent for a while, or it failed. */
  readonly unheard: 'silent' | FailureKind | null;
  /** The assistant takes longer than usual to answer. */
  readonly thinking: boolean;
  readonly network: CallNetwork;
  /** The limit that is about to end the call, and when, in milliseconds since the epoch. */
  readonly hangUp: { readonly reason: HangUpReason; readonly at: number } | null;
  /** Whether the assistant has transferred the call to a phone: the visitor talks with a person. */
  readonly handedOver: boolean;
}

export interface ConnectedCall extends CallConditions {
  readonly status: 'connected';
  readonly key: Key;
  /** When the assistant began to listen, in milliseconds since the epoch. */
  readonly since: number;
  readonly speaker: Speaker;
  /** Whether the assistant is audible, even if the visitor speaks over it. */
  readonly heard: boolean;
  /** Whether someone has spoken yet. */
  readonly begun: boolean;
  /** Whether the provider has sent the message that the call is over. */
  readonly endReported: boolean;
}

export interface ConnectingCall extends CallConditions {
  readonly status: 'connecting';
  readonly key: Key;
  readonly stage: CallStage | null;
  /** As in a connected call. */
  readonly endReported: boolean;
}

export type CurrentCall = ConnectingCall | ConnectedCall;

/** A call that is over. Times are in milliseconds since the epoch. */
export interface PastCall {
  readonly reason: EndReason;
  readonly since: number;
  readonly until: number;
}

/** The call. It is connected once the assistant says that it listens. */
export type Call =
  | {
      readonly status: 'disconnected';
      readonly failure: CallFailure | null;
      readonly past: PastCall | null;
    }
  | CurrentCall;

export const disconnected: Call = { status: 'disconnected', failure: null, past: null };

/** The conditions of a call without problems. */
export const usual: CallConditions = {
  muted: false,
  playback: 'allowed',
  unheard: null,
  thinking: false,
  network: 'good',
  hangUp: null,
  handedOver: false,
};

export function conditionsOf(call: Call): CallConditions {
  if (!isLive(call)) return usual;
  const { muted, playback, unheard, thinking, network, hangUp, handedOver } = call;
  return { muted, playback, unheard, thinking, network, hangUp, handedOver };
}

/** Returns whether a call is connecting or connected. */
export function isLive(call: Call): call is CurrentCall {
  return call.status !== 'disconnected';
}

export function connecting(key: Key): ConnectingCall {
  return { ...usual, status: 'connecting', key, stage: null, endReported: false };
}

export function connected(call: ConnectingCall, since: number, speaking = false): ConnectedCall {
  return {
    ...conditionsOf(call),
    thinking: call.thinking && !speaking,
    key: call.key,
    status: 'connected',
    since,
    speaker: speaking ? 'assistant' : 'nobody',
    heard: speaking,
    begun: speaking,
    endReported: call.endReported,
  };
}

export function progressed(call: CurrentCall, { stage }: StageProgress): CurrentCall {
  return call.status === 'connecting' ? { ...call, stage } : call;
}

/** Changes the conditions of a call. An assistant that is audible is never thinking. */
export function changed(call: CurrentCall, change: Partial<CallConditions>): CurrentCall {
  const next = { ...call, ...change };
  return 'heard' in next && next.heard ? { ...next, thinking: false } : next;
}

/** A visitor who speaks over the assistant becomes the speaker: the assistant is about to stop. */
export function speechStarted(call: CurrentCall, role: Role): CurrentCall {
  if (call.status !== 'connected') return call;
  const { unheard, thinking } = call;
  return {
    ...call,
    speaker: role,
    heard: role === 'assistant' || call.heard,
    begun: true,
    unheard: role === 'assistant' ? unheard : null,
    thinking: role === 'user' && thinking,
  };
}

/** Returns to the assistant if it is still audible when the visitor stops speaking. */
export function speechEnded(call: CurrentCall, role: Role): CurrentCall {
  if (call.status !== 'connected') return call;
  const heard = role === 'user' && call.heard;
  const speaker = heard ? 'assistant' : 'nobody';
  return { ...call, heard, speaker: call.speaker === role ? speaker : call.speaker };
}
