import { check } from '../limits/check.js';
import { instance, layoutUpdate, recording } from '../limits/streams.js';
import type { CallUse } from './call-use.js';
import type { RecordingControls } from './controls.js';

export function recordingControls(use: CallUse): RecordingControls {
  return {
    start(options = {}) {
      const given = check(recording, options, 'recording');
      use.tell('recording.start', (room) => room.startRecording(given));
    },
    update(options) {
      const given = check(layoutUpdate, options, 'recording');
      use.tell('recording.update', (room) => room.updateRecording(given));
    },
    stop(options) {
      const given = options && check(instance, options, 'recording');
      use.tell('recording.stop', (room) => room.stopRecording(given));
    },
  };
}
