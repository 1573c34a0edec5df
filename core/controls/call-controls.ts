import type {
  AddMessageOptions,
  ControlName,
  MergeStrategy,
  SayOptions,
} from '../limits/values.js';
import type { CallRoom } from '../call/call-room.js';
import { toJson } from '../json.js';
import { check } from '../limits/check.js';
import { appMessage, mergeStrategy, sessionData, userData } from '../limits/data.js';
import * as inCall from '../limits/app-message-schemas.js';
import { volume } from '../limits/media.js';
import { warnOnce } from '../reports/warn-once.js';
import { greeting } from '../provider/sent-messages.js';
import type { CallAccess } from './call-access.js';
import { CallControlError } from './call-control-error.js';
import { CallUse, isUnderWay } from './call-use.js';
import { ChosenDevices } from './chosen-devices.js';
import { callDevices, type CallDevices } from './devices.js';
import { LiveStreamingControls } from './live-streaming-controls.js';
import { MediaControls } from './media-controls.js';
import { MediaPlayerControls } from './media-player-controls.js';
import { ParticipantControls } from './participant-controls.js';
import { PhoneControls } from './phone-controls.js';
import * as read from './read-models.js';
import { RecordingControls } from './recording-controls.js';
import { TranscriptionControls } from './transcription-controls.js';

/**
 * The volume of each call, with the number of its request: a call that is over may still be
 * queried.
 */
const volumes = new WeakMap<CallRoom, { readonly volume: number; readonly request: number }>();
let lastRequest = 0;

/** A copy of the data without what JSON cannot carry. */
function jsonCopy<Data>(data: Data): Data {
  return JSON.parse(toJson(data)) as Data;
}

/** The controls of a call, as `CallControls` of `core/call/controls.ts` describes them. */
export class CallControls {
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
  readonly #use: CallUse;
  readonly #chosen: ChosenDevices;

  constructor(access: CallAccess) {
    this.#use = new CallUse(access);
    this.#chosen = new ChosenDevices(access);
    this.media = new MediaControls(this.#use);
    this.participants = new ParticipantControls(this.#use);
    this.phone = new PhoneControls(this.#use);
    this.recording = new RecordingControls(this.#use);
    this.liveStreaming = new LiveStreamingControls(this.#use);
    this.transcription = new TranscriptionControls(this.#use);
    this.mediaPlayer = new MediaPlayerControls(this.#use);
  }

  /**
   * Starts a call like the intent `start-call`, without a `va-call-request`. During a call it only
   * logs a warning. Events report the outcome. Throws after `disconnect()`, which the element calls
   * when it is removed from the page.
   */
  join(): void {
    const { access } = this.#use;
    const phase = access.phase();
    if (phase === 'disposed') throw CallControlError.destroyed('join');
    if (!isUnderWay(phase)) access.start();
    else warnOnce(['voice-assistant: already joined meeting, call leave() before joining again']);
  }

  /** Ends the call at any stage. Does nothing without one. */
  leave(): void {
    const { access } = this.#use;
    if (isUnderWay(access.phase())) access.end();
  }

  /** Makes the assistant say `message`. The call continues, unless `endCallAfterSpoken` is set. */
  say(options: SayOptions): void {
    const given = check(inCall.sayOptions, options, 'say');
    // One field is the provider's older client's, the other its API's.
    this.#send('say', { type: 'say', ...given, content: given.message });
  }

  /**
   * Puts words into the conversation, which are not shown. The assistant answers them, unless
   * `triggerResponseEnabled` is `false`.
   */
  addMessage(options: AddMessageOptions): void {
    const given = check(inCall.addMessageOptions, options, 'addMessage');
    this.#send('addMessage', { type: 'add-message', triggerResponseEnabled: true, ...given });
  }

  /**
   * Makes the assistant's side mute or unmute the assistant or the visitor, or greet. The visitor's
   * own microphone stays as it is: see `setMuted()`.
   */
  control(control: ControlName): void {
    this.#send('control', {
      type: 'control',
      control: check(inCall.controlName, control, 'control'),
    });
  }

  /**
   * Makes the assistant greet. The delay of the recording after the call's start is in seconds, at
   * least 0.
   *
   * @default 0
   */
  sayFirstMessage(videoRecordingStartDelaySeconds: number = 0): void {
    const delay = check(
      inCall.recordingDelay,
      videoRecordingStartDelaySeconds,
      'videoRecordingStartDelaySeconds',
    );
    this.#send('sayFirstMessage', greeting(delay));
  }

  /** Makes the assistant's side end the call. `leave()` ends it immediately. */
  endCall(): void {
    this.#send('endCall', { type: 'end-call' });
  }

  /**
   * Sends any message to the assistant's side, as the provider's API has it: any JSON value of at most
   * 4096 characters as it is sent, which is as JSON in JSON.
   */
  sendAppMessage(message: unknown): void {
    this.#send('sendAppMessage', message);
  }

  /**
   * Mutes or unmutes the visitor's microphone. Before the join it takes precedence over
   * `startMuted` and `pushToTalk`.
   */
  setMuted(muted: boolean): void {
    const given = check(inCall.onOrOff, muted, 'muted');
    const { access } = this.#use;
    if (access.phase() !== 'starting') this.#use.live('setMuted');
    access.setMuted(given);
  }

  /**
   * The volume of the assistant's voice: 0 is silent, 1 the original, 2 twice that. 1 in each new
   * call, and without one.
   */
  get assistantVolume(): number {
    const room = this.#use.present();
    return (room && volumes.get(room)?.volume) ?? 1;
  }

  /**
   * Sets the volume of the assistant's voice in this call: 0 is silent, 1 the original, 2 twice
   * that. Rejects, and keeps the volume, if the code cannot be loaded, and above 1 if the browser
   * cannot amplify.
   */
  async setAssistantVolume(loudness: number): Promise<void> {
    const given = check(volume, loudness, 'volume');
    const { access } = this.#use;
    const room = this.#use.live('setAssistantVolume');
    const request = ++lastRequest;
    await this.#use.askLive('setAssistantVolume', () => access.setAssistantVolume(given));
    // A slow request may finish after a later one, whose volume applies.
    if (request < (volumes.get(room)?.request ?? 0)) return;
    volumes.set(room, { volume: given, request });
  }

  /** The available microphones and speakers, and the selected ones. */
  async devices(): Promise<CallDevices> {
    return this.#use.askLive('devices', async (room) => {
      const { devices } = await room.enumerateDevices();
      return callDevices(devices, await room.getInputDevices());
    });
  }

  /**
   * Selects a microphone by its id in `devices()`, for this call and for the assistant's next ones
   * if it is still connected then.
   */
  async useMicrophone(deviceId: string): Promise<void> {
    const audioDeviceId = check(inCall.id, deviceId, 'deviceId');
    await this.#use.askLive('useMicrophone', (room) =>
      room.setInputDevicesAsync({ audioDeviceId }),
    );
    this.#chosen.microphone = audioDeviceId;
  }

  /**
   * Selects a speaker by its id in `devices()`, for this call and for the assistant's next ones if
   * it is still connected then. Rejects if the browser cannot.
   */
  async useSpeaker(deviceId: string): Promise<void> {
    const outputDeviceId = check(inCall.id, deviceId, 'deviceId');
    const { access } = this.#use;
    await this.#use.askLive('useSpeaker', async (room) => {
      await access.setSpeaker(outputDeviceId);
      await room.setOutputDeviceAsync({ outputDeviceId });
    });
    this.#chosen.speaker = outputDeviceId;
  }

