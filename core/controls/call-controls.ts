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
import type { CallControls } from './controls.js';
import { callDevices } from './devices.js';
import { liveStreamingControls } from './live-streaming-controls.js';
import { mediaControls } from './media-controls.js';
import { mediaPlayerControls } from './media-player-controls.js';
import { participantControls } from './participant-controls.js';
import { phoneControls } from './phone-controls.js';
import * as read from './read-models.js';
import { recordingControls } from './recording-controls.js';
import { transcriptionControls } from './transcription-controls.js';

/** A copy of the data without what JSON cannot carry. */
function jsonCopy<Data>(data: Data): Data {
  return JSON.parse(toJson(data)) as Data;
}

/** Creates the controls of an assistant's calls. */
export function callControls(access: CallAccess): CallControls {
  const use = new CallUse(access);
  const chosen = new ChosenDevices(access);
  /** The volume of each call, with the number of its request: a call that is over may still be queried. */
  const volumes = new WeakMap<CallRoom, { readonly volume: number; readonly request: number }>();
  let lastRequest = 0;
  const send = (method: string, message: unknown) => {
    use.send(method, check(appMessage, message, 'message'));
  };
  return {
    media: mediaControls(use),
    participants: participantControls(use),
    phone: phoneControls(use),
    recording: recordingControls(use),
    liveStreaming: liveStreamingControls(use),
    transcription: transcriptionControls(use),
    mediaPlayer: mediaPlayerControls(use),
    join() {
      const phase = access.phase();
      if (phase === 'disposed') throw CallControlError.destroyed('join');
      if (!isUnderWay(phase)) access.start();
      else warnOnce(['voice-assistant: already joined meeting, call leave() before joining again']);
    },
    leave() {
      if (isUnderWay(access.phase())) access.end();
    },
    say(options) {
      const given = check(inCall.sayOptions, options, 'say');
      // One field is the provider's older client's, the other its API's.
      send('say', { type: 'say', ...given, content: given.message });
    },
    addMessage(options) {
      const given = check(inCall.addMessageOptions, options, 'addMessage');
      send('addMessage', { type: 'add-message', triggerResponseEnabled: true, ...given });
    },
    control(control) {
      send('control', {
        type: 'control',
        control: check(inCall.controlName, control, 'control'),
      });
    },
    sayFirstMessage(videoRecordingStartDelaySeconds = 0) {
      const delay = check(
        inCall.recordingDelay,
        videoRecordingStartDelaySeconds,
        'videoRecordingStartDelaySeconds',
      );
      send('sayFirstMessage', greeting(delay));
    },
    endCall() {
      send('endCall', { type: 'end-call' });
    },
    sendAppMessage(message) {
      send('sendAppMessage', message);
    },
    setMuted(muted) {
      const given = check(inCall.onOrOff, muted, 'muted');
      if (access.phase() !== 'starting') use.live('setMuted');
      access.setMuted(given);
    },
    get assistantVolume() {
      const room = use.present();
      return (room && volumes.get(room)?.volume) ?? 1;
    },
    async setAssistantVolume(loudness) {
      const given = check(volume, loudness, 'volume');
      const room = use.live('setAssistantVolume');
      const request = ++lastRequest;
      await use.askLive('setAssistantVolume', () => access.setAssistantVolume(given));
      // A slow request may finish after a later one, whose volume applies.
      if (request < (volumes.get(room)?.request ?? 0)) return;
      volumes.set(room, { volume: given, request });
    },
    async devices() {
      return use.askLive('devices', async (room) => {
        const { devices } = await room.enumerateDevices();
        return callDevices(devices, await room.getInputDevices());
      });
    },
    async useMicrophone(deviceId) {
      const audioDeviceId = check(inCall.id, deviceId, 'deviceId');
      await use.askLive('useMicrophone', (room) => room.setInputDevicesAsync({ audioDeviceId }));
      chosen.microphone = audioDeviceId;
    },
    async useSpeaker(deviceId) {
      const outputDeviceId = check(inCall.id, deviceId, 'deviceId');
      await use.askLive('useSpeaker', async (room) => {
        await access.setSpeaker(outputDeviceId);
        await room.setOutputDeviceAsync({ outputDeviceId });
      });
      chosen.speaker = outputDeviceId;
    },
    async setUserName(userName, options) {
      const name = check(inCall.userName, userName, 'userName');
      const scope = options && check(inCall.userNameOptions, options, 'options');
      const answer = await use.askJoined('setUserName', (room) => room.setUserName(name, scope));
      return answer.userName ?? name;
    },
    async setUserData(data) {
      const given = jsonCopy(check(userData, data, 'userData'));
      await use.askJoined('setUserData', (room) => room.setUserData(given));
    },
    sessionData() {
      return use.tell('sessionData', (room) => read.copyOf(room.meetingSessionState().data));
    },
    setSessionData(data, strategy = 'replace') {
      const given = jsonCopy(check(sessionData, data, 'sessionData'));
      const merge = check(mergeStrategy, strategy, 'mergeStrategy');
      use.tell('setSessionData', (room) => room.setMeetingSessionData(given, merge));
    },
    meetingState() {
      return read.meetingState(access);
    },
    accessState() {
      return read.accessStateOf(use.present());
    },
    participantCounts() {
      return read.participantCountsOf(use.present());
    },
    async networkState() {
      return read.networkStateOf(
        await use.askLive('networkState', (room) => room.getNetworkStats()),
      );
    },
  };
}
