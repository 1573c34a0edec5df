import type {
  DailyTranscriptionDeepgramOptions,
  DailyTranscriptionUpdateOptions,
} from '@daily-co/daily-js';
import { check } from '../../limits/check.js';
import { instance, transcription, transcriptionUpdate } from '../../limits/recording.js';
import type { CallUse } from './call-use.js';

/** The call library's own transcription, besides the transcripts that the assistant sends. */
export class TranscriptionControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  start(options: DailyTranscriptionDeepgramOptions = {}): void {
    const given = check(transcription, options, 'transcription');
    const daily = this.#use.joined('transcription.start');
    daily.startTranscription(given as DailyTranscriptionDeepgramOptions);
  }

  /** Says who is transcribed from now on. */
  update(options: DailyTranscriptionUpdateOptions): void {
    const given = check(transcriptionUpdate, options, 'transcription');
    this.#use.joined('transcription.update').updateTranscription(given);
  }

  /** Stops the transcription, or one of several. */
  stop(options?: { instanceId: string }): void {
    const given = options && check(instance, options, 'transcription');
    this.#use.joined('transcription.stop').stopTranscription(given);
  }
}
