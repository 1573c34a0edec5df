import type { Key, Role } from '../events.js';
import type { CallFailure } from '../failures.js';
import type { CallStage, StageProgress } from '../stages.js';

export type Speaker = 'nobody' | Role;

export interface ConnectedCall {
  readonly status: 'connected';
  readonly key: Key;
  readonly muted: boolean;
  readonly speaker: Speaker;
  /** Whether anybody has spoken yet: until then the call is just connected. */
  readonly begun: boolean;
  /** A browser may refuse to play sound until the visitor touches the page. */
  readonly playback: 'allowed' | 'refused';
  /** Whether the provider itself already told of the end, with its reason. */
  readonly endReported: boolean;
}

/** The call. It is connected when the assistant says that it listens, and not before. */
export type Voice =
  | { readonly status: 'disconnected'; readonly failure: CallFailure | null }
  | { readonly status: 'connecting'; readonly key: Key; readonly stage: CallStage | null }
  | ConnectedCall;

export const disconnected: Voice = { status: 'disconnected', failure: null };

export function connecting(key: Key): Voice {
  return { status: 'connecting', key, stage: null };
}

export function connected(key: Key): ConnectedCall {
  return {
    status: 'connected',
    key,
    muted: false,
    speaker: 'nobody',
    begun: false,
    playback: 'allowed',
    endReported: false,
  };
}

export function progressed(voice: Voice, progress: StageProgress): Voice {
  return voice.status === 'connecting' ? { ...voice, stage: progress.stage } : voice;
}

/** A visitor who speaks while the assistant does is heard: the assistant is about to stop. */
export function speechStarted(voice: Voice, role: Role): Voice {
  return voice.status === 'connected' ? { ...voice, speaker: role, begun: true } : voice;
}

export function speechEnded(voice: Voice, role: Role): Voice {
  return voice.status === 'connected' && voice.speaker === role
    ? { ...voice, speaker: 'nobody' }
    : voice;
}
