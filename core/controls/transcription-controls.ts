import { check } from '../limits/check.js';
import { instance, transcription, transcriptionUpdate } from '../limits/streams.js';
import type { CallUse } from './call-use.js';
import type { TranscriptionControls } from './controls.js';

export function transcriptionControls(use: CallUse): TranscriptionControls {
  return {
    start(options = {}) {
      const given = check(transcription, options, 'transcription');
      use.tell('transcription.start', (room) => room.startTranscription(given));
    },
    update(options) {
      const given = check(transcriptionUpdate, options, 'transcription');
      use.tell('transcription.update', (room) => room.updateTranscription(given));
    },
    stop(options) {
      const given = options && check(instance, options, 'transcription');
      use.tell('transcription.stop', (room) => room.stopTranscription(given));
    },
  };
}
