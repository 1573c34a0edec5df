import assert from 'node:assert/strict';
import { it } from 'node:test';

import { Recorder } from '../../../../local-provider/call/recording/recorder.js';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../../../local-provider/sound/format.js';

/** A recorder, and how many samples it wrote. */
function recording() {
  const written: number[] = [];
  const recorder = new Recorder({
    write(left, right) {
      assert.equal(left.length, right.length);
      written.push(left.length);
    },
    close: async () => undefined,
  });
  return { recorder, samples: () => written.reduce((sum, length) => sum + length, 0) };
}

it('a machine that was held up leaves as long a pause in the recording', () => {
  const { recorder, samples } = recording();
  recorder.skip(50);
  assert.equal(samples(), 50 * FRAME_SAMPLES);
});

it('a machine that slept for an hour leaves a pause of ten seconds', () => {
  const { recorder, samples } = recording();
  recorder.skip((60 * 60 * SAMPLE_RATE) / FRAME_SAMPLES);
  assert.equal(samples(), 10 * SAMPLE_RATE);
});
