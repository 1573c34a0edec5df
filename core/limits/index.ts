import * as callMessages from './call-message-schemas.js';
import * as daily from './daily-options.js';
import type { Limit } from './limit.js';
import * as rules from './schemas.js';
import type { ReceivedMessage } from '../call/received-message.js';
import type {
  CheckedDailyOptions,
  AddMessageOptions,
  AudioMode,
  BackgroundSource,
  CallTransfer,
  CanReceive,
  ControlName,
  CustomIntegrations,
  CustomTrack,
  CustomTrayButtons,
  DialOut,
  Dtmf,
  FrameTheme,
  InputSettings,
  Instance,
  Language,
  Layout,
  LayoutConfig,
  LayoutUpdate,
  LiveStreaming,
  MediaPlayerSettings,
  MediaPlayerStart,
  MediaPlayerUpdate,
  MergeStrategy,
  ParticipantUpdate,
  Permissions,
  ReceiveSettings,
  Recording,
  SayOptions,
  SendSettings,
  SimulcastLayer,
  SipRefer,
  StopDialOut,
  StreamingEndpoints,
  SubscribedTracks,
  Transcription,
  TranscriptionUpdate,
  UserNameOptions,
  VideoProcessor,
} from './values.js';

export { check, refusalOf } from './check.js';
export { AUDIO_CODECS, VIDEO_CODECS } from './dial-out.js';
export { NEEDS_EXTENSION } from './extension.js';
export { LANGUAGES } from './frame.js';
export { IMAGE_TYPES } from './input-settings.js';
export type { Limit } from './limit.js';
export { LimitError } from './limit-error.js';
export { RESERVED_TRACK_NAMES } from './media.js';
export * from './numbers.js';
export { ADMIN_OF, SENDABLE_MEDIA } from './permissions.js';
export { RECORDING_TYPES } from './recording.js';
export { SCREEN_PRESETS, VIDEO_PRESETS } from './send-settings.js';
export type * from './values.js';

/** A known message of the provider. */
export type CallMessage = ReceivedMessage;

/**
 * Parses a known message of the provider, or returns null. An unknown message is not an error: the
 * provider adds types, and the page receives the message itself.
 */
export const readCallMessage: (message: unknown) => CallMessage | null =
  callMessages.readCallMessage;

/**
 * Checks the page's options for Daily. A value that is not allowed, or that the widget sets, is dropped
 * with one warning that names it. Never throws.
 */
export const checkDailyOptions: (options: unknown) => CheckedDailyOptions = daily.checkDailyOptions;

/** The Daily options that a page may set. */
export const dailyOptions: Readonly<Record<string, Limit<unknown>>> = daily.dailyOptions;

/** The options that a page may set in `dailyConfig`. */
export const dailyConfig: Readonly<Record<string, Limit<unknown>>> = daily.dailyConfig;

export const appMessage: Limit<unknown> = rules.appMessage;
export const mergeStrategy: Limit<MergeStrategy> = rules.mergeStrategy;
export const sessionData: Limit<Record<string, unknown>> = rules.sessionData;
export const userData: Limit<unknown> = rules.userData;
export const extension: Limit<string> = rules.extension;
export const extensionWait: Limit<number> = rules.extensionWait;
export const instance: Limit<Instance> = rules.instance;
export const layout: Limit<Layout> = rules.layout;
export const layoutUpdate: Limit<LayoutUpdate> = rules.layoutUpdate;
export const callTransfer: Limit<CallTransfer> = rules.callTransfer;
export const sipRefer: Limit<SipRefer> = rules.sipRefer;
export const dtmf: Limit<Dtmf> = rules.dtmf;
export const phoneNumber: Limit<string> = rules.phoneNumber;
export const sipUri: Limit<string> = rules.sipUri;
export const callerId: Limit<string> = rules.callerId;
export const dialOut: Limit<DialOut> = rules.dialOut;
export const stopDialOut: Limit<StopDialOut> = rules.stopDialOut;
export const language: Limit<Language> = rules.language;
export const hexColor: Limit<string> = rules.hexColor;
export const theme: Limit<FrameTheme> = rules.theme;
export const layoutConfig: Limit<LayoutConfig> = rules.layoutConfig;
export const customTrayButtons: Limit<CustomTrayButtons> = rules.customTrayButtons;
export const customIntegrations: Limit<CustomIntegrations> = rules.customIntegrations;
export const iframeStyle: Limit<Record<string, string | number>> = rules.iframeStyle;
export const sayOptions: Limit<SayOptions> = rules.sayOptions;
export const addMessageOptions: Limit<AddMessageOptions> = rules.addMessageOptions;
export const controlName: Limit<ControlName> = rules.controlName;
export const recordingDelay: Limit<number> = rules.recordingDelay;
export const onOrOff: Limit<boolean> = rules.onOrOff;
export const id: Limit<string> = rules.id;
export const userName: Limit<string> = rules.userName;
export const userNameOptions: Limit<UserNameOptions> = rules.userNameOptions;
export const backgroundSource: Limit<BackgroundSource> = rules.backgroundSource;
export const videoProcessor: Limit<VideoProcessor> = rules.videoProcessor;
export const inputSettings: Limit<InputSettings> = rules.inputSettings;
export const liveStreaming: Limit<LiveStreaming> = rules.liveStreaming;
export const streamingEndpoints: Limit<StreamingEndpoints> = rules.streamingEndpoints;
export const volume: Limit<number> = rules.volume;
export const blurStrength: Limit<number> = rules.blurStrength;
export const backgroundImage: Limit<number> = rules.backgroundImage;
export const levelInterval: Limit<number> = rules.levelInterval;
export const trackName: Limit<string> = rules.trackName;
export const mediaTrack: Limit<MediaStreamTrack> = rules.mediaTrack;
export const audioMode: Limit<AudioMode> = rules.audioMode;
export const customTrack: Limit<CustomTrack> = rules.customTrack;
export const mediaPlayerSettings: Limit<MediaPlayerSettings> = rules.mediaPlayerSettings;
export const mediaPlayerStart: Limit<MediaPlayerStart> = rules.mediaPlayerStart;
export const mediaPlayerUpdate: Limit<MediaPlayerUpdate> = rules.mediaPlayerUpdate;
export const subscribedTracks: Limit<SubscribedTracks> = rules.subscribedTracks;
export const participantUpdate: Limit<ParticipantUpdate> = rules.participantUpdate;
export const participantUpdates: Limit<Record<string, ParticipantUpdate>> =
  rules.participantUpdates;
export const canReceive: Limit<CanReceive> = rules.canReceive;
export const permissions: Limit<Permissions> = rules.permissions;
export const receiveSettings: Limit<ReceiveSettings> = rules.receiveSettings;
export const recording: Limit<Recording> = rules.recording;
export const simulcastLayer: Limit<SimulcastLayer> = rules.simulcastLayer;
export const simulcastEncodings: Limit<SimulcastLayer[]> = rules.simulcastEncodings;
export const sendSettings: Limit<SendSettings> = rules.sendSettings;
export const transcription: Limit<Transcription> = rules.transcription;
export const transcriptionUpdate: Limit<TranscriptionUpdate> = rules.transcriptionUpdate;
