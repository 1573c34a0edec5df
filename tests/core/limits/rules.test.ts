import { expect } from '@open-wc/testing';
import * as limits from '../../../core/limits/index.js';

type Name = Exclude<keyof typeof limits, 'check' | 'refusalOf'>;
type Row<Shown> = readonly [limit: Name | `dailyConfig.${string}`, value: unknown, shown: Shown];

const button = { iconPath: 'https://a', label: '', tooltip: '' };
const integrated = (change: object) => ({
  map: { label: '', location: 'main', src: 'https://a', ...change },
});
const toCamera = (video: unknown) => ({ base: { video } });
const layer = { maxBitrate: 100_000 };
const permitted = { video: true, audio: true, screenVideo: true, screenAudio: true };
const LAYER = 'an object with at least one setting of the layer';
const IMAGE = 'a number from 1 to 10, "default", an ArrayBuffer, or the URL of a jpg, png, jpeg';
const RECEIVED = 'an object of settings by the id of the participant, or "base"';
const BY_ID = 'an object of what each may receive, by id';
const MEDIA = 'video, audio, screenVideo, screenAudio, customVideo, customAudio';

/** Values that a limit refuses, and by which rule of which part. The examples show others. */
const REFUSED: readonly Row<string>[] = [
  ['audioMode', 7, 'it: "music", "speech", or an object with bitrate, stereo'],
  ['audioMode', { bitrate: 'x' }, 'it.bitrate: a number of bits per second'],
  ['backgroundSource', 'data:text/plain,png', `it: ${IMAGE}`],
  ['backgroundSource', 'data:ximage/png,AA', `it: ${IMAGE}`],
  [
    'callTransfer',
    { sessionId: 's', toEndPoint: 'x+1' },
    'it.toEndPoint: a text that starts with "sip:" or "+"',
  ],
  ['canReceive', { base: 7 }, `it.base: true, false, or an object with all of ${MEDIA}`],
  [
    'canReceive',
    { base: { ...permitted, customVideo: {}, customAudio: {} } },
    'it.base.customVideo: an object of true or false by the name of the track, with an entry "*" for all others',
  ],
  ['canReceive', { byUserId: 7 }, `it.byUserId: ${BY_ID}`],
  [
    'canReceive',
    { byUserId: { u: 7 } },
    `it.byUserId.u: true, false, or an object with some of ${MEDIA}`,
  ],
  ['customIntegrations', 7, 'it: an object of integrations by id'],
  ['customIntegrations', integrated({ controlledBy: [7] }), 'it.map.controlledBy[0]: a session id'],
  ['customIntegrations', integrated({ loading: 'x' }), 'it.map.loading: one of "eager", "lazy"'],
  ['customTrayButtons', { map: { ...button, iconPath: 7 } }, 'it.map.iconPath: a URL'],
  ['dailyConfig.iceConfig', 7, 'it: an object with iceServers, placement, iceTransportPolicy'],
  ['dailyConfig.iceConfig', { iceServers: 7 }, 'it.iceServers: a list of ICE servers'],
  ['dailyConfig.iceConfig', { placement: 'x' }, 'it.placement: one of "front", "back", "replace"'],
  [
    'dailyConfig.iceConfig',
    { iceTransportPolicy: 'x' },
    'it.iceTransportPolicy: one of "all", "relay"',
  ],
  ['dailyConfig.userMediaAudioConstraints', 7, 'it: an object of media track constraints'],
  ['dialOut', { sipUri: 'a sip:' }, 'it.sipUri: a text that starts with "sip:"'],
  ['dialOut', { phoneNumber: 'x+1' }, 'it.phoneNumber: "+" followed by digits'],
  [
    'dialOut',
    { phoneNumber: '+1', permissions: { canReceive: 7 } },
    'it.permissions.canReceive: an object with base, byUserId, byParticipantId',
  ],
  ['hexColor', 'x#000', 'it: a colour of "#" and 3 or 6 hexadecimal digits'],
  [
    'inputSettings',
    { audio: { settings: 7 } },
    'it.audio.settings: an object of media track constraints',
  ],
  ['instance', {}, 'it.instanceId: a text that is not empty'],
  ['layout', { preset: '' }, 'it.preset: a text that is not empty'],
  ['liveStreaming', { endpoints: 7 }, 'it.endpoints: a list of objects with an endpoint'],
  ['liveStreaming', { rtmpUrl: 7 }, 'it.rtmpUrl: a URL or a list of them'],
  [
    'mediaPlayerStart',
    { url: 'a', settings: { simulcastEncodings: [layer, { active: true }] } },
    'it.settings.simulcastEncodings: a list of layers that each have a maxBitrate',
  ],
  ['participantUpdate', { eject: false }, 'it.eject: true'],
  [
    'participantUpdate',
    { styles: { cam: { div: 7 } } },
    'it.styles.cam.div: an object of CSS properties',
  ],
  ['participantUpdates', 7, 'it: an object of updates by the session id of the participant'],
  ['receiveSettings', { '': 'inherit' }, `it: ${RECEIVED}`],
  ['receiveSettings', { '*': 'inherit' }, `it: ${RECEIVED}`],
  ['receiveSettings', { local: 'inherit' }, `it: ${RECEIVED}`],
  ['sendSettings', { video: { encodings: { low: {} } } }, `it.video.encodings.low: ${LAYER}`],
  ['sendSettings', { video: { encodings: { low: 7 } } }, `it.video.encodings.low: ${LAYER}`],
  ['sessionData', null, 'it: a plain object'],
  ['simulcastLayer', {}, `it: ${LAYER}`],
  [
    'sipRefer',
    { sessionId: 's', toEndPoint: 'a sip:' },
    'it.toEndPoint: a text that starts with "sip:"',
  ],
  ['streamingEndpoints', {}, 'it.endpoints: a list of objects with an endpoint'],
  ['subscribedTracks', 7, 'it: true, false or "staged", "avatar", or an object of these by track'],
  ['theme', 7, 'it: an object with colors, or with light and dark'],
  ['transcription', { redact: [7] }, 'it.redact[0]: true, false, or a text'],
  ['transcription', { endpointing: 'x' }, 'it.endpointing: true, false, or a number'],
  ['transcription', { extra: 7 }, 'it.extra: an object'],
  ['userNameOptions', { thisMeetingOnly: 'x' }, 'it.thisMeetingOnly: true or false'],
  ['videoProcessor', { type: 'background-image', config: { url: 7 } }, 'it.config.url: a text'],
];

/** Values that a limit accepts. The examples show others. */
const ACCEPTED: readonly (readonly [limit: Name, ...values: unknown[]])[] = [
  ['audioMode', 'music', 'speech', { bitrate: 1 }],
  ['backgroundSource', 'default', 'data:image/png;base64,AA', 'https://a/b.c.PNG'],
  ['customIntegrations', integrated({ shared: 'owners' })],
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
  for (const [name, value, shown] of REFUSED)
    it(`${name}: ${shown}`, () => {
      const { argument, rule } = limits.refusalOf(limitOf(name), value, 'it')!;
      expect(`${argument}: ${rule}`).to.equal(shown);
    });

  for (const [name, ...values] of ACCEPTED)
    it(`${name} accepts ${JSON.stringify(values)}`, () => {
      for (const value of values)
        expect(limits.refusalOf(limitOf(name), value, 'it')).to.equal(undefined);
    });
});
