import { check } from '../limits/check.js';
import { instance, transcription, transcriptionUpdate } from '../limits/streams.js';
import type { CallUse } from './call-use.js';
import type { TranscriptionControls } from '../call/controls.js';

export function transcriptionControls(use: CallUse): TranscriptionControls {
  return {
    start(options = {}) {
      const checked = check(transcription, options, 'transcription');
      use.tell('transcription.start', (room) => room.startTranscription(checked));
    },
    update(options) {
      const checked = check(transcriptionUpdate, options, 'transcription');
      use.tell('transcription.update', (room) => room.updateTranscription(checked));
    },
    stop(options) {
      const checked = options && check(instance, options, 'transcription');
      use.tell('transcription.stop', (room) => room.stopTranscription(checked));
    },
  };
}
