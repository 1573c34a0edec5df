import * as limits from '../../../../core/limits/index.js';
import { limited, type Example } from './example.js';

/** A track of silence. */
function silence(): MediaStreamTrack {
  return new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0]!;
}

const TRACK_NAME_RULE =
  'a text of 1 to 50 characters that is none of cam-audio, cam-video, customVideoDefaults, screen-video, screen-audio, rmpAudio, rmpVideo';

const url = 'https://example.org/film.mp4';
const layer = { maxBitrate: 100_000, maxFramerate: 30, scaleResolutionDownBy: 1 };

const played = (rule: string, accepted: readonly unknown[], refused: Example['refused']): Example =>
  limited(rule, 'mediaPlayer', limits.mediaPlayerStart, {
    accepted,
    refused,
    through: (controls, value) => controls.mediaPlayer.start(value),
  });

const ofLayers = (simulcastEncodings: unknown) => ({ url, settings: { simulcastEncodings } });

export const MEDIA_EXAMPLES: readonly Example[] = [
  limited('Volume of the assistant: 0 to 2', 'volume', limits.volume, {
    through: (controls, value) => controls.setAssistantVolume(value),
    accepted: [2, 0, 1.5],
    refused: {
      'volume: 2.5 is not allowed: it must be a number from 0 to 2': 2.5,
      'volume: NaN is not allowed: it must be a number from 0 to 2': NaN,
    },
  }),
  played(
    'Remote media player: volume 0 to 2',
    [{ url, settings: { state: 'pause', volume: 2 } }, { url }],
    {
      'mediaPlayer.settings.volume: 3 is not allowed: it must be a number from 0 to 2': {
        url,
        settings: { volume: 3 },
      },
    },
  ),
  limited('A change of a media player', 'mediaPlayer', limits.mediaPlayerUpdate, {
    through: (controls, value) => controls.mediaPlayer.update(value),
    accepted: [{ session_id: 'p-1', settings: { volume: 0.5 } }],
    refused: {
      'mediaPlayer.settings.volume: 2.01 is not allowed: it must be a number from 0 to 2': {
        session_id: 'p-1',
        settings: { volume: 2.01 },
      },
    },
  }),
  played('Simulcast encodings: 1 to 3 layers', [ofLayers([layer, layer, layer])], {
    'mediaPlayer.settings.simulcastEncodings: a list of 0 is not allowed: it must be a list of 1 to 3 layers':
      ofLayers([]),
  }),
  played(
    'Simulcast encodings: maxBitrate 100000 to 2500000',
    [ofLayers([{ maxBitrate: 2_500_000 }])],
    {
      'mediaPlayer.settings.simulcastEncodings[0].maxBitrate: 99999 is not allowed: it must be a number from 100000 to 2500000':
        ofLayers([{ maxBitrate: 99_999 }]),
    },
  ),
  played('Simulcast encodings: maxFramerate 1 to 30', [ofLayers([{ ...layer, maxFramerate: 1 }])], {
    'mediaPlayer.settings.simulcastEncodings[1].maxFramerate: 60 is not allowed: it must be a number from 1 to 30':
      ofLayers([layer, { ...layer, maxFramerate: 60 }]),
  }),
  played(
    'Simulcast encodings: scaleResolutionDownBy 1 to 8',
    [ofLayers([{ ...layer, scaleResolutionDownBy: 8 }])],
    {
      'mediaPlayer.settings.simulcastEncodings[0].scaleResolutionDownBy: 0.5 is not allowed: it must be a number from 1 to 8':
        ofLayers([{ ...layer, scaleResolutionDownBy: 0.5 }]),
    },
  ),
  limited('Background blur: above 0, at most 1', 'strength', limits.blurStrength, {
    through: (controls, value) => controls.media.blurBackground(value),
    accepted: [1, 0.01],
    refused: { 'strength: 0 is not allowed: it must be a number above 0 and at most 1': 0 },
  }),
  limited('Preselected background image: 1 to 10', 'image', limits.backgroundImage, {
    through: (controls, value) => controls.media.useBackgroundImage(value),
    accepted: [1, 10],
    refused: { 'image: 0 is not allowed: it must be a whole number from 1 to 10': 0 },
  }),
  limited('Input settings: a background', 'inputSettings', limits.inputSettings, {
    through: (controls, value) => controls.media.updateInputSettings(value),
    accepted: [
      { video: { processor: { type: 'background-image', config: { source: 3 } } } },
      { audio: { processor: { type: 'noise-cancellation' } } },
    ],
    refused: {
      'inputSettings.video.processor.config.strength: 2 is not allowed: it must be a number above 0 and at most 1':
        { video: { processor: { type: 'background-blur', config: { strength: 2 } } } },
    },
  }),
  limited(
    'Custom track: name at most 50 characters, not reserved',
    'customTrack.trackName',
    limits.trackName,
    {
      needsPage: true,
      through: (controls, trackName) =>
        controls.media.startCustomTrack({ track: silence(), trackName }),
      accepted: ['music', 'x'.repeat(50)],
      refused: {
        [`customTrack.trackName: a text of 51 characters is not allowed: it must be ${TRACK_NAME_RULE}`]:
          'x'.repeat(51),
      },
    },
  ),
  limited('Custom track: a track of the browser’s', 'customTrack', limits.customTrack, {
    through: (controls, value) => controls.media.startCustomTrack(value),
    accepted: [],
    refused: {
      'customTrack.track: "microphone" is not allowed: it must be a MediaStreamTrack': {
        track: 'microphone',
      },
    },
  }),
  limited('Audio level observer: interval at least 100 ms', 'interval', limits.levelInterval, {
    through: (controls, value) => controls.media.observeLocalLevel(value),
    accepted: [100, 1000],
    refused: {
      'interval: 99 is not allowed: it must be a number of milliseconds, 100 or more': 99,
    },
  }),
  limited('Send settings: presets', 'sendSettings', limits.sendSettings, {
    through: (controls, value) => controls.media.updateSendSettings(value),
    accepted: [{ video: 'adaptive-3-layers', screenVideo: 'detail-optimized' }],
    refused: {
      'sendSettings.screenVideo: "quality-optimized" is not allowed: it must be one of "default-screen-video", "detail-optimized", "motion-optimized", "motion-and-detail-balanced", or an object with at least one of maxQuality, encodings, allowAdaptiveLayers':
        { screenVideo: 'quality-optimized' },
    },
  }),
  limited('Send settings: maxQuality low, medium or high', 'sendSettings', limits.sendSettings, {
    through: (controls, value) => controls.media.updateSendSettings(value),
    accepted: [
      { video: { maxQuality: 'high', encodings: { low: { maxBitrate: 80_000 } } } },
      { 'my-track': { maxQuality: 'low' } },
    ],
    refused: {
      'sendSettings.video.maxQuality: "best" is not allowed: it must be one of "low", "medium", "high"':
        { video: { maxQuality: 'best' } },
    },
  }),
];
