import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { Recording } from '../../../../local-provider/call/recording/recording.js';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../../../local-provider/sound/format.js';
import { readWav } from '../../../../local-provider/sound/wav.js';

describe('a recording', () => {
  for (const [skipped, paused] of [
    [50, 50],
    [(60 * 60 * SAMPLE_RATE) / FRAME_SAMPLES, 500],
  ] as const)
    it(`has a pause of ${paused} frames for ${skipped} that the machine missed`, async (test) => {
      const folder = await mkdtemp(join(tmpdir(), 'voice-assistant-recording-'));
      test.after(() => rm(folder, { recursive: true }));
      const recording = await Recording.create(join(folder, 'call.wav'));
      recording.skip(skipped);
      await recording.close();
      const { samples } = readWav(await readFile(recording.path));
      assert.equal(samples.length, paused * FRAME_SAMPLES);
    });
});
