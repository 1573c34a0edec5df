import type { CallControls } from '../../../../core/call/controls.js';
import type { Asked } from './setup.js';

type Forward = (...given: readonly unknown[]) => unknown;
type Row = readonly [name: string, given: readonly unknown[], asked: Asked];

/** Controls that pass on what they are given: their name, the library's method, the arguments. */
const FORWARDING: readonly Row[] = `
  setMuted                      setMuted                      true
  setAssistantVolume            setAssistantVolume            2
  sendAppMessage                send                          { "x": 1 }
  setUserName                   setUserName                   "Asha", { "thisMeetingOnly": true }
  setUserData                   setUserData                   { "a": 1 }
  participants.update           updateParticipant             "p", { "setScreenShare": false }
  phone.startDialOut            startDialOut                  { "phoneNumber": "+1" }
  phone.stopDialOut             stopDialOut                   { "sessionId": "s" }
  phone.sipCallTransfer         sipCallTransfer               { "sessionId": "s", "toEndPoint": "+1" }
  phone.sipRefer                sipRefer                      { "sessionId": "s", "toEndPoint": "sip:a" }
  phone.sendDTMF                sendDTMF                      { "sessionId": "s", "tones": "1#" }
  recording.update              updateRecording               { "layout": { "preset": "default" } }
  recording.stop                stopRecording                 { "instanceId": "i" }
  liveStreaming.start           startLiveStreaming            { "rtmpUrl": "rtmp://a" }
  liveStreaming.update          updateLiveStreaming           { "instanceId": "i" }
  liveStreaming.addEndpoints    addLiveStreamingEndpoints     { "endpoints": [{ "endpoint": "e" }] }
  liveStreaming.removeEndpoints removeLiveStreamingEndpoints  { "endpoints": [{ "endpoint": "e" }] }
  transcription.start           startTranscription            { "language": "en" }
  transcription.update          updateTranscription           { "participants": ["p"] }
  mediaPlayer.stop              stopRemoteMediaPlayer         "p"
  media.updateInputSettings     updateInputSettings           { "audio": { "processor": { "type": "none" } } }
  media.updateSendSettings      updateSendSettings            { "video": "default-video" }
  media.stopCustomTrack         stopCustomTrack               "t"
  media.observeLocalLevel       startLocalAudioLevelObserver  200`
  .split('\n')
  .slice(1)
  .map((row) => {
    const [name, method, ...given] = row.trim().split(/ +/) as [string, string, ...string[]];
    const values = JSON.parse(`[${given.join(' ')}]`) as unknown[];
    return [name, values, [method, ...values]];
  });

const sent = (name: string, given: unknown, message: object): Row => [
  name,
  given === undefined ? [] : [given],
  ['send', message],
];

const background = (name: string, given: readonly unknown[], processor: object): Row => [
  `media.${name}`,
  given,
  ['updateInputSettings', { video: { processor } }],
];

const CHANGING: readonly Row[] = [
  sent(
    'say',
    { message: 'Bye', endCallAfterSpoken: true },
    { type: 'say', message: 'Bye', content: 'Bye', endCallAfterSpoken: true },
  ),
  sent(
    'addMessage',
    { message: { role: 'user', content: 'Hi' } },
    { type: 'add-message', message: { role: 'user', content: 'Hi' }, triggerResponseEnabled: true },
  ),
  sent('control', 'mute-assistant', { type: 'control', control: 'mute-assistant' }),
  sent('sayFirstMessage', 1.5, {
    type: 'control',
    control: 'say-first-message',
    videoRecordingStartDelaySeconds: 1.5,
  }),
  sent('endCall', undefined, { type: 'end-call' }),
  ['useMicrophone', ['m-1'], ['setInputDevicesAsync', { audioDeviceId: 'm-1' }]],
  [
    'setSessionData',
    [{ a: 1, b: undefined }, 'shallow-merge'],
    ['setMeetingSessionData', { a: 1 }, 'shallow-merge'],
  ],
  [
    'participants.updateAll',
    [{ p: { setAudio: false, setVideo: undefined } }],
    ['updateParticipants', { p: { setAudio: false } }],
  ],
  ['recording.start', [], ['startRecording', {}]],
  ['liveStreaming.stop', [], ['stopLiveStreaming', undefined]],
  ['transcription.stop', [], ['stopTranscription', undefined]],
  [
    'mediaPlayer.start',
    [{ url: 'https://a/f.mp4' }],
    ['startRemoteMediaPlayer', { url: 'https://a/f.mp4', settings: { state: 'play' } }],
  ],
  [
    'mediaPlayer.update',
    [{ sessionId: 'p', settings: { volume: 1 } }],
    ['updateRemoteMediaPlayer', { session_id: 'p', settings: { volume: 1 } }],
  ],
  background('blurBackground', [0.5], { type: 'background-blur', config: { strength: 0.5 } }),
  background('useBackgroundImage', [3], { type: 'background-image', config: { source: 3 } }),
  background('clearBackground', [], { type: 'none' }),
  ['media.observeRemoteLevels', [], ['startRemoteParticipantsAudioLevelObserver', 100]],
];

/** Each control: how it is used, and what the call library, or the call, is then asked. */
export const USES = [...FORWARDING, ...CHANGING].map(([name, given, asked]) => {
  const use = (controls: CallControls): unknown => {
    const [method, family] = name.split('.').reverse() as [string, string?];
    const owner = (family ? Reflect.get(controls, family) : controls) as Record<string, Forward>;
    return owner[method]!(...given);
  };
  return [name, use, asked] as const;
});
