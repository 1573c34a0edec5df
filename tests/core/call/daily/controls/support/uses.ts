import type { CallControls } from '../../../../../../core/call/controls.js';
import type { Asked } from './setup.js';

/** Each control: how it is used, and what the call library, or the call, is then asked. */
export const USES: readonly [
  name: string,
  use: (controls: CallControls) => unknown,
  asked: Asked,
][] = [
  [
    'say',
    (controls) => controls.say({ message: 'Bye', endCallAfterSpoken: true }),
    ['send', { type: 'say', message: 'Bye', content: 'Bye', endCallAfterSpoken: true }],
  ],
  [
    'addMessage',
    (controls) => controls.addMessage({ message: { role: 'user', content: 'Hi' } }),
    [
      'send',
      {
        type: 'add-message',
        message: { role: 'user', content: 'Hi' },
        triggerResponseEnabled: true,
      },
    ],
  ],
  [
    'control',
    (controls) => controls.control('mute-assistant'),
    ['send', { type: 'control', control: 'mute-assistant' }],
  ],
  [
    'sayFirstMessage',
    (controls) => controls.sayFirstMessage(1.5),
    [
      'send',
      { type: 'control', control: 'say-first-message', videoRecordingStartDelaySeconds: 1.5 },
    ],
  ],
  ['endCall', (controls) => controls.endCall(), ['send', { type: 'end-call' }]],
  ['sendAppMessage', (controls) => controls.sendAppMessage({ x: 1 }), ['send', { x: 1 }]],
  ['setMuted', (controls) => controls.setMuted(true), ['setMuted', true]],
  ['setAssistantVolume', (controls) => controls.setAssistantVolume(2), ['setAssistantVolume', 2]],
  [
    'useMicrophone',
    (controls) => controls.useMicrophone('m-1'),
    ['setInputDevicesAsync', { audioDeviceId: 'm-1' }],
  ],
  [
    'setUserName',
    (controls) => controls.setUserName('Asha', { thisMeetingOnly: true }),
    ['setUserName', 'Asha', { thisMeetingOnly: true }],
  ],
  ['setUserData', (controls) => controls.setUserData({ a: 1 }), ['setUserData', { a: 1 }]],
  [
    'setSessionData',
    (controls) => controls.setSessionData({ a: 1, b: undefined }, 'shallow-merge'),
    ['setMeetingSessionData', { a: 1 }, 'shallow-merge'],
  ],
  [
    'participants.update',
    (controls) => controls.participants.update('p', { setScreenShare: false }),
    ['updateParticipant', 'p', { setScreenShare: false }],
  ],
  [
    'participants.updateAll',
    (controls) => controls.participants.updateAll({ p: { setAudio: false, setVideo: undefined } }),
    ['updateParticipants', { p: { setAudio: false } }],
  ],
  [
    'phone.startDialOut',
    (controls) => controls.phone.startDialOut({ phoneNumber: '+1' }),
    ['startDialOut', { phoneNumber: '+1' }],
  ],
  [
    'phone.stopDialOut',
    (controls) => controls.phone.stopDialOut({ sessionId: 's' }),
    ['stopDialOut', { sessionId: 's' }],
  ],
  [
    'phone.sipCallTransfer',
    (controls) => controls.phone.sipCallTransfer({ sessionId: 's', toEndPoint: '+1' }),
    ['sipCallTransfer', { sessionId: 's', toEndPoint: '+1' }],
  ],
  [
    'phone.sipRefer',
    (controls) => controls.phone.sipRefer({ sessionId: 's', toEndPoint: 'sip:a' }),
    ['sipRefer', { sessionId: 's', toEndPoint: 'sip:a' }],
  ],
  [
    'phone.sendDTMF',
    (controls) => controls.phone.sendDTMF({ sessionId: 's', tones: '1#' }),
    ['sendDTMF', { sessionId: 's', tones: '1#' }],
  ],
  ['recording.start', (controls) => controls.recording.start(), ['startRecording', {}]],
  [
    'recording.update',
    (controls) => controls.recording.update({ layout: { preset: 'default' } }),
    ['updateRecording', { layout: { preset: 'default' } }],
  ],
  [
    'recording.stop',
    (controls) => controls.recording.stop({ instanceId: 'i' }),
    ['stopRecording', { instanceId: 'i' }],
  ],
  [
    'liveStreaming.start',
    (controls) => controls.liveStreaming.start({ rtmpUrl: 'rtmp://a' }),
    ['startLiveStreaming', { rtmpUrl: 'rtmp://a' }],
  ],
  [
    'liveStreaming.update',
    (controls) => controls.liveStreaming.update({ instanceId: 'i' }),
    ['updateLiveStreaming', { instanceId: 'i' }],
  ],
  [
    'liveStreaming.addEndpoints',
    (controls) => controls.liveStreaming.addEndpoints({ endpoints: [{ endpoint: 'e' }] }),
    ['addLiveStreamingEndpoints', { endpoints: [{ endpoint: 'e' }] }],
  ],
  [
    'liveStreaming.removeEndpoints',
    (controls) => controls.liveStreaming.removeEndpoints({ endpoints: [{ endpoint: 'e' }] }),
    ['removeLiveStreamingEndpoints', { endpoints: [{ endpoint: 'e' }] }],
  ],
  [
    'liveStreaming.stop',
    (controls) => controls.liveStreaming.stop(),
    ['stopLiveStreaming', undefined],
  ],
  [
    'transcription.start',
    (controls) => controls.transcription.start({ language: 'en' }),
    ['startTranscription', { language: 'en' }],
  ],
  [
    'transcription.update',
    (controls) => controls.transcription.update({ participants: ['p'] }),
    ['updateTranscription', { participants: ['p'] }],
  ],
  [
    'transcription.stop',
    (controls) => controls.transcription.stop(),
    ['stopTranscription', undefined],
  ],
  [
    'mediaPlayer.start',
    (controls) => controls.mediaPlayer.start({ url: 'https://a/f.mp4' }),
    ['startRemoteMediaPlayer', { url: 'https://a/f.mp4', settings: { state: 'play' } }],
  ],
  [
    'mediaPlayer.update',
    (controls) => controls.mediaPlayer.update({ session_id: 'p', settings: { volume: 1 } }),
    ['updateRemoteMediaPlayer', { session_id: 'p', settings: { volume: 1 } }],
  ],
  [
    'mediaPlayer.stop',
    (controls) => controls.mediaPlayer.stop('p'),
    ['stopRemoteMediaPlayer', 'p'],
  ],
  [
    'media.blurBackground',
    (controls) => controls.media.blurBackground(0.5),
    [
      'updateInputSettings',
      { video: { processor: { type: 'background-blur', config: { strength: 0.5 } } } },
    ],
  ],
  [
    'media.useBackgroundImage',
    (controls) => controls.media.useBackgroundImage(3),
    [
      'updateInputSettings',
      { video: { processor: { type: 'background-image', config: { source: 3 } } } },
    ],
  ],
  [
    'media.clearBackground',
    (controls) => controls.media.clearBackground(),
    ['updateInputSettings', { video: { processor: { type: 'none' } } }],
  ],
  [
    'media.updateInputSettings',
    (controls) => controls.media.updateInputSettings({ audio: { processor: { type: 'none' } } }),
    ['updateInputSettings', { audio: { processor: { type: 'none' } } }],
  ],
  [
    'media.updateSendSettings',
    (controls) => controls.media.updateSendSettings({ video: 'default-video' }),
    ['updateSendSettings', { video: 'default-video' }],
  ],
  [
    'media.stopCustomTrack',
    (controls) => controls.media.stopCustomTrack('t'),
    ['stopCustomTrack', 't'],
  ],
  [
    'media.observeLocalLevel',
    (controls) => controls.media.observeLocalLevel(200),
    ['startLocalAudioLevelObserver', 200],
  ],
  [
    'media.observeRemoteLevels',
    (controls) => controls.media.observeRemoteLevels(),
    ['startRemoteParticipantsAudioLevelObserver', 100],
  ],
];
