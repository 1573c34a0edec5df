import { CALL_AND_CHAT_EXAMPLES } from './call-and-chat-examples.js';
import * as limits from '../../../core/limits/index.js';
import { check } from '../../../core/limits/check.js';
import type { CallControls } from '../../../core/call/controls.js';

/** One rule, shown by what it allows and by what it does not. */
export interface Example {
  readonly rule: string;
  /** Puts a value to the rule for real. Throws, or rejects, where it is refused. */
  readonly ask: (value: unknown) => unknown;
  /** The control that the rule guards, if it guards one. */
  readonly through?: Through | undefined;
  /** Whether the control takes a track, which Node cannot make. */
  readonly needsPage?: boolean;
  readonly accepted: readonly unknown[];
  /** The messages, each with the value that causes it. */
  readonly refused: Readonly<Record<string, unknown>>;
}

type Through = (controls: CallControls, value: never) => unknown;

/** A track of silence. */
function silence(): MediaStreamTrack {
  return new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0]!;
}

/** Each rule: what its messages call the value, and the control that it guards. */
const RULES: Readonly<Partial<Record<keyof typeof limits, readonly [string, Through?]>>> = {
  dialOut: ['dialOut', (controls, value) => controls.phone.startDialOut(value)],
  stopDialOut: ['stopDialOut', (controls, value) => controls.phone.stopDialOut(value)],
  callTransfer: ['sipCallTransfer', (controls, value) => controls.phone.sipCallTransfer(value)],
  sipRefer: ['sipRefer', (controls, value) => controls.phone.sipRefer(value)],
  dtmf: ['dtmf', (controls, value) => controls.phone.sendDTMF(value)],
  volume: ['volume', (controls, value) => controls.setAssistantVolume(value)],
  mediaPlayerStart: ['mediaPlayer', (controls, value) => controls.mediaPlayer.start(value)],
  mediaPlayerUpdate: ['mediaPlayer', (controls, value) => controls.mediaPlayer.update(value)],
  blurStrength: ['strength', (controls, value) => controls.media.blurBackground(value)],
  backgroundImage: ['image', (controls, value) => controls.media.useBackgroundImage(value)],
  inputSettings: ['inputSettings', (controls, value) => controls.media.updateInputSettings(value)],
  trackName: [
    'customTrack.trackName',
    ({ media }, trackName) => media.startCustomTrack({ track: silence(), trackName }),
  ],
  customTrack: ['customTrack', (controls, value) => controls.media.startCustomTrack(value)],
  levelInterval: ['interval', (controls, value) => controls.media.observeLocalLevel(value)],
  sendSettings: ['sendSettings', (controls, value) => controls.media.updateSendSettings(value)],
  sayOptions: ['say', (controls, value) => controls.say(value)],
  addMessageOptions: ['addMessage', (controls, value) => controls.addMessage(value)],
  controlName: ['control', (controls, value) => controls.control(value)],
  appMessage: ['message', (controls, value) => controls.sendAppMessage(value)],
  userData: ['userData', (controls, value) => controls.setUserData(value)],
  sessionData: ['sessionData', (controls, value) => controls.setSessionData(value)],
  mergeStrategy: ['mergeStrategy', (controls, value) => controls.setSessionData({ a: 1 }, value)],
  onOrOff: ['muted', (controls, value) => controls.setMuted(value)],
  id: ['deviceId', (controls, value) => controls.useMicrophone(value)],
  userName: ['userName', (controls, value) => controls.setUserName(value)],
  participantUpdate: ['participant', ({ participants }, value) => participants.update('p', value)],
  recording: ['recording', (controls, value) => controls.recording.start(value)],
  layoutUpdate: ['recording', (controls, value) => controls.recording.update(value)],
  liveStreaming: ['liveStreaming', (controls, value) => controls.liveStreaming.start(value)],
  transcriptionUpdate: ['transcription', ({ transcription }, value) => transcription.update(value)],
  language: ['lang'],
  theme: ['theme'],
  layoutConfig: ['layoutConfig'],
  customTrayButtons: ['customTrayButtons'],
  customIntegrations: ['customIntegrations'],
  iframeStyle: ['iframeStyle'],
  receiveSettings: ['receiveSettings'],
};

