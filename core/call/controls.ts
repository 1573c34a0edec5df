import type {
  AccessState,
  CallParticipant,
  MediaPlayer,
  NetworkState,
  ParticipantCounts,
} from './room-state.js';
import type { CallDevices } from './devices.js';
import type {
  AddMessageOptions,
  CallTransfer,
  ControlName,
  CustomTrack,
  DialOut,
  Dtmf,
  InputSettings,
  Instance,
  LayoutUpdate,
  LiveStreaming,
  MediaPlayerStart,
  MediaPlayerUpdate,
  MergeStrategy,
  ParticipantUpdate,
  Recording,
  SayOptions,
  SendSettings,
  SipRefer,
  StopDialOut,
  StreamingEndpoints,
  Transcription,
  TranscriptionUpdate,
  UserNameOptions,
} from '../limits/values.js';

/** The state of a meeting in the terms of Daily's products. */
export type MeetingState = 'new' | 'joining' | 'joined' | 'left' | 'error';

/**
 * The controls of a call. Every argument is checked before anything is sent: a `LimitError` names the
 * argument, the value and the rule. A control that is not available now throws a `CallControlError`.
 * Methods that return promises reject with these. Controls outlive a call: they act on the newest one.
 *
 * @example
 * const controls = await assistant.callControls();
 * controls.say({ message: 'I will ask a colleague to join us.' });
 */
export interface CallControls {
  /** Camera, background, custom tracks, audio levels, and how media is sent. */
  readonly media: MediaControls;

  /** The other participants and their permissions. */
  readonly participants: ParticipantControls;

  /** Dialling out, transfers, and tones. */
  readonly phone: PhoneControls;

  /** Recordings that the page starts, in addition to the assistant's own. */
  readonly recording: RecordingControls;

  /** Live streams of the call to other services. */
  readonly liveStreaming: LiveStreamingControls;

  /** The call library's own transcription, besides the transcripts that the assistant sends. */
  readonly transcription: TranscriptionControls;

  /** Playing a file to all of the call. */
  readonly mediaPlayer: MediaPlayerControls;

  /**
   * Starts a call like the intent `start-call`, without a `va-call-request`. During a call it only
   * logs a warning. Events report the outcome. Throws after `disconnect()`, which the element calls
   * when it is removed from the page.
   */
  join(): void;

  /** Ends the call at any stage. Does nothing without one. */
  leave(): void;

  /** Makes the assistant say `message`. The call continues, unless `endCallAfterSpoken` is set. */
  say(options: SayOptions): void;

  /**
   * Puts words into the conversation, which are not shown. The assistant answers them, unless
   * `triggerResponseEnabled` is `false`.
   */
  addMessage(options: AddMessageOptions): void;

  /**
   * Makes the assistant's side mute or unmute the assistant or the visitor, or greet. The visitor's
   * own microphone stays as it is: see `setMuted()`.
   */
  control(control: ControlName): void;

  /**
   * Makes the assistant greet. The delay of the recording after the call's start is in seconds, at
   * least 0.
   *
   * @default 0
   */
  sayFirstMessage(videoRecordingStartDelaySeconds?: number): void;

  /** Makes the assistant's side end the call. `leave()` ends it immediately. */
  endCall(): void;

  /**
   * Sends any message to the assistant's side, as the provider's API has it: any JSON value of at most
   * 4096 characters as it is sent, which is as JSON in JSON.
   */
  sendAppMessage(message: unknown): void;

  /**
   * Mutes or unmutes the visitor's microphone. Before the join it takes precedence over
   * `startMuted` and `pushToTalk`.
   */
  setMuted(muted: boolean): void;

  /**
   * The volume of the assistant's voice: 0 is silent, 1 the original, 2 twice that. 1 in each new
   * call, and without one.
   */
  readonly assistantVolume: number;

