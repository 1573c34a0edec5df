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
} from '../limits/values.js';

/**
 * The room of a call, for the controls: what a driver offers of the library that carries the call. Every
 * argument has been checked. A method that the library lacks may throw or reject.
 */
export interface CallRoom {
  meetingState(): 'joined-meeting' | 'left-meeting' | 'error' | (string & {});
  accessState(): {
    readonly access: 'unknown' | AccessLevel;
    readonly awaitingAccess?: AccessLevel;
  };
  participantCounts(): ParticipantCounts;
  participants(): Readonly<Record<string, RoomParticipant>>;
  getNetworkStats(): Promise<NetworkState>;
  /** The data that all of the meeting session share. */
  meetingSessionState(): { readonly data: unknown };
  setMeetingSessionData(data: unknown, strategy: MergeStrategy): unknown;
  setUserName(
    name: string,
    options?: { readonly thisMeetingOnly?: boolean },
  ): Promise<{ readonly userName?: string }>;
  setUserData(data: unknown): Promise<unknown>;

  enumerateDevices(): Promise<{ readonly devices: readonly RoomDevice[] }>;
  getInputDevices(): Promise<{ readonly mic: object; readonly speaker?: object }>;
  setInputDevicesAsync(devices: { readonly audioDeviceId: string }): Promise<unknown>;
  setOutputDeviceAsync(devices: { readonly outputDeviceId: string }): Promise<unknown>;

  updateInputSettings(settings: InputSettings): Promise<unknown>;
  updateSendSettings(settings: SendSettings): Promise<unknown>;
  startCustomTrack(track: CustomTrack): Promise<string>;
  stopCustomTrack(trackName: string): Promise<unknown>;
  startLocalAudioLevelObserver(interval: number): Promise<unknown>;
  startRemoteParticipantsAudioLevelObserver(interval: number): Promise<unknown>;
  getLocalAudioLevel(): number;
  getRemoteParticipantsAudioLevel(): Readonly<Record<string, number>>;

  updateParticipant(sessionId: string, update: ParticipantUpdate): unknown;
  updateParticipants(updates: Readonly<Record<string, ParticipantUpdate>>): unknown;

  startDialOut(options: DialOut): Promise<{ readonly session?: { readonly sessionId: string } }>;
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

  startRemoteMediaPlayer(options: MediaPlayerStart): Promise<MediaPlayer>;
  updateRemoteMediaPlayer(options: MediaPlayerUpdate): Promise<MediaPlayer>;
  stopRemoteMediaPlayer(sessionId: string): Promise<unknown>;
}

/** A participant as the library has it. */
export interface RoomParticipant {
  readonly session_id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly userData?: unknown;
  readonly local: boolean;
  readonly owner: boolean;
  readonly audio: boolean;
  readonly video: boolean;
  readonly screen: boolean;
  readonly joined_at?: Date;
  readonly tracks?: Readonly<Record<string, RoomTrack | undefined>>;
  readonly permissions: Permissions;
}

export interface RoomTrack {
  readonly state: 'blocked' | 'off' | 'sendable' | 'loading' | 'interrupted' | 'playable';
  readonly subscribed: boolean | 'staged';
  readonly blocked?: object;
  readonly off?: object;
}

export interface RoomDevice {
  readonly deviceId: string;
  readonly kind: string;
  readonly label: string;
}

/** A level of access to a meeting. */
export interface AccessLevel {
  readonly level: 'none' | 'lobby' | 'full';
}

/** The number of participants of a meeting. */
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