  /**
   * Renames the visitor: in this meeting and later ones, or with `thisMeetingOnly` in this one alone.
   * Resolves with the name that the visitor then has.
   */
  async setUserName(userName: string, options?: { thisMeetingOnly?: boolean }): Promise<string> {
    const name = check(inCall.userName, userName, 'userName');
    const scope = options && check(inCall.userNameOptions, options, 'options');
    const answer = await this.#use.askJoined('setUserName', (room) =>
      room.setUserName(name, scope),
    );
    return answer.userName ?? name;
  }

  /** Shares data about the visitor with the call: any JSON value of at most 4096 characters. */
  async setUserData(data: unknown): Promise<void> {
    const given = jsonCopy(check(userData, data, 'userData'));
    await this.#use.askJoined('setUserData', (room) => room.setUserData(given));
  }

  /** A copy of the data that all of the meeting session share. */
  sessionData(): unknown {
    return this.#use.tell('sessionData', (room) => read.copyOf(room.meetingSessionState().data));
  }

  /**
   * Shares data with the meeting session: a plain object of at most 102400 characters as JSON. It
   * replaces what was shared before; `shallow-merge` replaces fields of the same name only.
   *
   * @default 'replace'
   */
  setSessionData(
    data: Readonly<Record<string, unknown>>,
    strategy: MergeStrategy = 'replace',
  ): void {
    const given = jsonCopy(check(sessionData, data, 'sessionData'));
    const merge = check(mergeStrategy, strategy, 'mergeStrategy');
    this.#use.tell('setSessionData', (room) => room.setMeetingSessionData(given, merge));
  }

  /**
   * How far the meeting is: `new` before the first call, `joining`, `joined` before the assistant
   * listens already, `left` after the call, and `error` when the call library gave it up.
   */
  meetingState(): read.MeetingState {
    return read.meetingState(this.#use.access);
  }

  /** How far the visitor may come into the meeting: `unknown` without a call. */
  accessState(): read.AccessState {
    return read.accessStateOf(this.#use.present());
  }

  /** How many there are in the meeting, and how many without being seen: 0 and 0 without a call. */
  participantCounts(): read.ParticipantCounts {
    return read.participantCountsOf(this.#use.present());
  }

  /** The quality of the network, with its numbers. */
  async networkState(): Promise<read.NetworkState> {
    return read.networkStateOf(
      await this.#use.askLive('networkState', (room) => room.getNetworkStats()),
    );
  }

  #send(method: string, message: unknown): void {
    this.#use.send(method, check(appMessage, message, 'message'));
  }
}
