import type { DailyRemoteMediaPlayerStartOptions } from '@daily-co/daily-js';
import { check } from '../../../limits/check.js';
import { id } from '../../../limits/app-message-schemas.js';
import { mediaPlayerStart, mediaPlayerUpdate } from '../../../limits/media-player.js';
import type {
  MediaPlayerSettings,
  MediaPlayerStart,
  MediaPlayerUpdate,
} from '../../../limits/values.js';
import type { CallUse } from './call-use.js';

/** A player of a file. */
export interface MediaPlayer {
  readonly session_id: string;
  readonly remoteMediaPlayerState: MediaPlayerState;
}

export interface MediaPlayerState {
  readonly state: string;
  readonly settings: MediaPlayerSettings;
}

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
    const player = { ...given, settings } as DailyRemoteMediaPlayerStartOptions;
    return this.#use.askJoined('mediaPlayer.start', (daily) =>
      daily.startRemoteMediaPlayer(player),
    );
  }

  /** Pauses or resumes, or sets the volume: 0 is silent, 1 the original, 2 twice that. */
  async update(options: MediaPlayerUpdate): Promise<MediaPlayer> {
    const given = check(mediaPlayerUpdate, options, 'mediaPlayer');
    return this.#use.askJoined('mediaPlayer.update', (daily) =>
      daily.updateRemoteMediaPlayer(given),
    );
  }

  /** Stops the player that `start()` named. */
  async stop(sessionId: string): Promise<void> {
    const player = check(id, sessionId, 'sessionId');
    await this.#use.askJoined('mediaPlayer.stop', (daily) => daily.stopRemoteMediaPlayer(player));
  }
}
