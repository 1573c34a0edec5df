import type {
  DailyAccess,
  DailyCall,
  DailyNetworkStats,
  DailyParticipant,
  DailyParticipantPermissions,
  DailyTrackState,
  SpecifiedDailyAccess,
} from '@daily-co/daily-js';
import type { CallAccess } from './call-access.js';

/** How far a meeting is, in the words of the call library's products. */
export type MeetingState = 'new' | 'joining' | 'joined' | 'left' | 'error';

/** A track of a participant, without the media itself. */
export interface TrackState {
  readonly state: DailyTrackState['state'];
  readonly subscribed: DailyTrackState['subscribed'];
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
  readonly permissions: DailyParticipantPermissions | null;
}

/** How far the visitor may come into a meeting. */
export interface AccessState {
  /** Undecided, or how far the visitor may come in. */
  readonly access: DailyAccess;
  /** The access that the visitor has requested and waits for. */
  readonly awaitingAccess: SpecifiedDailyAccess | null;
}

/** How many there are in a meeting. */
export interface ParticipantCounts {
  /** Those who are seen. */
  readonly present: number;
  /** Those who are there without being seen. */
  readonly hidden: number;
}

/**
 * How well the network carries a call, as the call library puts it. `threshold` and `quality` are its
 * older words for `networkState`.
 */
export type NetworkState = Pick<
  DailyNetworkStats,
  'threshold' | 'quality' | 'networkState' | 'networkStateReasons' | 'stats'
>;

export function meetingState({ phase, daily }: CallAccess): MeetingState {
  const told = daily()?.meetingState();
  if (told === 'error') return 'error';
  switch (phase()) {
    case 'none':
      return 'new';
    case 'starting':
      return 'joining';
    case 'ended':
    case 'disposed':
      return 'left';
    default:
      return told === 'left-meeting' ? 'left' : 'joined';
  }
}

export function participantsOf(daily: DailyCall | null): readonly Participant[] {
  return Object.values(daily?.participants() ?? {}).map(participant);
}

function participant(given: DailyParticipant): Participant {
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

function track({ state, subscribed, blocked, off }: DailyTrackState): TrackState {
  const reasons = Object.entries({ ...blocked, ...off }).flatMap(([name, holds]) =>
    holds ? [name] : [],
  );
  return { state, subscribed, reasons };
}

export function accessStateOf(daily: DailyCall | null): AccessState {
  const { access, awaitingAccess } = daily?.accessState() ?? { access: 'unknown' as const };
  return { access: copyOf(access), awaitingAccess: copyOf(awaitingAccess) ?? null };
}

export function participantCountsOf(daily: DailyCall | null): ParticipantCounts {
  const { present, hidden } = daily?.participantCounts() ?? { present: 0, hidden: 0 };
  return { present, hidden };
}

export function networkStateOf(given: DailyNetworkStats): NetworkState {
  const { threshold, quality, networkState, networkStateReasons, stats } = given;
  return copyOf({ threshold, quality, networkState, networkStateReasons, stats });
}

/** A copy of plain data, which a page may change without changing the call library's own. */
export function copyOf<Data>(data: Data): Data {
  return structuredClone(data);
}