/** Rules, the limits that have them, values that these accept, one that they refuse, and the message. */
const TABLE = `
Dial-out: exactly one of sipUri and phoneNumber | dialOut | {"phoneNumber":"+15551234567"} ; {"sipUri":"sip:desk@example.org"} | {"phoneNumber":"+15551234567","sipUri":"sip:desk@example.org"} | dialOut: an object with phoneNumber, sipUri is not allowed: it must be an object with exactly one of sipUri and phoneNumber
Dial-out: exactly one of sipUri and phoneNumber | dialOut |  | undefined | dialOut is missing: it must be an object with sipUri, phoneNumber, displayName, userId, video, codecs, callerId, extension, waitBeforeExtensionDialSec, permissions
Dial-out: phoneNumber is + followed by digits | dialOut | {"phoneNumber":"+1"} | {"phoneNumber":"+1 555"} | dialOut.phoneNumber: "+1 555" is not allowed: it must be "+" followed by digits
Dial-out: sipUri starts with sip: | dialOut | {"sipUri":"sip:a@b"} | {"sipUri":"desk@example.org"} | dialOut.sipUri: "desk@example.org" is not allowed: it must be a text that starts with "sip:"
Dial-out: audio codecs OPUS, PCMU, PCMA, G722 | dialOut | {"phoneNumber":"+15551234567","codecs":{"audio":["OPUS","PCMU","PCMA","G722"]}} | {"phoneNumber":"+15551234567","codecs":{"audio":["MP3"]}} | dialOut.codecs.audio[0]: "MP3" is not allowed: it must be one of "OPUS", "PCMU", "PCMA", "G722"
Dial-out: video codecs H264, VP8 | dialOut | {"sipUri":"sip:desk@example.org","video":true,"codecs":{"video":["H264","VP8"]}} | {"sipUri":"sip:desk@example.org","codecs":{"video":["VP8","AV1"]}} | dialOut.codecs.video[1]: "AV1" is not allowed: it must be one of "H264", "VP8"
Dial-out: displayName under 200 characters | dialOut | {"phoneNumber":"+15551234567","displayName":"x*199"} | {"phoneNumber":"+15551234567","displayName":"x*200"} | dialOut.displayName: a text of 200 characters is not allowed: it must be a text of at most 199 characters
Dial-out: userId at most 36 characters | dialOut | {"phoneNumber":"+15551234567","userId":"x*36"} | {"phoneNumber":"+15551234567","userId":"x*37"} | dialOut.userId: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" is not allowed: it must be a text of at most 36 characters
Dial-out: callerId not allowed with sipUri | dialOut | {"phoneNumber":"+15551234567","callerId":"c-1"} | {"sipUri":"sip:desk@example.org","callerId":"c-1"} | dialOut.callerId: "c-1" is not allowed: it must be left out with a sipUri
Dial-out: extension at most 20 characters | dialOut | {"phoneNumber":"+15551234567","extension":"12345678901234567890"} | {"phoneNumber":"+15551234567","extension":"123456789012345678901"} | dialOut.extension: "123456789012345678901" is not allowed: it must be a text of at most 20 characters
Dial-out: waitBeforeExtensionDialSec at most 60, with an extension | dialOut | {"phoneNumber":"+15551234567","extension":"42","waitBeforeExtensionDialSec":60} | {"phoneNumber":"+15551234567","extension":"42","waitBeforeExtensionDialSec":61} | dialOut.waitBeforeExtensionDialSec: 61 is not allowed: it must be a number from 0 to 60 seconds
Dial-out: the session to stop | stopDialOut | {"sessionId":"s-1"} | {"sessionId":""} | stopDialOut.sessionId: "" is not allowed: it must be a text that is not empty
Call transfer: sessionId and toEndPoint are required texts | callTransfer | {"sessionId":"s-1","toEndPoint":"+15551234567"} | {"toEndPoint":"+15551234567"} | sipCallTransfer.sessionId is missing: it must be a text that is not empty
Call transfer: toEndPoint starts with sip: or + | callTransfer | {"sessionId":"s-1","toEndPoint":"sip:desk@example.org"} ; {"sessionId":"s-1","toEndPoint":"+15551234567","extension":"1","waitBeforeExtensionDialSec":1} | {"sessionId":"s-1","toEndPoint":"tel:1"} | sipCallTransfer.toEndPoint: "tel:1" is not allowed: it must be a text that starts with "sip:" or "+"
Call transfer: callerId is a text, and only for a phone number | callTransfer | {"sessionId":"s-1","toEndPoint":"+15551234567","callerId":"c-1"} | {"sessionId":"s-1","toEndPoint":"sip:desk@example.org","callerId":"c-1"} | sipCallTransfer.callerId: "c-1" is not allowed: it must be left out unless toEndPoint is a phone number
SIP refer: toEndPoint is a SIP address | sipRefer | {"sessionId":"s-1","toEndPoint":"sip:desk@example.org"} | {"sessionId":"s-1","toEndPoint":"+15551234567"} | sipRefer.toEndPoint: "+15551234567" is not allowed: it must be a text that starts with "sip:"
DTMF: at most 20 of 0-9, A-D, * and # | dtmf | {"sessionId":"s-1","tones":"0123456789ABCD*#"} ; {"sessionId":"s-1","tones":"11111111111111111111"} | {"sessionId":"s-1","tones":"111111111111111111111"} | dtmf.tones: "111111111111111111111" is not allowed: it must be 1 to 20 of the tones 0-9, A-D, * and #
Volume of the assistant: 0 to 2 | volume | 2 ; 0 ; 1.5 | 2.5 | volume: 2.5 is not allowed: it must be a number from 0 to 2
Volume of the assistant: 0 to 2 | volume |  | NaN | volume: NaN is not allowed: it must be a number from 0 to 2
Remote media player: volume 0 to 2 | mediaPlayerStart | {"url":"https://example.org/film.mp4","settings":{"state":"pause","volume":2}} ; {"url":"https://example.org/film.mp4"} | {"url":"https://example.org/film.mp4","settings":{"volume":3}} | mediaPlayer.settings.volume: 3 is not allowed: it must be a number from 0 to 2
A change of a media player | mediaPlayerUpdate | {"sessionId":"p-1","settings":{"volume":0.5}} | {"sessionId":"p-1","settings":{"volume":2.01}} | mediaPlayer.settings.volume: 2.01 is not allowed: it must be a number from 0 to 2
Simulcast encodings: 1 to 3 layers | mediaPlayerStart | {"url":"https://example.org/film.mp4","settings":{"simulcastEncodings":[{"maxBitrate":100000,"maxFramerate":30,"scaleResolutionDownBy":1},{"maxBitrate":100000,"maxFramerate":30,"scaleResolutionDownBy":1},{"maxBitrate":100000,"maxFramerate":30,"scaleResolutionDownBy":1}]}} | {"url":"https://example.org/film.mp4","settings":{"simulcastEncodings":[]}} | mediaPlayer.settings.simulcastEncodings: a list of 0 is not allowed: it must be a list of 1 to 3 layers
Simulcast encodings: maxBitrate 100000 to 2500000 | mediaPlayerStart | {"url":"https://example.org/film.mp4","settings":{"simulcastEncodings":[{"maxBitrate":2500000}]}} | {"url":"https://example.org/film.mp4","settings":{"simulcastEncodings":[{"maxBitrate":99999}]}} | mediaPlayer.settings.simulcastEncodings[0].maxBitrate: 99999 is not allowed: it must be a number from 100000 to 2500000
Simulcast encodings: maxFramerate 1 to 30 | mediaPlayerStart | {"url":"https://example.org/film.mp4","settings":{"simulcastEncodings":[{"maxBitrate":100000,"maxFramerate":1,"scaleResolutionDownBy":1}]}} | {"url":"https://example.org/film.mp4","settings":{"simulcastEncodings":[{"maxBitrate":100000,"maxFramerate":30,"scaleResolutionDownBy":1},{"maxBitrate":100000,"maxFramerate":60,"scaleResolutionDownBy":1}]}} | mediaPlayer.settings.simulcastEncodings[1].maxFramerate: 60 is not allowed: it must be a number from 1 to 30
Simulcast encodings: scaleResolutionDownBy 1 to 8 | mediaPlayerStart | {"url":"https://example.org/film.mp4","settings":{"simulcastEncodings":[{"maxBitrate":100000,"maxFramerate":30,"scaleResolutionDownBy":8}]}} | {"url":"https://example.org/film.mp4","settings":{"simulcastEncodings":[{"maxBitrate":100000,"maxFramerate":30,"scaleResolutionDownBy":0.5}]}} | mediaPlayer.settings.simulcastEncodings[0].scaleResolutionDownBy: 0.5 is not allowed: it must be a number from 1 to 8
Background blur: above 0, at most 1 | blurStrength | 1 ; 0.01 | 0 | strength: 0 is not allowed: it must be a number above 0 and at most 1
Preselected background image: 1 to 10 | backgroundImage | 1 ; 10 | 0 | image: 0 is not allowed: it must be a whole number from 1 to 10
Input settings: a background | inputSettings | {"video":{"processor":{"type":"background-image","config":{"source":3}}}} ; {"audio":{"processor":{"type":"noise-cancellation"}}} | {"video":{"processor":{"type":"background-blur","config":{"strength":2}}}} | inputSettings.video.processor.config.strength: 2 is not allowed: it must be a number above 0 and at most 1
Custom track: name at most 50 characters, not reserved | trackName | "music" ; "x*50" | "x*51" | customTrack.trackName: a text of 51 characters is not allowed: it must be a text of 1 to 50 characters that is none of cam-audio, cam-video, customVideoDefaults, screen-video, screen-audio, rmpAudio, rmpVideo
Custom track: a track of the browser’s | customTrack |  | {"track":"microphone"} | customTrack.track: "microphone" is not allowed: it must be a MediaStreamTrack
Audio level observer: interval at least 100 ms | levelInterval | 100 ; 1000 | 99 | interval: 99 is not allowed: it must be a number of milliseconds, 100 or more
Send settings: presets | sendSettings | {"video":"adaptive-3-layers","screenVideo":"detail-optimized"} | {"screenVideo":"quality-optimized"} | sendSettings.screenVideo: "quality-optimized" is not allowed: it must be one of "default-screen-video", "detail-optimized", "motion-optimized", "motion-and-detail-balanced", or an object with at least one of maxQuality, encodings, allowAdaptiveLayers
Send settings: maxQuality low, medium or high | sendSettings | {"video":{"maxQuality":"high","encodings":{"low":{"maxBitrate":80000}}}} ; {"my-track":{"maxQuality":"low"}} | {"video":{"maxQuality":"best"}} | sendSettings.video.maxQuality: "best" is not allowed: it must be one of "low", "medium", "high"
Say: a message, and who may interrupt | sayOptions | {"message":"Goodbye!","endCallAfterSpoken":true} ; {"message":"Hello"} | {"message":""} | say.message: "" is not allowed: it must be a text that is not empty
Add-message: a role and its words | addMessageOptions | {"message":{"role":"system","content":"Be brief."},"triggerResponseEnabled":false} | {"message":{"role":"robot","content":""}} | addMessage.message.role: "robot" is not allowed: it must be one of "system", "user", "assistant", "tool", "function"
Control: what the assistant’s side accepts | controlName | "mute-assistant" ; "unmute-assistant" ; "mute-customer" ; "unmute-customer" | "hush" | control: "hush" is not allowed: it must be one of "mute-assistant", "unmute-assistant", "mute-customer", "unmute-customer", "say-first-message"
Session data: merge strategy replace or shallow-merge | mergeStrategy | "replace" ; "shallow-merge" | "deep-merge" | mergeStrategy: "deep-merge" is not allowed: it must be one of "replace", "shallow-merge"
Muting: on or off | onOrOff | true ; false | "yes" | muted: "yes" is not allowed: it must be true or false
Devices: the id that the browser gave | id | "default" | "" | deviceId: "" is not allowed: it must be a text that is not empty
User name: a text | userName | "Asha" ; "" | {"name":"Asha"} | userName: an object with name is not allowed: it must be a text
A participant’s screen share can only be set to false | participantUpdate | {"setScreenShare":false} | {"setScreenShare":true} | participant.setScreenShare: true is not allowed: it must be false: it only stops another’s screen share
A participant’s tracks | participantUpdate | {"setAudio":false,"setVideo":true,"eject":true} ; {"setSubscribedTracks":{"audio":true,"video":"staged","custom":{"music":false}}} ; {"styles":{"cam":{"div":{"color":"red"}}}} | {"setSubscribedTracks":{"audio":"later"}} | participant.setSubscribedTracks.audio: "later" is not allowed: it must be true, false or "staged"
Permissions: hasPresence is a boolean | participantUpdate | {"updatePermissions":{"hasPresence":false}} | {"updatePermissions":{"hasPresence":"no"}} | participant.updatePermissions.hasPresence: "no" is not allowed: it must be true or false
Permissions: canSend is a boolean or a set of video, audio, screenVideo, screenAudio, customVideo, customAudio | participantUpdate | {"updatePermissions":{"canSend":["audio","customAudio"]}} | {"updatePermissions":{"canSend":["smell"]}} | participant.updatePermissions.canSend[0]: "smell" is not allowed: it must be one of "video", "audio", "screenVideo", "screenAudio", "customVideo", "customAudio"
Permissions: canReceive is base, byUserId and byParticipantId, each a boolean or by medium | participantUpdate | {"updatePermissions":{"canReceive":{"base":false,"byUserId":{"u":{"audio":true}},"byParticipantId":{"p":true}}}} ; {"updatePermissions":{"canReceive":{"base":{"video":true,"audio":true,"screenVideo":false,"screenAudio":false,"customVideo":{"*":true},"customAudio":{"*":false,"music":true}}}}} | {"updatePermissions":{"canReceive":{"base":{"audio":true}}}} | participant.updatePermissions.canReceive.base.video is missing: it must be true or false
Permissions: canAdmin is a boolean or a set of participants, streaming, transcription | participantUpdate | {"updatePermissions":{"canAdmin":true}} ; {"updatePermissions":{"canAdmin":["streaming"]}} | {"updatePermissions":{"canAdmin":["everything"]}} | participant.updatePermissions.canAdmin[0]: "everything" is not allowed: it must be one of "participants", "streaming", "transcription"
Recording: type cloud, raw-tracks or local | recording | {"type":"cloud"} ; {"type":"raw-tracks"} ; {"type":"local","width":1280} | {"type":"tape"} | recording.type: "tape" is not allowed: it must be one of "cloud", "raw-tracks", "local"
Recording and streaming: a new layout | layoutUpdate | {"layout":{"preset":"active-participant"}} | {"layout":"grid"} | recording.layout: "grid" is not allowed: it must be an object with a preset
Live streaming: where it goes | liveStreaming | {"rtmpUrl":"rtmps://example.org/live"} ; {"endpoints":[{"endpoint":"one"}]} | {"endpoints":["one"]} | liveStreaming.endpoints[0]: "one" is not allowed: it must be an object with endpoint
Transcription: who is transcribed | transcriptionUpdate | {"participants":["p-1"]} | {"participants":"p-1"} | transcription.participants: "p-1" is not allowed: it must be a list of the ids of participants
Frame: lang is one of a fixed list | language | "da" ; "de" ; "en-us" ; "en" ; "es" ; "fi" ; "fr" ; "it" ; "jp" ; "ka" ; "nl" ; "no" ; "pl" ; "pt" ; "pt-BR" ; "ru" ; "sv" ; "tr" ; "user" | "hi" | lang: "hi" is not allowed: it must be one of "da", "de", "en-us", "en", "es", "fi", "fr", "it", "jp", "ka", "nl", "no", "pl", "pt", "pt-BR", "ru", "sv", "tr", "user"
Frame: theme colours are hex, of a fixed key list | theme | {"colors":{"accent":"#0a0","background":"#FFFFFF"}} ; {"light":{"colors":{}},"dark":{"colors":{"border":"#123456"}}} | {"colors":{"accent":"green"}} | theme.colors.accent: "green" is not allowed: it must be a colour of "#" and 3 or 6 hexadecimal digits
Frame: grid maxTilesPerPage a whole number of at most 49 | layoutConfig | {"grid":{"maxTilesPerPage":49}} | {"grid":{"maxTilesPerPage":50}} | layoutConfig.grid.maxTilesPerPage: 50 is not allowed: it must be a whole number of at most 49
Frame: grid minTilesPerPage at least 1 and not above the maximum | layoutConfig | {"grid":{"minTilesPerPage":1}} ; {"grid":{"minTilesPerPage":4,"maxTilesPerPage":4}} | {"grid":{"minTilesPerPage":0}} | layoutConfig.grid.minTilesPerPage: 0 is not allowed: it must be a whole number, 1 or more
Frame: custom tray buttons | customTrayButtons | {"map":{"iconPath":"https://example.org/i.svg","label":"Map","tooltip":"Open the map","visualState":"active"}} ; {} | {"map":{"iconPath":"i.svg","label":"Map","tooltip":"Open the map"}} | customTrayButtons.map.iconPath: "i.svg" is not allowed: it must be a URL
Frame: custom integrations have a label and a location, main or sidebar | customIntegrations | {"map":{"label":"Map","location":"main","src":"https://example.org/map"}} ; {"map":{"label":"Map","location":"sidebar","src":"https://example.org/map"}} | {"map":{"label":"Map","location":"top","src":"https://example.org/map"}} | customIntegrations.map.location: "top" is not allowed: it must be one of "main", "sidebar"
Frame: custom integrations have src or srcdoc, not both | customIntegrations | {"map":{"label":"Map","location":"main","srcdoc":"<p>Map</p>"}} | {"map":{"label":"Map","location":"main","src":"https://example.org/map","srcdoc":"<p>Map</p>"}} | customIntegrations.map: an object with label, location, src, srcdoc is not allowed: it must be an object with exactly one of src and srcdoc
Frame: custom integrations are controlledBy everyone, owners or a list of ids | customIntegrations | {"map":{"label":"Map","location":"main","src":"https://example.org/map","controlledBy":"*"}} ; {"map":{"label":"Map","location":"main","src":"https://example.org/map","controlledBy":"owners"}} ; {"map":{"label":"Map","location":"main","src":"https://example.org/map","controlledBy":["p-1"],"shared":true}} | {"map":{"label":"Map","location":"main","src":"https://example.org/map","controlledBy":"me"}} | customIntegrations.map.controlledBy: "me" is not allowed: it must be "*", "owners", or a list of session ids
Frame: iframeStyle is CSS by property | iframeStyle | {"width":"100%","zIndex":3} | {"width":["100%"]} | iframeStyle.width: a list of 1 is not allowed: it must be a text or a number
Receive settings: a layer, or "inherit" | receiveSettings | {"base":{"video":{"layer":0}}} | {"base":{"video":{"layer":-1}}} | receiveSettings.base.video.layer: -1 is not allowed: it must be a whole number, 0 or more, or "inherit"
`;

