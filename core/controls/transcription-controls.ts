import { check } from '../limits/check.js';
import { instance, transcription, transcriptionUpdate } from '../limits/streams.js';
import type { Instance, Transcription, TranscriptionUpdate } from '../limits/values.js';
import type { CallUse } from './call-use.js';

/**
 * Daily's own transcription, in addition to the assistant's transcripts. The meeting must allow it.
 * No event reports whether it started, changed or stopped.
 */
export class TranscriptionControls {
  readonly #use: CallUse;

  constructor(use: CallUse) {
    this.#use = use;
  }

  /**
   * Starts to transcribe the call, or only the `participants` with these session ids. The provider
   * has the defaults, such as `language` and `model`.
   */
  start(options: Transcription = {}): void {
    const given = check(transcription, options, 'transcription');
    this.#use.tell('transcription.start', (room) => room.startTranscription(given));
  }

  /** Sets the session ids of the participants to transcribe. */
  update(options: TranscriptionUpdate): void {
    const given = check(transcriptionUpdate, options, 'transcription');
    this.#use.tell('transcription.update', (room) => room.updateTranscription(given));
  }

  /** Stops the transcription, or the one of several that `instanceId` names. */
  stop(options?: Instance): void {
    const given = options && check(instance, options, 'transcription');
    this.#use.tell('transcription.stop', (room) => room.stopTranscription(given));
  }
}
