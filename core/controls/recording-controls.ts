import { check } from '../limits/check.js';
import { instance, layoutUpdate, recording } from '../limits/streams.js';
import type { CallUse } from './call-use.js';
import type { RecordingControls } from '../call/controls.js';

export function recordingControls(use: CallUse): RecordingControls {
  return {
    start(options = {}) {
      const checked = check(recording, options, 'recording');
      use.tell('recording.start', (room) => room.startRecording(checked));
    },
    update(options) {
      const checked = check(layoutUpdate, options, 'recording');
      use.tell('recording.update', (room) => room.updateRecording(checked));
    },
    stop(options) {
      const checked = options && check(instance, options, 'recording');
      use.tell('recording.stop', (room) => room.stopRecording(checked));
    },
  };
}
