import type {
  DailyInputSettings,
  DailyInputVideoProcessorSettings,
  DailySendSettings,
  StartCustomTrackOptions,
} from '@daily-co/daily-js';
import { check } from '../../../limits/check.js';
import { id } from '../../../limits/app-message-schemas.js';
import { inputSettings } from '../../../limits/input-settings.js';
import {
  backgroundImage,
  blurStrength,
  customTrack,
  levelInterval,
} from '../../../limits/media.js';
import { REMOTE_AUDIO_LEVEL_INTERVAL_MS, SPEECH_END_DELAY_MS } from '../../../constants.js';
import { MICROPHONE_LEVEL_INTERVAL_MS } from '../microphone-watch.js';
import { sendSettings } from '../../../limits/send-settings.js';
import type { CallUse } from './call-use.js';

/**
 * The longest interval between audio levels that a page may set, in milliseconds. With a longer one the
 * assistant would count as silent between two levels.
 */
const REMOTE_AUDIO_LEVEL_INTERVAL_MAX_MS = SPEECH_END_DELAY_MS / 2;

/** How the visitor's sound and picture are taken in and sent, and how loud the call is. */
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
   * Says how the visitor's sound and picture are processed before they are sent. The noise cancellation
   * with which each call begins is among it: `audio` takes its place.
   */
  async updateInputSettings(settings: DailyInputSettings): Promise<void> {
    const given = check(inputSettings, settings, 'inputSettings') as DailyInputSettings;
    const daily = this.#use.live('media.updateInputSettings');
    await this.#use.ask('media.updateInputSettings', daily, () => daily.updateInputSettings(given));
  }

  /** Says how each picture of the visitor is sent, by a preset or in detail. */
  async updateSendSettings(settings: DailySendSettings): Promise<void> {
    const given = check(sendSettings, settings, 'sendSettings') as DailySendSettings;
    const daily = this.#use.live('media.updateSendSettings');
    await this.#use.ask('media.updateSendSettings', daily, () => daily.updateSendSettings(given));
  }

  /** Sends a track of the page's own. Resolves with the name by which it is stopped. */
  async startCustomTrack(options: StartCustomTrackOptions): Promise<string> {
    const given = check(customTrack, options, 'customTrack');
    const daily = this.#use.joined('media.startCustomTrack');
    return this.#use.ask('media.startCustomTrack', daily, () => daily.startCustomTrack(given));
  }

  /** Stops a track that `startCustomTrack()` named. */
  async stopCustomTrack(trackName: string): Promise<void> {
    const given = check(id, trackName, 'trackName');
    const daily = this.#use.joined('media.stopCustomTrack');
    await this.#use.ask('media.stopCustomTrack', daily, () => daily.stopCustomTrack(given));
  }

  /**
   * Has the visitor's level told every so many milliseconds: 100 or more, by default 100. The widget
   * reads the same level to notice a silent microphone: it is told every 500 where more is given.
   */
  async observeLocalLevel(interval: number = REMOTE_AUDIO_LEVEL_INTERVAL_MS): Promise<void> {
    const given = check(levelInterval, interval, 'interval');
    const daily = this.#use.live('media.observeLocalLevel');
    await this.#use.ask('media.observeLocalLevel', daily, () =>
      daily.startLocalAudioLevelObserver(Math.min(given, MICROPHONE_LEVEL_INTERVAL_MS)),
    );
  }

  /**
   * Has the others' levels told every so many milliseconds: 100 or more, by default 100. The widget
   * reads the same levels to know whether the assistant speaks, and how loud: they are told every
   * 500 where more is given.
   */
  async observeRemoteLevels(interval: number = REMOTE_AUDIO_LEVEL_INTERVAL_MS): Promise<void> {
    const given = check(levelInterval, interval, 'interval');
    const daily = this.#use.live('media.observeRemoteLevels');
    await this.#use.ask('media.observeRemoteLevels', daily, () =>
      daily.startRemoteParticipantsAudioLevelObserver(
        Math.min(given, REMOTE_AUDIO_LEVEL_INTERVAL_MAX_MS),
      ),
    );
  }

  /** The visitor's level as it was told last: 0 to 1. It is told from when the assistant listens. */
  localLevel(): number {
    return this.#use.live('media.localLevel').getLocalAudioLevel();
  }

  /** The others' levels as they were told last, 0 to 1, by session id. */
  remoteLevels(): Readonly<Record<string, number>> {
    return { ...this.#use.live('media.remoteLevels').getRemoteParticipantsAudioLevel() };
  }

  async #process(method: string, processor: DailyInputVideoProcessorSettings): Promise<void> {
    const daily = this.#use.live(method);
    await this.#use.ask(method, daily, () => daily.updateInputSettings({ video: { processor } }));
  }
}
