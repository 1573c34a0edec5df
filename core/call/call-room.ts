import type {
  CallTransfer,
  CustomTrack,
  DialOut,
  Dtmf,
  InputSettings,
  Instance,
  LayoutUpdate,
  LiveStreaming,
  MediaPlayerSettings,
  MediaPlayerStart,
  MediaPlayerUpdate,
  MergeStrategy,
  ParticipantUpdate,
  Permissions,
  Recording,
  SendSettings,
  SipRefer,
  StopDialOut,
  StreamingEndpoints,
  Transcription,
  TranscriptionUpdate,
  UserNameOptions,
} from '../limits/values.js';
import type { CallDevices } from './devices.js';

/** How far a room is. `error`: it could not be joined, or was lost. */
export type RoomState = 'joining' | 'joined' | 'left' | 'error';

/**
 * The room of a call, for the controls: what a driver offers of the library that carries the call. Every
 * argument has been checked. A method that the library lacks may throw or reject.
 */
export interface CallRoom {
  state(): RoomState;
  access(): AccessState;
  participantCounts(): ParticipantCounts;
  participants(): readonly CallParticipant[];
  networkState(): Promise<NetworkState>;
  /** The data that all participants share. */
  sessionData(): unknown;
  setSessionData(data: Readonly<Record<string, unknown>>, strategy: MergeStrategy): void;
  /** Resolves with the name that the visitor then has. */
  setUserName(name: string, options?: UserNameOptions): Promise<string>;
  setUserData(data: unknown): Promise<unknown>;

  devices(): Promise<CallDevices>;
  useMicrophone(deviceId: string): Promise<unknown>;
  /** Takes the speaker, to which the sound of the assistant has been switched. */
  useSpeaker(deviceId: string): Promise<unknown>;

  updateInputSettings(settings: InputSettings): Promise<unknown>;
  updateSendSettings(settings: SendSettings): Promise<unknown>;
  startCustomTrack(track: CustomTrack): Promise<string>;
  stopCustomTrack(trackName: string): Promise<unknown>;
  /** Measures the visitor's level at this interval, in milliseconds. */
  observeLocalLevel(interval: number): Promise<unknown>;
  /** Measures the levels of the others at this interval, in milliseconds. */
  observeRemoteLevels(interval: number): Promise<unknown>;
  /** 0 to 1. */
  localLevel(): number;
  /** 0 to 1, by session id. */
  remoteLevels(): Readonly<Record<string, number>>;

  updateParticipant(sessionId: string, update: ParticipantUpdate): void;
  updateParticipants(updates: Readonly<Record<string, ParticipantUpdate>>): void;

  /** Resolves with the session id of the callee, if there is one. */
  startDialOut(options: DialOut): Promise<string | undefined>;
  stopDialOut(options: StopDialOut): Promise<unknown>;
  sipCallTransfer(options: CallTransfer): Promise<unknown>;
  sipRefer(options: SipRefer): Promise<unknown>;
  sendDTMF(options: Dtmf): Promise<unknown>;

  startRecording(options: Recording): void;
  updateRecording(options: LayoutUpdate): void;
  stopRecording(options?: Instance): void;

  startLiveStreaming(options: LiveStreaming): void;
  updateLiveStreaming(options: LayoutUpdate): void;
  addLiveStreamingEndpoints(options: StreamingEndpoints): void;
  removeLiveStreamingEndpoints(options: StreamingEndpoints): void;
  stopLiveStreaming(options?: Instance): void;

  startTranscription(options: Transcription): void;
  updateTranscription(options: TranscriptionUpdate): void;
  stopTranscription(options?: Instance): void;

  startMediaPlayer(options: MediaPlayerStart): Promise<MediaPlayer>;
  updateMediaPlayer(options: MediaPlayerUpdate): Promise<MediaPlayer>;
  stopMediaPlayer(sessionId: string): Promise<unknown>;
}

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
  readonly session_id: string;
  readonly remoteMediaPlayerState: MediaPlayerState;
}

export interface MediaPlayerState {
  readonly state: string;
  readonly settings: MediaPlayerSettings;
}
