import type {
  Instance,
  LayoutUpdate,
  LiveStreaming,
  MediaPlayerStart,
  MediaPlayerUpdate,
  MergeStrategy,
  ParticipantUpdate,
  Recording,
  StreamingEndpoints,
  Transcription,
  TranscriptionUpdate,
} from '../limits/values.js';
import type { CallControls, MediaControls, PhoneControls } from './controls.js';
import type { AccessState, CallParticipant, MediaPlayer, RoomState } from './room-state.js';

/** Controls that the room has itself, where what a promise resolves with besides a result is ignored. */
type Same<Controls> = {
  [Name in keyof Controls]: Controls[Name] extends (...args: infer Args) => Promise<void>
    ? (...args: Args) => Promise<unknown>
    : Controls[Name];
};

/**
 * The room of a call, for the controls: what a driver offers of the library that carries the call. Every
 * argument has been checked. A method that the library lacks may throw or reject.
 */
export interface CallRoom
  extends
    Same<PhoneControls>,
    Same<Omit<MediaControls, 'blurBackground' | 'useBackgroundImage' | 'clearBackground'>>,
    Same<
      Pick<
        CallControls,
        | 'devices'
        | 'networkState'
        | 'participantCounts'
        | 'sessionData'
        | 'setUserData'
        | 'setUserName'
        | 'useMicrophone'
        | 'useSpeaker'
      >
    > {
  state(): RoomState;
  access(): AccessState;
  participants(): readonly CallParticipant[];
  setSessionData(data: Readonly<Record<string, unknown>>, strategy: MergeStrategy): void;

  updateParticipant(sessionId: string, update: ParticipantUpdate): void;
  updateParticipants(updates: Readonly<Record<string, ParticipantUpdate>>): void;

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
