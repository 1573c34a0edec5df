import type {
  DailyTranscriptionDeepgramOptions,
  DailyTranscriptionUpdateOptions,
} from '@daily-co/daily-js';
import { check } from '../../../limits/check.js';
import { instance } from '../../../limits/output-parts.js';
import { transcription, transcriptionUpdate } from '../../../limits/transcription.js';
import type { CallUse } from './call-use.js';

/**
 * The call library's own transcription, besides the transcripts that the assistant sends. The meeting
 * must allow it. Whether it began, changed or ended is not told to the page.
 */
export class TranscriptionControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /**
   * Starts to transcribe the call, or those of it whom `participants` names by their session ids. What is
   * left out, such as `language` and `model`, is as the provider has it.
   */
  start(options: DailyTranscriptionDeepgramOptions = {}): void {
    const given = check(transcription, options, 'transcription');
    const daily = this.#use.joined('transcription.start');
    daily.startTranscription(given as DailyTranscriptionDeepgramOptions);
  }

  /** Says by their session ids who is transcribed from now on. */
  update(options: DailyTranscriptionUpdateOptions): void {
    const given = check(transcriptionUpdate, options, 'transcription');
    this.#use.joined('transcription.update').updateTranscription(given);
  }

  /** Stops the transcription, or the one of several that `instanceId` names. */
  stop(options?: { instanceId: string }): void {
    const given = options && check(instance, options, 'transcription');
    this.#use.joined('transcription.stop').stopTranscription(given);
  }
}
