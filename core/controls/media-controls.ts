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
import type { MediaControls } from '../call/controls.js';

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
      const checked = check(blurStrength, strength, 'strength');
      await process('media.blurBackground', {
        type: 'background-blur',
        config: { strength: checked },
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
      const checked = check(inputSettings, settings, 'inputSettings');
      await use.askLive('media.updateInputSettings', (room) => room.updateInputSettings(checked));
    },
    async updateSendSettings(settings) {
      const checked = check(sendSettings, settings, 'sendSettings');
      await use.askLive('media.updateSendSettings', (room) => room.updateSendSettings(checked));
    },
    async startCustomTrack(options) {
      const checked = check(customTrack, options, 'customTrack');
      return use.askJoined('media.startCustomTrack', (room) => room.startCustomTrack(checked));
    },
    async stopCustomTrack(trackName) {
      const checked = check(id, trackName, 'trackName');
      await use.askJoined('media.stopCustomTrack', (room) => room.stopCustomTrack(checked));
    },
    async observeLocalLevel(interval = REMOTE_AUDIO_LEVEL_INTERVAL_MS) {
      const checked = check(levelInterval, interval, 'interval');
      await use.askLive('media.observeLocalLevel', (room) =>
        room.observeLocalLevel(Math.min(checked, MICROPHONE_LEVEL_INTERVAL_MAX_MS)),
      );
    },
    async observeRemoteLevels(interval = REMOTE_AUDIO_LEVEL_INTERVAL_MS) {
      const checked = check(levelInterval, interval, 'interval');
      await use.askLive('media.observeRemoteLevels', (room) =>
        room.observeRemoteLevels(Math.min(checked, REMOTE_AUDIO_LEVEL_INTERVAL_MAX_MS)),
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
