import type { AUDIO_CODECS, VIDEO_CODECS } from './phone.js';
import type { LANGUAGES } from './frame.js';
import type { ADMIN_OF, SENDABLE_MEDIA } from './permissions.js';
import type { RECORDING_TYPES } from './streams.js';

/*
 * The values that the limits allow. Sizes are in pixels, bitrates in kilobits per second and durations
 * in seconds, unless noted.
 */

export type AudioCodec = (typeof AUDIO_CODECS)[number];
export type VideoCodec = (typeof VIDEO_CODECS)[number];
export type RecordingType = (typeof RECORDING_TYPES)[number];

export interface SayOptions {
  message: string;
  /** @default false */
  endCallAfterSpoken?: boolean;
  /** Whether the visitor may interrupt it. */
  interruptionsEnabled?: boolean;
  /** Whether it interrupts what the assistant says. */
  interruptAssistantEnabled?: boolean;
}

export interface AddMessageOptions {
  message: { role: 'system' | 'user' | 'assistant' | 'tool' | 'function'; content: string };
  /** Whether the assistant answers it. @default true */
  triggerResponseEnabled?: boolean;
}

/** A command for the assistant's side. */
export type ControlName =
  'mute-assistant' | 'unmute-assistant' | 'mute-customer' | 'unmute-customer' | 'say-first-message';

export interface UserNameOptions {
  thisMeetingOnly?: boolean;
}

/** How new session data is combined with the old. */
export type MergeStrategy = 'replace' | 'shallow-merge';

interface Extension {
  /** Dialled after the number has answered. */
  extension?: string;
  waitBeforeExtensionDialSec?: number;
}

/** A callee: either `sipUri` or `phoneNumber`. */
export interface DialOut extends Extension {
  sipUri?: string;
  /** As E.164. */
  phoneNumber?: string;
  displayName?: string;
  userId?: string;
  video?: boolean;
  codecs?: {
    audio?: AudioCodec[];
    video?: VideoCodec[];
  };
  callerId?: string;
  permissions?: Pick<Permissions, 'canReceive'>;
}

export interface StopDialOut {
  sessionId: string;
}

export interface CallTransfer extends Extension {
  sessionId: string;
  /** A SIP address or a phone number. */
  toEndPoint: string;
  callerId?: string;
}

export interface SipRefer {
  sessionId: string;
  /** A SIP address. */
  toEndPoint: string;
}

export interface Dtmf {
  sessionId: string;
  tones: string;
}

/** The media that a participant receives. */
export interface ReceivedMedia {
  video: boolean;
  audio: boolean;
  screenVideo: boolean;
  screenAudio: boolean;
  customVideo: Record<string, boolean>;
  customAudio: Record<string, boolean>;
}

export interface CanReceive {
  base?: boolean | ReceivedMedia;
  byUserId?: Record<string, boolean | Partial<ReceivedMedia>>;
  byParticipantId?: Record<string, boolean | Partial<ReceivedMedia>>;
}

type SendableMedium = (typeof SENDABLE_MEDIA)[number];
type AdminArea = (typeof ADMIN_OF)[number];

export interface Permissions {
  hasPresence?: boolean;
  canSend?: boolean | Set<SendableMedium> | SendableMedium[];
  canReceive?: CanReceive;
  canAdmin?: boolean | Set<AdminArea> | AdminArea[];
}

type Subscription = boolean | 'staged';

export type SubscribedTracks =
  | Subscription
  | 'avatar'
  | {
      audio?: Subscription;
      video?: Subscription;
      screenAudio?: Subscription;
      screenVideo?: Subscription;
      rmpAudio?: Subscription;
      rmpVideo?: Subscription;
      custom?: Subscription | Record<string, Subscription>;
    };

interface TileStyles {
  div?: Record<string, unknown>;
  video?: Record<string, unknown>;
  overlay?: Record<string, unknown>;
}

export interface ParticipantUpdate {
  setAudio?: boolean;
  setVideo?: boolean;
  setScreenShare?: false;
  setSubscribedTracks?: SubscribedTracks;
  eject?: true;
  updatePermissions?: Permissions;
  styles?: { cam?: TileStyles; screen?: TileStyles };
}

/** Selects one of several recordings, streams or transcriptions. */
export interface Instance {
  instanceId: string;
}

export interface Layout {
  preset: string;
  [setting: string]: unknown;
}

export interface LayoutUpdate extends Partial<Instance> {
  layout?: Layout;
}

interface Streaming extends LayoutUpdate {
  width?: number;
  height?: number;
  fps?: number;
  videoBitrate?: number;
  audioBitrate?: number;
  minIdleTimeOut?: number;
  maxDuration?: number;
  backgroundColor?: string;
}

export interface Recording extends Streaming {
  type?: RecordingType;
}

export interface StreamingEndpoint {
  endpoint: string;
}

