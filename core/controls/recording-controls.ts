import { check } from '../limits/check.js';
import { instance, layoutUpdate, recording } from '../limits/streams.js';
import type { Instance, LayoutUpdate, Recording } from '../limits/values.js';
import type { CallUse } from './call-use.js';

/**
 * Recordings that the page starts. The meeting must allow them, and the provider checks their
 * options. No event reports whether one started, changed or stopped.
 */
export class RecordingControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /**
   * Starts a recording. Sizes are in pixels, bitrates in kilobits per second, durations in seconds; what
   * is left out is as the meeting or the provider has it.
   */
  start(options: Recording = {}): void {
    const given = check(recording, options, 'recording');
    this.#use.tell('recording.start', (room) => room.startRecording(given));
  }

  /**
   * Changes the layout of the recording, or of the one that `instanceId` names.
   *
   * @default the preset `default`
   */
  update(options: LayoutUpdate): void {
    const given = check(layoutUpdate, options, 'recording');
    this.#use.tell('recording.update', (room) => room.updateRecording(given));
  }

  /** Stops the recording, or the one of several that `instanceId` names. */
  stop(options?: Instance): void {
    const given = options && check(instance, options, 'recording');
    this.#use.tell('recording.stop', (room) => room.stopRecording(given));
  }
}