function example(
  rule: string,
  name: string,
  accepted: readonly unknown[],
  refused: Example['refused'],
): Example {
  const [argument, through] = RULES[name as keyof typeof RULES]!;
  const limit = limits[name as keyof typeof RULES] as limits.Limit<unknown>;
  const ask = (value: unknown) => check(limit, value, argument);
  return { rule, ask, through, needsPage: /rack/.test(name), accepted, refused };
}

/** Reads a value, in which `x*9` is a text of nine. */
function read(json: string): unknown {
  if (json === 'NaN') return NaN;
  if (json === 'undefined') return undefined;
  return JSON.parse(json.replace(/x\*(\d+)/g, (_, times) => x(Number(times))));
}

const x = (times: number) => 'x'.repeat(times);

/** A rule has as many lines as it has values that it refuses. */
function inTable(): Example[] {
  const examples = new Map<string, Example>();
  for (const line of TABLE.trim().split('\n')) {
    const [rule, name, accepted, refused, message] = line.split(' | ') as [string, ...string[]];
    const before = examples.get(rule);
    const values = accepted ? accepted.split(' ; ').map(read) : (before?.accepted ?? []);
    const all = { ...before?.refused, [message!]: read(refused!) };
    examples.set(rule, example(rule, name!, values, all));
  }
  return [...examples.values()];
}

