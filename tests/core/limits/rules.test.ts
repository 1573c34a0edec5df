import { expect } from 'chai';
import * as limits from '../../../core/limits/index.js';

/** Limits, values that they refuse, and by which rule of which part. The examples show others. */
const REFUSED = `
audioMode | 7 | it: "music", "speech", or an object with bitrate, stereo
audioMode | {"bitrate":"x"} | it.bitrate: a number of bits per second
backgroundImage | 1.5 | it: a whole number from 1 to 10
backgroundImage | 11 | it: a whole number from 1 to 10
backgroundSource | "data:text/plain,png" | it: a number from 1 to 10, "default", an ArrayBuffer, or the URL of a jpg, png, jpeg
backgroundSource | "data:ximage/png,AA" | it: a number from 1 to 10, "default", an ArrayBuffer, or the URL of a jpg, png, jpeg
blurStrength | 1.1 | it: a number above 0 and at most 1
callTransfer | {"sessionId":"s","toEndPoint":"+1","callerId":7} | it.callerId: a text that is not empty
callTransfer | {"sessionId":"s","toEndPoint":"x+1"} | it.toEndPoint: a text that starts with "sip:" or "+"
canReceive | {"base":7} | it.base: true, false, or an object with all of video, audio, screenVideo, screenAudio, customVideo, customAudio
canReceive | {"base":{"video":true,"audio":true,"screenVideo":true,"screenAudio":true,"customVideo":{},"customAudio":{}}} | it.base.customVideo: an object of true or false by the name of the track, with an entry "*" for all others
canReceive | {"byUserId":7} | it.byUserId: an object of what each may receive, by id
canReceive | {"byUserId":{"u":7}} | it.byUserId.u: true, false, or an object with some of video, audio, screenVideo, screenAudio, customVideo, customAudio
canReceive | {"byUserId":{"u":{"audio":1}}} | it.byUserId.u.audio: true or false
customIntegrations | 7 | it: an object of integrations by id
customIntegrations | {"map":{"label":"","location":"main","src":"/map"}} | it.map.src: a URL
customIntegrations | {"map":{"label":"","location":"main","src":"https://a","controlledBy":[7]}} | it.map.controlledBy[0]: a session id
customIntegrations | {"map":{"label":"","location":"main","src":"https://a","loading":"x"}} | it.map.loading: one of "eager", "lazy"
customIntegrations | {"map":{"label":"","location":"main","src":"https://a","shared":"some"}} | it.map.shared: true, false, "owners", or a list of session ids
customIntegrations | {"map":{"label":"","location":"main"}} | it.map: an object with exactly one of src and srcdoc
customIntegrations | {"map":{"location":"main","src":"https://a"}} | it.map.label: a text
customTrack | {"trackName":"music"} | it.track: a MediaStreamTrack
customTrayButtons | [{"iconPath":"https://a","label":"","tooltip":""}] | it: an object of buttons by id
customTrayButtons | {"map":{"iconPath":"https://a","label":"","tooltip":"","colour":"red"}} | it.map.colour: iconPath, iconPathDarkMode, label, tooltip, visualState
customTrayButtons | {"map":{"iconPath":"https://a","label":"","tooltip":"","visualState":"hidden"}} | it.map.visualState: one of "default", "sidebar-open", "active"
dailyConfig.iceConfig | 7 | it: an object with iceServers, placement, iceTransportPolicy
dailyConfig.iceConfig | {"iceServers":7} | it.iceServers: a list of ICE servers
dailyConfig.iceConfig | {"iceTransportPolicy":"x"} | it.iceTransportPolicy: one of "all", "relay"
dailyConfig.iceConfig | {"placement":"x"} | it.placement: one of "front", "back", "replace"
dailyConfig.userMediaAudioConstraints | 7 | it: an object of media track constraints
dialOut | {"phone":"+1"} | it.phone: sipUri, phoneNumber, displayName, userId, video, codecs, callerId, extension, waitBeforeExtensionDialSec, permissions
dialOut | {"phoneNumber":"+1","codecs":{"audio":[]}} | it.codecs.audio: a list of one or more of "OPUS", "PCMU", "PCMA", "G722"
dialOut | {"phoneNumber":"+1","extension":42} | it.extension: a text of at most 20 characters
dialOut | {"phoneNumber":"+1","permissions":{"canReceive":7}} | it.permissions.canReceive: an object with base, byUserId, byParticipantId
dialOut | {"phoneNumber":"+1","waitBeforeExtensionDialSec":5} | it.waitBeforeExtensionDialSec: left out without an extension
dialOut | {"phoneNumber":"x+1"} | it.phoneNumber: "+" followed by digits
dialOut | {"sipUri":"a sip:"} | it.sipUri: a text that starts with "sip:"
dialOut | {} | it: an object with exactly one of sipUri and phoneNumber
dtmf | {"sessionId":"s","tones":""} | it.tones: 1 to 20 of the tones 0-9, A-D, * and #
dtmf | {"sessionId":"s","tones":"12E"} | it.tones: 1 to 20 of the tones 0-9, A-D, * and #
hexColor | "x#000" | it: a colour of "#" and 3 or 6 hexadecimal digits
iframeStyle | "width: 375px" | it: an object of CSS properties
inputSettings | {"audio":{"processor":{"type":"robot"}}} | it.audio.processor.type: one of "none", "noise-cancellation"
inputSettings | {"audio":{"settings":7}} | it.audio.settings: an object of media track constraints
inputSettings | {"video":{"processor":{"type":"background-image","config":{"source":"cat.gif"}}}} | it.video.processor.config.source: a number from 1 to 10, "default", an ArrayBuffer, or the URL of a jpg, png, jpeg
instance | {} | it.instanceId: a text that is not empty
layout | {"preset":""} | it.preset: a text that is not empty
layoutConfig | {"grid":{"maxTilesPerPage":4.5}} | it.grid.maxTilesPerPage: a whole number of at most 49
layoutConfig | {"grid":{"minTilesPerPage":5,"maxTilesPerPage":4}} | it.grid.minTilesPerPage: a number that is not above maxTilesPerPage
levelInterval | "100" | it: a number of milliseconds, 100 or more
liveStreaming | {"endpoints":7} | it.endpoints: a list of objects with an endpoint
liveStreaming | {"rtmpUrl":7} | it.rtmpUrl: a URL or a list of them
mediaPlayerStart | {"url":"a","settings":{"simulcastEncodings":[{"maxBitrate":100000},{"active":true}]}} | it.settings.simulcastEncodings: a list of layers that each have a maxBitrate
mediaPlayerStart | {"url":"a","settings":{"simulcastEncodings":[{"maxBitrate":100000},{"maxBitrate":100000},{"maxBitrate":100000},{"maxBitrate":100000}]}} | it.settings.simulcastEncodings: a list of 1 to 3 layers
mediaPlayerStart | {"url":"a","settings":{"state":"stop"}} | it.settings.state: one of "play", "pause"
mediaPlayerStart | {"url":7} | it.url: a text that is not empty
participantUpdate | {"eject":false} | it.eject: true
participantUpdate | {"mute":true} | it.mute: setAudio, setVideo, setScreenShare, setSubscribedTracks, eject, updatePermissions, styles
participantUpdate | {"styles":{"cam":{"div":7}}} | it.styles.cam.div: an object of CSS properties
participantUpdates | 7 | it: an object of updates by the session id of the participant
permissions | {"canSend":"audio"} | it.canSend: true, false, or a list or Set of video, audio, screenVideo, screenAudio, customVideo, customAudio
phoneNumber | 15551234567 | it: "+" followed by digits
receiveSettings | {"":"inherit"} | it: an object of settings by the id of the participant, or "base"
receiveSettings | {"*":"inherit"} | it: an object of settings by the id of the participant, or "base"
receiveSettings | {"local":"inherit"} | it: an object of settings by the id of the participant, or "base"
sayOptions | {"message":"Hi","endCallAfterSpoken":"yes"} | it.endCallAfterSpoken: true or false
receiveSettings | {"base":7} | it.base: "inherit", or an object with a layer
simulcastLayer | {"scalabilityMode":7} | it.scalabilityMode: a text
transcription | {"redact":7} | it.redact: true, false, or a list of what is redacted
sendSettings | {"video":{"encodings":{"low":{"active":true},"high":{"active":true}}}} | it.video.encodings: layers named low, low and medium, or low, medium and high
sendSettings | {"video":{"encodings":{"low":{}}}} | it.video.encodings.low: an object with at least one setting of the layer
sendSettings | {"video":{}} | it.video: an object with at least one of maxQuality, encodings, allowAdaptiveLayers
sendSettings | {} | it: an object with the settings of at least one track
sessionData | ["kitchen"] | it: a plain object
simulcastLayer | {} | it: an object with at least one setting of the layer
sipRefer | {"sessionId":"s","toEndPoint":"a sip:"} | it.toEndPoint: a text that starts with "sip:"
streamingEndpoints | {} | it.endpoints: a list of objects with an endpoint
subscribedTracks | {"custom":7} | it.custom: true, false or "staged", or an object of these by the name of the track
subscribedTracks | 7 | it: true, false or "staged", "avatar", or an object of these by track
theme | 7 | it: an object with colors, or with light and dark
theme | {"colors":{"accent":"#1234"}} | it.colors.accent: a colour of "#" and 3 or 6 hexadecimal digits
theme | {"colors":{"foreground":"#000"}} | it.colors.foreground: accent, accentText, background, backgroundAccent, baseText, border, mainAreaBg, mainAreaBgAccent, mainAreaText, supportiveText
theme | {"light":{"colors":{}}} | it.dark: an object with colors
trackName | "cam-audio" | it: a text of 1 to 50 characters that is none of cam-audio, cam-video, customVideoDefaults, screen-video, screen-audio, rmpAudio, rmpVideo
transcription | {"endpointing":"x"} | it.endpointing: true, false, or a number
transcription | {"extra":7} | it.extra: an object
transcription | {"redact":[7]} | it.redact[0]: true, false, or a text
userNameOptions | {"thisMeetingOnly":"x"} | it.thisMeetingOnly: true or false
videoProcessor | {"type":"background-image","config":{"url":7}} | it.config.url: a text
volume | "1" | it: a number from 0 to 2
volume | -0.1 | it: a number from 0 to 2
`;

