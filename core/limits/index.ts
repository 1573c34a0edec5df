import * as callMessages from './call-message-schemas.js';
import * as daily from './daily-options.js';
import type { Limit } from './check.js';
import * as rules from './schemas.js';
import type { ReceivedMessage } from '../machine/received-message.js';
import type * as values from './values.js';

export { check, refusalOf, type Limit } from './check.js';
export { LANGUAGES } from './frame.js';
export { IMAGE_TYPES } from './input-settings.js';
export { LimitError } from './limit-error.js';
export { RESERVED_TRACK_NAMES } from './media.js';
export * from './numbers.js';
export { ADMIN_OF, SENDABLE_MEDIA } from './permissions.js';
export { AUDIO_CODECS, NEEDS_EXTENSION, VIDEO_CODECS } from './phone.js';
export { SCREEN_PRESETS, VIDEO_PRESETS } from './send-settings.js';
export { RECORDING_TYPES } from './streams.js';
export type * from './values.js';

/** A known message of the provider. */
export type CallMessage = ReceivedMessage;

/**
 * Parses a known message of the provider, or returns null. An unknown message is not an error: the
 * provider adds types, and the page receives the message itself.
 *
 * @example
 * if (readCallMessage(event.message)?.type === 'hang') showSpinner();
 */
export const readCallMessage: (message: unknown) => CallMessage | null =
  callMessages.readCallMessage;

/**
 * Checks the page's options for Daily. A value that is not allowed, or that the widget sets, is dropped
 * with one warning that names it. Never throws.
 */
export const checkDailyOptions: (options: unknown) => values.CheckedDailyOptions =
  daily.checkDailyOptions;

/** The Daily options that a page may set. */
export const dailyOptions: Readonly<Record<string, Limit<unknown>>> = daily.dailyOptions;

/** The options that a page may set in `dailyConfig`. */
export const dailyConfig: Readonly<Record<string, Limit<unknown>>> = daily.dailyConfig;

export const appMessage: Limit<unknown> = rules.appMessage;
export const mergeStrategy: Limit<values.MergeStrategy> = rules.mergeStrategy;
export const sessionData: Limit<Record<string, unknown>> = rules.sessionData;
export const userData: Limit<unknown> = rules.userData;
export const extension: Limit<string> = rules.extension;
export const extensionWait: Limit<number> = rules.extensionWait;
export const instance: Limit<values.Instance> = rules.instance;
export const layout: Limit<values.Layout> = rules.layout;
export const layoutUpdate: Limit<values.LayoutUpdate> = rules.layoutUpdate;
export const callTransfer: Limit<values.CallTransfer> = rules.callTransfer;
export const sipRefer: Limit<values.SipRefer> = rules.sipRefer;
export const dtmf: Limit<values.Dtmf> = rules.dtmf;
export const phoneNumber: Limit<string> = rules.phoneNumber;
export const sipUri: Limit<string> = rules.sipUri;
export const callerId: Limit<string> = rules.callerId;
export const dialOut: Limit<values.DialOut> = rules.dialOut;
export const stopDialOut: Limit<values.StopDialOut> = rules.stopDialOut;
export const language: Limit<values.Language> = rules.language;
export const hexColor: Limit<string> = rules.hexColor;
export const theme: Limit<values.FrameTheme> = rules.theme;
export const layoutConfig: Limit<values.LayoutConfig> = rules.layoutConfig;
export const customTrayButtons: Limit<values.CustomTrayButtons> = rules.customTrayButtons;
export const customIntegrations: Limit<values.CustomIntegrations> = rules.customIntegrations;
export const iframeStyle: Limit<Record<string, string | number>> = rules.iframeStyle;
export const sayOptions: Limit<values.SayOptions> = rules.sayOptions;
export const addMessageOptions: Limit<values.AddMessageOptions> = rules.addMessageOptions;
export const controlName: Limit<values.ControlName> = rules.controlName;
export const recordingDelay: Limit<number> = rules.recordingDelay;
export const onOrOff: Limit<boolean> = rules.onOrOff;
export const id: Limit<string> = rules.id;
export const userName: Limit<string> = rules.userName;
export const userNameOptions: Limit<values.UserNameOptions> = rules.userNameOptions;
export const backgroundSource: Limit<values.BackgroundSource> = rules.backgroundSource;
export const videoProcessor: Limit<values.VideoProcessor> = rules.videoProcessor;
export const inputSettings: Limit<values.InputSettings> = rules.inputSettings;
export const liveStreaming: Limit<values.LiveStreaming> = rules.liveStreaming;
export const streamingEndpoints: Limit<values.StreamingEndpoints> = rules.streamingEndpoints;
export const volume: Limit<number> = rules.volume;
export const blurStrength: Limit<number> = rules.blurStrength;
export const backgroundImage: Limit<number> = rules.backgroundImage;
export const levelInterval: Limit<number> = rules.levelInterval;
export const trackName: Limit<string> = rules.trackName;
export const mediaTrack: Limit<MediaStreamTrack> = rules.mediaTrack;
export const audioMode: Limit<values.AudioMode> = rules.audioMode;
export const customTrack: Limit<values.CustomTrack> = rules.customTrack;
export const mediaPlayerSettings: Limit<values.MediaPlayerSettings> = rules.mediaPlayerSettings;
export const mediaPlayerStart: Limit<values.MediaPlayerStart> = rules.mediaPlayerStart;
export const mediaPlayerUpdate: Limit<values.MediaPlayerUpdate> = rules.mediaPlayerUpdate;
export const subscribedTracks: Limit<values.SubscribedTracks> = rules.subscribedTracks;
export const participantUpdate: Limit<values.ParticipantUpdate> = rules.participantUpdate;
export const participantUpdates: Limit<Record<string, values.ParticipantUpdate>> =
  rules.participantUpdates;
export const canReceive: Limit<values.CanReceive> = rules.canReceive;
export const permissions: Limit<values.Permissions> = rules.permissions;
export const receiveSettings: Limit<values.ReceiveSettings> = rules.receiveSettings;
export const recording: Limit<values.Recording> = rules.recording;
export const simulcastLayer: Limit<values.SimulcastLayer> = rules.simulcastLayer;
export const simulcastEncodings: Limit<values.SimulcastLayer[]> = rules.simulcastEncodings;
export const sendSettings: Limit<values.SendSettings> = rules.sendSettings;
export const transcription: Limit<values.Transcription> = rules.transcription;
export const transcriptionUpdate: Limit<values.TranscriptionUpdate> = rules.transcriptionUpdate;