const itself: Record<string, unknown> = {};
itself['itself'] = itself;

/** Every rule on what may be asked of the widget and of a call, by example. The last are not JSON. */
export const EXAMPLES: readonly Example[] = [
  ...CALL_AND_CHAT_EXAMPLES,
  ...inTable(),
  example(
    'App message: at most 4096 characters as it is sent',
    'appMessage',
    [{ type: 'end-call' }, x(4090), { a: x(4082) }],
    {
      'message: a text of 4091 characters is not allowed: it must be a JSON value of at most 4096 characters as it is sent, and it has 4097':
        x(4091),
      'message: an object with quotes is not allowed: it must be a JSON value of at most 4096 characters as it is sent, and it has 5479':
        { quotes: '"'.repeat(1365) },
      'message: an object with itself is not allowed: it must be a JSON value of at most 4096 characters as it is sent':
        itself,
    },
  ),
  example(
    'userData: JSON of at most 4096 characters',
    'userData',
    [{ plan: 'pro' }, x(4096), null, ['a']],
    {
      'userData: a text of 4097 characters is not allowed: it must be a JSON value of at most 4096 characters, and it has 4097':
        x(4097),
      'userData: an object with cart is not allowed: it must be a JSON value of at most 4096 characters, and it has 4107':
        { cart: x(4096) },
      'userData: an object with itself is not allowed: it must be a JSON value of at most 4096 characters':
        itself,
      'userData: 7 is not allowed: it must be a JSON value of at most 4096 characters': 7n,
    },
  ),
  example(
    'Session data: a plain object of at most 102400 characters',
    'sessionData',
    [{ scene: 'kitchen' }, { a: x(102_392) }],
    {
      'sessionData: an object with a is not allowed: it must be a plain object of at most 102400 characters as JSON, and it has 102401':
        { a: x(102_393) },
      'sessionData: an empty object is not allowed: it must be a plain object': new Map(),
      'sessionData: an object with itself is not allowed: it must be a plain object of at most 102400 characters as JSON':
        itself,
    },
  ),
];
