import { check } from '../limits/check.js';
import { id } from '../limits/app-message-schemas.js';
import { mediaPlayerStart, mediaPlayerUpdate } from '../limits/media-player.js';
import type { CallUse } from './call-use.js';
import type { MediaPlayerControls } from '../call/controls.js';

export function mediaPlayerControls(use: CallUse): MediaPlayerControls {
  return {
    async start(options) {
      const { settings = { state: 'play' }, ...rest } = check(
        mediaPlayerStart,
        options,
        'mediaPlayer',
      );
      const player = { ...rest, settings };
      return use.askJoined('mediaPlayer.start', (room) => room.startMediaPlayer(player));
    },
    async update(options) {
      const checked = check(mediaPlayerUpdate, options, 'mediaPlayer');
      return use.askJoined('mediaPlayer.update', (room) => room.updateMediaPlayer(checked));
    },
    async stop(sessionId) {
      const player = check(id, sessionId, 'sessionId');
      await use.askJoined('mediaPlayer.stop', (room) => room.stopMediaPlayer(player));
    },
  };
}