  /**
   * Sets the volume of the assistant's voice in this call: 0 is silent, 1 the original, 2 twice
   * that. Rejects, and keeps the volume, if the code cannot be loaded, and above 1 if the browser
   * cannot amplify.
   */
  setAssistantVolume(loudness: number): Promise<void>;

  /** The available microphones and speakers, and the selected ones. */
  devices(): Promise<CallDevices>;

  /**
   * Selects a microphone by its id in `devices()`, for this call and for the assistant's next ones
   * if it is still connected then.
   */
  useMicrophone(deviceId: string): Promise<void>;

  /**
   * Selects a speaker by its id in `devices()`, for this call and for the assistant's next ones if
   * it is still connected then. Rejects if the browser cannot.
   */
  useSpeaker(deviceId: string): Promise<void>;

  /**
   * Renames the visitor: in this meeting and later ones, or with `thisMeetingOnly` in this one alone.
   * Resolves with the name that the visitor then has.
   */
  setUserName(userName: string, options?: UserNameOptions): Promise<string>;

  /** Shares data about the visitor with the call: any JSON value of at most 4096 characters. */
  setUserData(data: unknown): Promise<void>;

  /** A copy of the data that all of the meeting session share. */
  sessionData(): unknown;

  /**
   * Shares data with the meeting session: a plain object of at most 102400 characters as JSON. It
   * replaces what was shared before; `shallow-merge` replaces fields of the same name only.
   *
   * @default 'replace'
   */
  setSessionData(data: Readonly<Record<string, unknown>>, strategy?: MergeStrategy): void;

  /**
   * The state of the meeting: `new` before the first call, `joining`, `joined` even before the assistant
   * listens, `left` after the call, and `error` when the call library gave it up.
   */
  meetingState(): MeetingState;

  /** How far the visitor may come into the meeting: `unknown` without a call. */
  accessState(): AccessState;

  /** The number of participants, `present` and `hidden`. Both 0 without a call. */
  participantCounts(): ParticipantCounts;

  /** The quality of the network, with its numbers. */
  networkState(): Promise<NetworkState>;
}

/** How the visitor's audio and video are captured and sent, and the audio levels. */
export interface MediaControls {
  /** Blurs the background of the visitor's picture: above 0, and at most 1. */
  blurBackground(strength: number): Promise<void>;

  /** Puts one of the call library's images behind the visitor: 1 to 10. */
  useBackgroundImage(image: number): Promise<void>;

  /** Shows the visitor's background as it is. */
  clearBackground(): Promise<void>;

  /**
   * Sets how the visitor's audio and video are processed before they are sent. `audio` replaces the
   * noise cancellation of each call.
   */
  updateInputSettings(settings: InputSettings): Promise<void>;

  /** Sets how the visitor's video is sent, by a preset or in detail. */
  updateSendSettings(settings: SendSettings): Promise<void>;

  /** Sends a track of the page's own. Resolves with the name by which it is stopped. */
  startCustomTrack(options: CustomTrack): Promise<string>;

  /** Stops a track that `startCustomTrack()` named. */
  stopCustomTrack(trackName: string): Promise<void>;

  /**
   * Sets the interval of the visitor's audio level, in milliseconds: 100 or more. At most 500
   * applies, since the widget uses the level to notice a silent microphone.
   *
   * @default 100
   */
  observeLocalLevel(interval?: number): Promise<void>;

  /**
   * Sets the interval of the other participants' audio levels, in milliseconds: 100 or more. At
   * most 500 applies, since the widget derives from the levels whether the assistant speaks.
   *
   * @default 100
   */
  observeRemoteLevels(interval?: number): Promise<void>;

  /** The latest level of the visitor, 0 to 1. Measured once the assistant listens. */
  localLevel(): number;

  /** The latest levels of the other participants, 0 to 1, by session id. */
  remoteLevels(): Readonly<Record<string, number>>;
}

/** The other participants and their permissions. */
export interface ParticipantControls {
  /** All who are in the call, the visitor included. Empty when there is no call. */
  all(): readonly CallParticipant[];

