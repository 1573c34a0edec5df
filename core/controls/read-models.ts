import type {
  AccessLevel,
  CallRoom,
  NetworkState,
  ParticipantCounts,
  RoomParticipant,
  RoomTrack,
} from '../call/call-room.js';
import type { Permissions } from '../limits/values.js';
import type { CallAccess } from './call-access.js';

export type { AccessLevel, NetworkState, ParticipantCounts };

/** The state of a meeting in the terms of Daily's products. */
export type MeetingState = 'new' | 'joining' | 'joined' | 'left' | 'error';

/** A track of a participant, without the media itself. */
export interface TrackState {
  readonly state: 'blocked' | 'off' | 'sendable' | 'loading' | 'interrupted' | 'playable';
  readonly subscribed: boolean | 'staged';
  /** Why it is blocked or off: `byPermissions`, `byUser` and so on. */
  readonly reasons: readonly string[];
}

/** A participant of the call. */
export interface Participant {
  readonly sessionId: string;
  readonly userId: string;
  readonly userName: string;
  readonly userData: unknown;
  readonly local: boolean;
  readonly owner: boolean;
  /** Whether microphone, camera and screen can be heard and seen. */
  readonly audio: boolean;
  readonly video: boolean;
  readonly screen: boolean;
  readonly joinedAt: Date | null;
  /** By the name of the track: `audio`, `video`, `screenAudio`, `screenVideo`, and custom ones. */
  readonly tracks: Readonly<Record<string, TrackState>>;
  readonly permissions: Permissions | null;
}

/** The visitor's access to the meeting. */
export interface AccessState {
  readonly access: 'unknown' | AccessLevel;
  /** The access that the visitor has requested and waits for. */
  readonly awaitingAccess: AccessLevel | null;
}

export function meetingState({ phase, room }: CallAccess): MeetingState {
  const state = room()?.meetingState();
  if (state === 'error') return 'error';
  switch (phase()) {
    case 'none':
      return 'new';
    case 'starting':
      return 'joining';
    case 'ended':
    case 'disposed':
      return 'left';
    default:
      return state === 'left-meeting' ? 'left' : 'joined';
  }
}

export function participantsOf(room: CallRoom | null): readonly Participant[] {
  return Object.values(room?.participants() ?? {}).map(participant);
}

function participant(given: RoomParticipant): Participant {
  const tracks = Object.entries(given.tracks ?? {}).flatMap(([name, state]) =>
    state ? [[name, track(state)] as const] : [],
  );
  return {
    sessionId: given.session_id,
    userId: given.user_id,
    userName: given.user_name,
    userData: copyOf(given.userData),
    local: given.local,
    owner: given.owner,
    audio: given.audio,
    video: given.video,
    screen: given.screen,
    joinedAt: given.joined_at ?? null,
    tracks: Object.fromEntries(tracks),
    permissions: copyOf(given.permissions) ?? null,
  };
}

function track({ state, subscribed, blocked, off }: RoomTrack): TrackState {
  const reasons = Object.entries({ ...blocked, ...off }).flatMap(([name, holds]) =>
    holds ? [name] : [],
  );
  return { state, subscribed, reasons };
}

export function accessStateOf(room: CallRoom | null): AccessState {
  const { access, awaitingAccess } = room?.accessState() ?? { access: 'unknown' as const };
  return { access: copyOf(access), awaitingAccess: copyOf(awaitingAccess) ?? null };
}

export function participantCountsOf(room: CallRoom | null): ParticipantCounts {
  const { present, hidden } = room?.participantCounts() ?? { present: 0, hidden: 0 };
  return { present, hidden };
}

export function networkStateOf(given: NetworkState): NetworkState {
  const { threshold, quality, networkState, networkStateReasons, stats } = given;
  return copyOf({ threshold, quality, networkState, networkStateReasons, stats });
}

/** A copy of plain data, which a page may change without changing the call library's own. */
export function copyOf<Data>(data: Data): Data {
  return structuredClone(data);
}