const button = { iconPath: 'https://a', label: '', tooltip: '' };
const toCamera = (video: unknown) => ({ base: { video } });

/** Values that a limit accepts. The examples show others. */
const ACCEPTED: readonly (readonly [limit: string, ...values: unknown[]])[] = [
  ['audioMode', 'music', 'speech', { bitrate: 1 }],
  ['backgroundSource', 'default', 'data:image/png;base64,AA', 'https://a/b.c.PNG'],
  [
    'customIntegrations',
    { a: { label: '', location: 'main', src: 'https://a', shared: 'owners' } },
  ],
  ['customTrayButtons', { a: { ...button, iconPathDarkMode: 'https://a' } }],
  ['participantUpdate', { updatePermissions: { canSend: new Set(['video']) } }],
  ['receiveSettings', { base: 'inherit' }, toCamera('inherit'), toCamera({ layer: 'inherit' })],
  ['sessionData', Object.create(null)],
  ['subscribedTracks', 'avatar'],
  ['videoProcessor', { type: 'none' }, { type: 'face-detection' }],
];

function limitOf(name: string): limits.Limit<unknown> {
  const [table, option] = name.split('.');
  return option ? limits.dailyConfig[option]! : (limits as never)[table!];
}

describe('the rules of the limits', () => {
  for (const line of REFUSED.trim().split('\n'))
    it(line, () => {
      const [name, value, shown] = line.split(' | ');
      const { argument, rule } = limits.refusalOf(limitOf(name!), JSON.parse(value!), 'it')!;
      expect(`${argument}: ${rule}`).to.equal(shown);
    });

  for (const [name, ...values] of ACCEPTED)
    it(`${name} accepts ${JSON.stringify(values)}`, () => {
      for (const value of values)
        expect(limits.refusalOf(limitOf(name), value, 'it')).to.equal(undefined);
    });
});
