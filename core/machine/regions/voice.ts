import type { Key, Role } from '../events.js';
import type { CallFailure, FailureKind } from '../failures.js';
import type { CallStage, StageProgress } from '../stages.js';

export type Speaker = 'nobody' | Role;

/** How well the network carries the call: as it should, badly, or not at this moment. */
export type CallNetwork = 'good' | 'low' | 'lost';

/** The limits of the page's that end a call, as the provider names them. */
export type HangUpReason = 'exceeded-max-duration' | 'silence-timed-out';

/** What the outside tells of a call while it is made and while it goes on. */
export interface CallConditions {
  readonly muted: boolean;
  /** A browser may refuse to play sound until the visitor touches the page. */
  readonly playback: 'allowed' | 'refused';
  /** Nothing has come from the visitor's open microphone for a while, or why it cannot be had. */
  readonly unheard: boolean | FailureKind;
  /** The assistant takes longer than usual to answer. */
  readonly thinking: boolean;
  readonly network: CallNetwork;
  /** The call is about to be ended by a limit of the page's: which, and when, in ms since the epoch. */
  readonly hangUp: { readonly reason: HangUpReason; readonly at: number } | null;
}

export interface ConnectedCall extends CallConditions {
  readonly status: 'connected';
  readonly key: Key;
  /** When the assistant began to listen, in milliseconds since the epoch. */
  readonly since: number;
  readonly speaker: Speaker;
  /** Whether the assistant is heard, also where the visitor speaks over it. */
  readonly heard: boolean;
  /** Whether anybody has spoken yet: until then the call is just connected. */
  readonly begun: boolean;
  readonly endReported: boolean;
}

export interface ConnectingCall extends CallConditions {
  readonly status: 'connecting';
  readonly key: Key;
  readonly stage: CallStage | null;
  /** Whether the provider itself already told of the end, with its reason. */
  readonly endReported: boolean;
}

/** A call that took place and is over. Times are in milliseconds since the epoch. */
export interface PastCall {
  readonly reason: string;
  readonly since: number;
  readonly until: number;
}

/** The call. It is connected when the assistant says that it listens, and not before. */
export type Voice =
  | {
      readonly status: 'disconnected';
      readonly failure: CallFailure | null;
      readonly past: PastCall | null;
    }
  | ConnectingCall
  | ConnectedCall;

export const disconnected: Voice = { status: 'disconnected', failure: null, past: null };

/** How a call is as long as nothing else is told of it. */
export const usual: CallConditions = {
  muted: false,
  playback: 'allowed',
  unheard: false,
  thinking: false,
  network: 'good',
  hangUp: null,
};

export function conditionsOf(voice: Voice): CallConditions {
  if (!isLive(voice)) return usual;
  const { muted, playback, unheard, thinking, network, hangUp } = voice;
  return { muted, playback, unheard, thinking, network, hangUp };
}

/** Whether there is a call, be it in its start. */
export function isLive(voice: Voice): voice is ConnectingCall | ConnectedCall {
  return voice.status !== 'disconnected';
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

export function progressed(voice: Voice, progress: StageProgress): Voice {
  return voice.status === 'connecting' ? { ...voice, stage: progress.stage } : voice;
}

/** A visitor who speaks while the assistant does is heard: the assistant is about to stop. */
export function speechStarted(voice: Voice, role: Role): Voice {
  if (voice.status !== 'connected') return voice;
  const { unheard, thinking } = voice;
  return {
    ...voice,
    speaker: role,
    heard: role === 'assistant' || voice.heard,
    begun: true,
    unheard: role === 'assistant' && unheard,
    thinking: role === 'user' && thinking,
  };
}

/** An assistant that the visitor did not interrupt speaks on. */
export function speechEnded(voice: Voice, role: Role): Voice {
  if (voice.status !== 'connected') return voice;
  const heard = role === 'user' && voice.heard;
  const speaker = heard ? 'assistant' : 'nobody';
  return { ...voice, heard, speaker: voice.speaker === role ? speaker : voice.speaker };
}
