import { check } from '../limits/check.js';
import { id } from '../limits/app-message-schemas.js';
import { inputSettings } from '../limits/input-settings.js';
import { backgroundImage, blurStrength, customTrack, levelInterval } from '../limits/media.js';
import {
  MICROPHONE_LEVEL_INTERVAL_MAX_MS,
  REMOTE_AUDIO_LEVEL_INTERVAL_MS,
  SPEECH_END_DELAY_MS,
} from '../constants.js';
import { sendSettings } from '../limits/send-settings.js';
import type { VideoProcessor } from '../limits/values.js';
import type { CallUse } from './call-use.js';
import type { MediaControls } from './controls.js';

/**
 * The longest interval between audio levels that a page may set, in milliseconds. With a longer one the
 * assistant would count as silent between two levels.
 */
const REMOTE_AUDIO_LEVEL_INTERVAL_MAX_MS = SPEECH_END_DELAY_MS / 2;

export function mediaControls(use: CallUse): MediaControls {
  const process = (method: string, processor: VideoProcessor) =>
    use.askLive(method, (room) => room.updateInputSettings({ video: { processor } }));
  return {
    async blurBackground(strength) {
      const given = check(blurStrength, strength, 'strength');
      await process('media.blurBackground', {
        type: 'background-blur',
        config: { strength: given },
      });
    },
    async useBackgroundImage(image) {
      const source = check(backgroundImage, image, 'image');
      await process('media.useBackgroundImage', {
        type: 'background-image',
        config: { source },
      });
    },
    async clearBackground() {
      await process('media.clearBackground', { type: 'none' });
    },
    async updateInputSettings(settings) {
      const given = check(inputSettings, settings, 'inputSettings');
      await use.askLive('media.updateInputSettings', (room) => room.updateInputSettings(given));
    },
    async updateSendSettings(settings) {
      const given = check(sendSettings, settings, 'sendSettings');
      await use.askLive('media.updateSendSettings', (room) => room.updateSendSettings(given));
    },
    async startCustomTrack(options) {
      const given = check(customTrack, options, 'customTrack');
      return use.askJoined('media.startCustomTrack', (room) => room.startCustomTrack(given));
    },
    async stopCustomTrack(trackName) {
      const given = check(id, trackName, 'trackName');
      await use.askJoined('media.stopCustomTrack', (room) => room.stopCustomTrack(given));
    },
    async observeLocalLevel(interval = REMOTE_AUDIO_LEVEL_INTERVAL_MS) {
      const given = check(levelInterval, interval, 'interval');
      await use.askLive('media.observeLocalLevel', (room) =>
        room.observeLocalLevel(Math.min(given, MICROPHONE_LEVEL_INTERVAL_MAX_MS)),
      );
    },
    async observeRemoteLevels(interval = REMOTE_AUDIO_LEVEL_INTERVAL_MS) {
      const given = check(levelInterval, interval, 'interval');
      await use.askLive('media.observeRemoteLevels', (room) =>
        room.observeRemoteLevels(Math.min(given, REMOTE_AUDIO_LEVEL_INTERVAL_MAX_MS)),
      );
    },
    localLevel() {
      return use.read('media.localLevel', (room) => room.localLevel());
    },
    remoteLevels() {
      return use.read('media.remoteLevels', (room) => room.remoteLevels());
    },
  };
}
