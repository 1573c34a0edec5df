import type { MediaPlayer } from '../call/call-room.js';
import { check } from '../limits/check.js';
import { id } from '../limits/app-message-schemas.js';
import { mediaPlayerStart, mediaPlayerUpdate } from '../limits/media-player.js';
import type { MediaPlayerStart, MediaPlayerUpdate } from '../limits/values.js';
import type { CallUse } from './call-use.js';

/** Plays files to everyone in the call, with the provider's player. The meeting must allow it. */
export class MediaPlayerControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /**
   * Plays the file at `url`, immediately unless `settings.state` is `pause`. Resolves with the
   * player, whose `session_id` the other methods take.
   */
  async start(options: MediaPlayerStart): Promise<MediaPlayer> {
    const { settings = { state: 'play' }, ...given } = check(
      mediaPlayerStart,
      options,
      'mediaPlayer',
    );
    const player = { ...given, settings };
    return this.#use.askJoined('mediaPlayer.start', (room) => room.startRemoteMediaPlayer(player));
  }

  /** Pauses or resumes, or sets the volume: 0 is silent, 1 the original, 2 twice that. */
  async update(options: MediaPlayerUpdate): Promise<MediaPlayer> {
    const given = check(mediaPlayerUpdate, options, 'mediaPlayer');
    return this.#use.askJoined('mediaPlayer.update', (room) => room.updateRemoteMediaPlayer(given));
  }

  /** Stops the player that `start()` named. */
  async stop(sessionId: string): Promise<void> {
    const player = check(id, sessionId, 'sessionId');
    await this.#use.askJoined('mediaPlayer.stop', (room) => room.stopRemoteMediaPlayer(player));
  }
}
