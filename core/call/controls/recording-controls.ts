import type { DailyStreamingLayoutConfig, DailyStreamingOptions } from '@daily-co/daily-js';
import { check } from '../../limits/check.js';
import { instance, layoutUpdate, recording } from '../../limits/recording.js';
import type { CallUse } from './call-use.js';

type Start = DailyStreamingOptions<'recording', 'start'>;
type Update = { layout?: DailyStreamingLayoutConfig<'update'>; instanceId?: string };

/** Recordings that a page makes itself. What they are to be, beyond their kind, the provider checks. */
export class RecordingControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  start(options: Start = {}): void {
    const given = check(recording, options, 'recording') as Start;
    this.#use.joined('recording.start').startRecording(given);
  }

  /** Lays the recording out anew. */
  update(options: Update): void {
    const given = check(layoutUpdate, options, 'recording') as Update;
    this.#use.joined('recording.update').updateRecording(given);
  }

  /** Stops the recording, or one of several. */
  stop(options?: { instanceId: string }): void {
    const given = options && check(instance, options, 'recording');
    this.#use.joined('recording.stop').stopRecording(given);
  }
}
