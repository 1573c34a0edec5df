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
import type { CallControls } from '../call/controls.js';
import { liveStreamingControls } from './live-streaming-controls.js';
import { mediaControls } from './media-controls.js';
import { mediaPlayerControls } from './media-player-controls.js';
import { participantControls } from './participant-controls.js';
import { phoneControls } from './phone-controls.js';
import { meetingState } from './meeting-state.js';
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
      const checked = check(inCall.sayOptions, options, 'say');
      // One field is the provider's older client's, the other its API's.
      send('say', { type: 'say', ...checked, content: checked.message });
    },
    addMessage(options) {
      const checked = check(inCall.addMessageOptions, options, 'addMessage');
      send('addMessage', { type: 'add-message', triggerResponseEnabled: true, ...checked });
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
      const checked = check(inCall.onOrOff, muted, 'muted');
      if (access.phase() !== 'starting') use.live('setMuted');
      access.setMuted(checked);
    },
    get assistantVolume() {
      const room = use.present();
      return (room && volumes.get(room)?.volume) ?? 1;
    },
    async setAssistantVolume(loudness) {
      const checked = check(volume, loudness, 'volume');
      const room = use.live('setAssistantVolume');
      const request = ++lastRequest;
      await use.askLive('setAssistantVolume', () => access.setAssistantVolume(checked));
      // A slow request may finish after a later one, whose volume applies.
      if (request < (volumes.get(room)?.request ?? 0)) return;
      volumes.set(room, { volume: checked, request });
    },
    async devices() {
      return use.askLive('devices', (room) => room.devices());
    },
    async useMicrophone(deviceId) {
      const microphone = check(inCall.id, deviceId, 'deviceId');
      await use.askLive('useMicrophone', (room) => room.useMicrophone(microphone));
      chosen.microphone = microphone;
    },
    async useSpeaker(deviceId) {
      const speaker = check(inCall.id, deviceId, 'deviceId');
      await use.askLive('useSpeaker', async (room) => {
        await access.setSpeaker(speaker);
        await room.useSpeaker(speaker);
      });
      chosen.speaker = speaker;
    },
    async setUserName(userName, options) {
      const name = check(inCall.userName, userName, 'userName');
      const scope = options && check(inCall.userNameOptions, options, 'options');
      return use.askJoined('setUserName', (room) => room.setUserName(name, scope));
    },
    async setUserData(data) {
      const checked = jsonCopy(check(userData, data, 'userData'));
      await use.askJoined('setUserData', (room) => room.setUserData(checked));
    },
    sessionData() {
      return use.tell('sessionData', (room) => room.sessionData());
    },
    setSessionData(data, strategy = 'replace') {
      const checked = jsonCopy(check(sessionData, data, 'sessionData'));
      const merge = check(mergeStrategy, strategy, 'mergeStrategy');
      use.tell('setSessionData', (room) => room.setSessionData(checked, merge));
    },
    meetingState() {
      return meetingState(access);
    },
    accessState() {
      return use.present()?.access() ?? { access: 'unknown', awaitingAccess: null };
    },
    participantCounts() {
      return use.present()?.participantCounts() ?? { present: 0, hidden: 0 };
    },
    async networkState() {
      return use.askLive('networkState', (room) => room.networkState());
    },
  };
}
