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
import type { CustomTrack, InputSettings, SendSettings, VideoProcessor } from '../limits/values.js';
import type { CallUse } from './call-use.js';

/**
 * The longest interval between audio levels that a page may set, in milliseconds. With a longer one the
 * assistant would count as silent between two levels.
 */
const REMOTE_AUDIO_LEVEL_INTERVAL_MAX_MS = SPEECH_END_DELAY_MS / 2;

/** How the visitor's audio and video are captured and sent, and the audio levels. */
export class MediaControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /** Blurs the background of the visitor's picture: above 0, and at most 1. */
  async blurBackground(strength: number): Promise<void> {
    const given = check(blurStrength, strength, 'strength');
    await this.#process('media.blurBackground', {
      type: 'background-blur',
      config: { strength: given },
    });
  }

  /** Puts one of the call library's images behind the visitor: 1 to 10. */
  async useBackgroundImage(image: number): Promise<void> {
    const source = check(backgroundImage, image, 'image');
    await this.#process('media.useBackgroundImage', {
      type: 'background-image',
      config: { source },
    });
  }

  /** Shows the visitor's background as it is. */
  async clearBackground(): Promise<void> {
    await this.#process('media.clearBackground', { type: 'none' });
  }

  /**
   * Sets how the visitor's audio and video are processed before they are sent. `audio` replaces the
   * noise cancellation of each call.
   */
  async updateInputSettings(settings: InputSettings): Promise<void> {
    const given = check(inputSettings, settings, 'inputSettings');
    await this.#use.askLive('media.updateInputSettings', (room) => room.updateInputSettings(given));
  }

  /** Sets how the visitor's video is sent, by a preset or in detail. */
  async updateSendSettings(settings: SendSettings): Promise<void> {
    const given = check(sendSettings, settings, 'sendSettings');
    await this.#use.askLive('media.updateSendSettings', (room) => room.updateSendSettings(given));
  }

  /** Sends a track of the page's own. Resolves with the name by which it is stopped. */
  async startCustomTrack(options: CustomTrack): Promise<string> {
    const given = check(customTrack, options, 'customTrack');
    return this.#use.askJoined('media.startCustomTrack', (room) => room.startCustomTrack(given));
  }

  /** Stops a track that `startCustomTrack()` named. */
  async stopCustomTrack(trackName: string): Promise<void> {
    const given = check(id, trackName, 'trackName');
    await this.#use.askJoined('media.stopCustomTrack', (room) => room.stopCustomTrack(given));
  }

  /**
   * Sets the interval of the visitor's audio level, in milliseconds: 100 or more. At most 500
   * applies, since the widget uses the level to notice a silent microphone.
   *
   * @default 100
   */
  async observeLocalLevel(interval: number = REMOTE_AUDIO_LEVEL_INTERVAL_MS): Promise<void> {
    const given = check(levelInterval, interval, 'interval');
    await this.#use.askLive('media.observeLocalLevel', (room) =>
      room.startLocalAudioLevelObserver(Math.min(given, MICROPHONE_LEVEL_INTERVAL_MAX_MS)),
    );
  }

  /**
   * Sets the interval of the other participants' audio levels, in milliseconds: 100 or more. At
   * most 500 applies, since the widget derives from the levels whether the assistant speaks.
   *
   * @default 100
   */
  async observeRemoteLevels(interval: number = REMOTE_AUDIO_LEVEL_INTERVAL_MS): Promise<void> {
    const given = check(levelInterval, interval, 'interval');
    await this.#use.askLive('media.observeRemoteLevels', (room) =>
      room.startRemoteParticipantsAudioLevelObserver(
        Math.min(given, REMOTE_AUDIO_LEVEL_INTERVAL_MAX_MS),
      ),
    );
  }

  /** The latest level of the visitor, 0 to 1. Measured once the assistant listens. */
  localLevel(): number {
    return this.#use.read('media.localLevel', (room) => room.getLocalAudioLevel());
  }

  /** The latest levels of the other participants, 0 to 1, by session id. */
  remoteLevels(): Readonly<Record<string, number>> {
    return this.#use.read('media.remoteLevels', (room) => ({
      ...room.getRemoteParticipantsAudioLevel(),
    }));
  }

  async #process(method: string, processor: VideoProcessor): Promise<void> {
    await this.#use.askLive(method, (room) => room.updateInputSettings({ video: { processor } }));
  }
}
