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

/** A message for the assistant: any JSON value. Counted as it is sent, which is as JSON in JSON. */
export const appMessage: Limit<unknown> = rules.appMessage;
/** Whether new data takes the place of the old, or of its fields of the same name alone. */
export const mergeStrategy: Limit<values.MergeStrategy> = rules.mergeStrategy;
/** Data that all of a meeting session share: a plain object that JSON can carry. */
export const sessionData: Limit<Record<string, unknown>> = rules.sessionData;
/**
 * The user data: any JSON value. Length is measured on a string itself, and otherwise on its JSON.
 */
export const userData: Limit<unknown> = rules.userData;
/** Dialled after the number has answered. */
export const extension: Limit<string> = rules.extension;
/** How long the extension is held back, in seconds. It needs an extension. */
export const extensionWait: Limit<number> = rules.extensionWait;
/** Selects one of several recordings, streams or transcriptions. */
export const instance: Limit<values.Instance> = rules.instance;
/** The layout of a recording or a stream. The provider checks the preset's own fields. */
export const layout: Limit<values.Layout> = rules.layout;
/** A new layout of a recording or a stream. */
export const layoutUpdate: Limit<values.LayoutUpdate> = rules.layoutUpdate;
/** The target of a transferred participant: a SIP address or a phone number. */
export const callTransfer: Limit<values.CallTransfer> = rules.callTransfer;
/** The target of a participant of a SIP call: a SIP address. */
export const sipRefer: Limit<values.SipRefer> = rules.sipRefer;
/** DTMF tones and their recipient. */
export const dtmf: Limit<values.Dtmf> = rules.dtmf;
/** A phone number as E.164 writes it. */
export const phoneNumber: Limit<string> = rules.phoneNumber;
/** A SIP address. */
export const sipUri: Limit<string> = rules.sipUri;
/** The id of the phone number that the callee sees. */
export const callerId: Limit<string> = rules.callerId;
/** The callee: a SIP address or a phone number, not both. */
export const dialOut: Limit<values.DialOut> = rules.dialOut;
/** The participant to hang up on. */
export const stopDialOut: Limit<values.StopDialOut> = rules.stopDialOut;
/** The language of the frame. */
export const language: Limit<values.Language> = rules.language;
/** A colour in hexadecimal notation. */
export const hexColor: Limit<string> = rules.hexColor;
/** The colours of the frame, for both schemes or for each. */
export const theme: Limit<values.FrameTheme> = rules.theme;
/** How many tiles a page of the frame's grid has. */
export const layoutConfig: Limit<values.LayoutConfig> = rules.layoutConfig;
/** Buttons of the page's own in the frame's tray, by id. */
export const customTrayButtons: Limit<values.CustomTrayButtons> = rules.customTrayButtons;
/** Pages that are shown in the frame, in its main area or in its sidebar, by id. */
export const customIntegrations: Limit<values.CustomIntegrations> = rules.customIntegrations;
/** The CSS of the frame, by property. Without it, a frame on the page's body has `FRAME_SIZE`. */
export const iframeStyle: Limit<Record<string, string | number>> = rules.iframeStyle;
/** The text that the assistant says, whether the call ends after it, and who may interrupt. */
export const sayOptions: Limit<values.SayOptions> = rules.sayOptions;
/** Words put into the conversation, and whether the assistant answers them. */
export const addMessageOptions: Limit<values.AddMessageOptions> = rules.addMessageOptions;
/** The commands for the assistant's side. */
export const controlName: Limit<values.ControlName> = rules.controlName;
/** How long after the call's start its recording began, in seconds. */
export const recordingDelay: Limit<number> = rules.recordingDelay;
/** Whether something is on. */
export const onOrOff: Limit<boolean> = rules.onOrOff;
/** An id that the call library or the browser gave. */
export const id: Limit<string> = rules.id;
/** The visitor's name in the call. */
export const userName: Limit<string> = rules.userName;
/** Whether the name holds in this meeting alone. */
export const userNameOptions: Limit<values.UserNameOptions> = rules.userNameOptions;
/** A background image: one of the library's own by number, or one that the page brings. */
export const backgroundSource: Limit<values.BackgroundSource> = rules.backgroundSource;
/** How the visitor's video is processed before it is sent. */
export const videoProcessor: Limit<values.VideoProcessor> = rules.videoProcessor;
/** How the visitor's audio and video are captured. */
export const inputSettings: Limit<values.InputSettings> = rules.inputSettings;
/** The target and format of a live stream. */
export const liveStreaming: Limit<values.LiveStreaming> = rules.liveStreaming;
/** The endpoints to add to a live stream, or to remove from it. */
export const streamingEndpoints: Limit<values.StreamingEndpoints> = rules.streamingEndpoints;
/** A volume: 0 is silent, 1 the original. */
export const volume: Limit<number> = rules.volume;
/** How strongly the background of the visitor's picture is blurred. */
export const blurStrength: Limit<number> = rules.blurStrength;
/** The number of one of the call library's own background images. */
export const backgroundImage: Limit<number> = rules.backgroundImage;
/** The interval between audio levels, in milliseconds. */
export const levelInterval: Limit<number> = rules.levelInterval;
/** The name of a custom track. */
export const trackName: Limit<string> = rules.trackName;
/** A track of sound or picture, as browsers make them. */
export const mediaTrack: Limit<MediaStreamTrack> = rules.mediaTrack;
/** The mode of a custom audio track: a name, or bits per second and stereo. */
export const audioMode: Limit<values.AudioMode> = rules.audioMode;
/** A track of the page's own that others in the call are to get. */
export const customTrack: Limit<values.CustomTrack> = rules.customTrack;
/** A player of the provider's that plays a file to all of the call. */
export const mediaPlayerSettings: Limit<values.MediaPlayerSettings> = rules.mediaPlayerSettings;
/** The media to play, and how. */
export const mediaPlayerStart: Limit<values.MediaPlayerStart> = rules.mediaPlayerStart;
/** A change of a player that plays. */
export const mediaPlayerUpdate: Limit<values.MediaPlayerUpdate> = rules.mediaPlayerUpdate;
/** The tracks of a participant that are received. `staged` ones are made ready and not received yet. */
export const subscribedTracks: Limit<values.SubscribedTracks> = rules.subscribedTracks;
/** A change of a participant. A screen that another shares can be stopped, and never started. */
export const participantUpdate: Limit<values.ParticipantUpdate> = rules.participantUpdate;
/** Changes of several participants, by session id; the visitor's own is `local`. */
export const participantUpdates: Limit<Record<string, values.ParticipantUpdate>> =
  rules.participantUpdates;
/** The media that a participant may receive, by default and by participant. */
export const canReceive: Limit<values.CanReceive> = rules.canReceive;
/** The permissions to change. Others stay. */
export const permissions: Limit<values.Permissions> = rules.permissions;
/** The layer of each participant's picture that is received; `base` is for all others. */
export const receiveSettings: Limit<values.ReceiveSettings> = rules.receiveSettings;
/** The options of a recording. */
export const recording: Limit<values.Recording> = rules.recording;
/** One layer of a simulcast: bits per second, frames per second, and the divisor of its size. */
export const simulcastLayer: Limit<values.SimulcastLayer> = rules.simulcastLayer;
/** The layers of a simulcast, smallest first. */
export const simulcastEncodings: Limit<values.SimulcastLayer[]> = rules.simulcastEncodings;
/** How each picture of the visitor is sent, by track: by a preset, or in detail. */
export const sendSettings: Limit<values.SendSettings> = rules.sendSettings;
/** The options of a transcription. */
export const transcription: Limit<values.Transcription> = rules.transcription;
/** The speakers that are transcribed from now on. */
export const transcriptionUpdate: Limit<values.TranscriptionUpdate> = rules.transcriptionUpdate;
