import type { MediaPlayerSettings, Permissions } from '../limits/values.js';

/** How far a room is. `error`: it could not be joined, or was lost. */
export type RoomState = 'joining' | 'joined' | 'left' | 'error';

/** A participant of the call. */
export interface CallParticipant {
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

/** A track of a participant, without the media itself. */
export interface TrackState {
  readonly state: 'blocked' | 'off' | 'sendable' | 'loading' | 'interrupted' | 'playable';
  readonly subscribed: boolean | 'staged';
  /** Why it is blocked or off: `byPermissions`, `byUser` and so on. */
  readonly reasons: readonly string[];
}

/** The visitor's access to the room. */
export interface AccessState {
  readonly access: 'unknown' | AccessLevel;
  /** The access that the visitor has requested and waits for. */
  readonly awaitingAccess: AccessLevel | null;
}

/** A level of access to a room. */
export interface AccessLevel {
  readonly level: 'none' | 'lobby' | 'full';
}

/** The number of participants. */
export interface ParticipantCounts {
  readonly present: number;
  /** Participants without presence. */
  readonly hidden: number;
}

/** The quality of the network in Daily's terms. */
export interface NetworkState {
  readonly networkState: 'good' | 'warning' | 'bad' | 'unknown';
  readonly networkStateReasons: readonly string[];
  /** An older form of `networkState`. */
  readonly threshold: 'good' | 'low' | 'very-low';
  /** An older form of `networkState`, 0 to 100. */
  readonly quality: number;
  /** Bit rates, packet losses and jitter; empty until they are measured. */
  readonly stats: {
    readonly latest?: Readonly<Record<string, number | null>>;
    readonly worstVideoRecvPacketLoss?: number;
    readonly worstVideoSendPacketLoss?: number;
    readonly worstAudioRecvPacketLoss?: number;
    readonly worstAudioSendPacketLoss?: number;
    readonly worstVideoRecvJitter?: number;
    readonly worstVideoSendJitter?: number;
    readonly worstAudioRecvJitter?: number;
    readonly worstAudioSendJitter?: number;
    readonly averageNetworkRoundTripTime?: number;
  };
}

/** A player of a file. */
export interface MediaPlayer {
  readonly sessionId: string;
  readonly state: string;
  readonly settings: MediaPlayerSettings;
}