  /**
   * Mutes, ejects, subscribes to or permits a participant; `local` is the visitor. A shared screen
   * can be stopped but not started.
   */
  update(sessionId: string, update: ParticipantUpdate): void;

  /** The same for several, by session id. */
  updateAll(updates: Readonly<Record<string, ParticipantUpdate>>): void;
}

/** Dialling out, transfers, and tones. The meeting must allow them. */
export interface PhoneControls {
  /**
   * Dials a participant, by either `phoneNumber` or `sipUri`. Resolves with the session id, if
   * there is one, which the other methods take.
   */
  startDialOut(options: DialOut): Promise<string | undefined>;

  /** Hangs up on a dialled participant. */
  stopDialOut(options: StopDialOut): Promise<void>;

  /** Transfers a dialled participant to a phone number or a SIP address. */
  sipCallTransfer(options: CallTransfer): Promise<void>;

  /** Refers a SIP participant to a SIP address, which removes them from the call. */
  sipRefer(options: SipRefer): Promise<void>;

  /** Sends DTMF tones to a dialled participant: at most 20 of 0-9, A-D, * and #. */
  sendDTMF(options: Dtmf): Promise<void>;
}

/**
 * Recordings that the page starts. The meeting must allow them, and the provider checks their
 * options. No event reports whether one started, changed or stopped.
 */
export interface RecordingControls {
  /**
   * Starts a recording. Sizes are in pixels, bitrates in kilobits per second, durations in seconds; what
   * is left out is as the meeting or the provider has it.
   */
  start(options?: Recording): void;

  /**
   * Changes the layout of the recording, or of the one that `instanceId` names.
   *
   * @default the preset `default`
   */
  update(options: LayoutUpdate): void;

  /** Stops the recording, or the one of several that `instanceId` names. */
  stop(options?: Instance): void;
}

/**
 * Live streams of the call to other services. The meeting must allow them, and the provider checks
 * their options. No event reports whether one started, changed or stopped.
 */
export interface LiveStreamingControls {
  /**
   * Starts a live stream to `rtmpUrl`, one or several, or to `endpoints`. Sizes are in pixels,
   * bitrates in kilobits per second, durations in seconds. The provider has the defaults.
   */
  start(options: LiveStreaming): void;

  /**
   * Changes the layout of the stream, or of the one that `instanceId` names.
   *
   * @default the preset `default`
   */
  update(options: LayoutUpdate): void;

  /** Sends the stream, or the one of several that `instanceId` names, to more places. */
  addEndpoints(options: StreamingEndpoints): void;

  /** Sends the stream, or the one of several that `instanceId` names, to fewer places. */
  removeEndpoints(options: StreamingEndpoints): void;

  /** Stops the stream, or the one of several that `instanceId` names. */
  stop(options?: Instance): void;
}

/**
 * Daily's own transcription, in addition to the assistant's transcripts. The meeting must allow it.
 * No event reports whether it started, changed or stopped.
 */
export interface TranscriptionControls {
  /**
   * Starts to transcribe the call, or only the `participants` with these session ids. The provider
   * has the defaults, such as `language` and `model`.
   */
  start(options?: Transcription): void;

  /** Sets the session ids of the participants to transcribe. */
  update(options: TranscriptionUpdate): void;

  /** Stops the transcription, or the one of several that `instanceId` names. */
  stop(options?: Instance): void;
}

/** Plays files to everyone in the call, with the provider's player. The meeting must allow it. */
export interface MediaPlayerControls {
  /**
   * Plays the file at `url`, immediately unless `settings.state` is `pause`. Resolves with the
   * player, whose `sessionId` the other methods take.
   */
  start(options: MediaPlayerStart): Promise<MediaPlayer>;

  /** Pauses or resumes, or sets the volume: 0 is silent, 1 the original, 2 twice that. */
  update(options: MediaPlayerUpdate): Promise<MediaPlayer>;

  /** Stops the player that `start()` named. */
  stop(sessionId: string): Promise<void>;
}