export interface LiveStreaming extends Streaming {
  rtmpUrl?: string | string[];
  endpoints?: StreamingEndpoint[];
}

export interface StreamingEndpoints extends Partial<Instance> {
  endpoints: StreamingEndpoint[];
}

export interface Transcription extends Partial<Instance> {
  language?: string;
  model?: string;
  tier?: string;
  profanity_filter?: boolean;
  redact?: boolean | (string | boolean)[];
  endpointing?: number | boolean;
  punctuate?: boolean;
  extra?: Record<string, unknown>;
  includeRawResponse?: boolean;
  /** Session ids. */
  participants?: string[];
}

export interface TranscriptionUpdate extends Partial<Instance> {
  /** Session ids. */
  participants: string[];
}

/** An address, the number of a preset image, or the data of an image. */
export type BackgroundSource = string | number | ArrayBuffer;

export type VideoProcessor =
  | { type: 'none' }
  | { type: 'face-detection' }
  | { type: 'background-blur'; config?: { strength?: number } }
  | { type: 'background-image'; config?: { source?: BackgroundSource; url?: string } };

export interface InputSettings {
  audio?: {
    processor?: { type: 'none' | 'noise-cancellation' };
    settings?: Record<string, unknown>;
  };
  video?: { processor?: VideoProcessor; settings?: Record<string, unknown> };
}

export type AudioMode = 'music' | 'speech' | { bitrate?: number; stereo?: boolean };

export interface CustomTrack {
  track: MediaStreamTrack;
  mode?: AudioMode;
  trackName?: string;
  ignoreAudioLevel?: boolean;
}

export interface MediaPlayerSettings {
  state?: 'play' | 'pause';
  /** 0 is silent, 1 the original, 2 twice that. */
  volume?: number;
}

export interface MediaPlayerStart {
  url: string;
  settings?: MediaPlayerSettings & { simulcastEncodings?: SimulcastLayer[] };
}

export interface MediaPlayerUpdate {
  sessionId: string;
  settings: MediaPlayerSettings;
}

export interface SimulcastLayer {
  maxBitrate?: number;
  maxFramerate?: number;
  scaleResolutionDownBy?: number;
  active?: boolean;
  scalabilityMode?: string;
}

/** A preset by its name, or the settings of one kind of video. */
export type VideoSendSettings =
  | string
  | {
      maxQuality?: 'low' | 'medium' | 'high';
      encodings?: {
        low: Record<string, unknown>;
        medium?: Record<string, unknown>;
        high?: Record<string, unknown>;
      };
      allowAdaptiveLayers?: boolean;
    };

export interface SendSettings {
  video?: VideoSendSettings;
  customVideoDefaults?: VideoSendSettings;
  screenVideo?: VideoSendSettings;
  [customVideo: string]: VideoSendSettings | undefined;
}

/** The simulcast layer to receive, by participant and kind of video. */
export type ReceiveSettings = Record<
  string,
  'inherit' | Record<string, 'inherit' | { layer?: number | 'inherit' }>
>;

export type Language = (typeof LANGUAGES)[number];

interface ThemeColors {
  colors: {
    accent?: string;
    accentText?: string;
    background?: string;
    backgroundAccent?: string;
    baseText?: string;
    border?: string;
    mainAreaBg?: string;
    mainAreaBgAccent?: string;
    mainAreaText?: string;
    supportiveText?: string;
  };
}

/** The theme of Daily's frame. */
export type FrameTheme = ThemeColors | { light: ThemeColors; dark: ThemeColors };

export interface LayoutConfig {
  grid?: { maxTilesPerPage?: number; minTilesPerPage?: number };
}

export type CustomTrayButtons = Record<
  string,
  {
    iconPath: string;
    label: string;
    tooltip: string;
    iconPathDarkMode?: string;
    visualState?: 'default' | 'active' | 'sidebar-open';
  }
>;

export type CustomIntegrations = Record<
  string,
  {
    label: string;
    location: 'main' | 'sidebar';
    allow?: string;
    controlledBy?: string[] | '*' | 'owners';
    csp?: string;
    iconURL?: string;
    loading?: 'lazy' | 'eager';
    name?: string;
    referrerPolicy?: string;
    sandbox?: string;
    src?: string;
    srcdoc?: string;
    shared?: boolean | string[] | 'owners';
  }
>;

/** The page's options for Daily that passed the check, and a warning for each that did not. */
export interface CheckedDailyOptions {
  readonly options: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

/** A message that a page sends in a call. */
export type OutgoingMessage =
  | ({ type: 'say'; content: string } & SayOptions)
  | {
      type: 'add-message';
      message: { role: string; content: string };
      triggerResponseEnabled?: boolean;
    }
  | { type: 'control'; control: ControlName; videoRecordingStartDelaySeconds?: number }
  | { type: 'end-call' };
