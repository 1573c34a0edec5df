import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { Recording } from '../../../../local-provider/call/recording/recording.js';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../../../local-provider/sound/format.js';
import { readWav } from '../../../../local-provider/sound/wav.js';
import { temporaryFolder } from '../../../support/temporary-folder.js';
import { until } from '../../../support/until.js';

describe('a recording', () => {
  for (const [skipped, paused] of [
    [50, 50],
    [(60 * 60 * SAMPLE_RATE) / FRAME_SAMPLES, 500],
  ] as const)
    it(`has a pause of ${paused} frames for ${skipped} that the machine missed`, async () => {
      const recording = await Recording.create(join(temporaryFolder(), 'call.wav'));
      recording.skip(skipped);
      await recording.close();
      const { samples } = readWav(await readFile(recording.path));
      assert.equal(samples.length, paused * FRAME_SAMPLES);
    });

  it('has its length in its header while it goes on, in case the process dies', async () => {
    const recording = await Recording.create(join(temporaryFolder(), 'call.wav'));
    const length = async () => (await readFile(recording.path)).readUInt32LE(40);
    const second = SAMPLE_RATE / FRAME_SAMPLES;
    for (let frame = 0; frame < 3 * second; frame++) recording.say(new Int16Array(FRAME_SAMPLES));
    await until('three seconds', async () => (await length()) === 3 * SAMPLE_RATE * 4);
    recording.skip(second);
    recording.say(new Int16Array(FRAME_SAMPLES));
    await until('four', async () => (await length()) === 4 * SAMPLE_RATE * 4);
    await recording.close();
    assert.equal(await length(), (4 * SAMPLE_RATE + FRAME_SAMPLES) * 4);
    assert.equal((await readFile(recording.path)).length, 44 + (await length()));
  });

  it('has the visitor on the left, at most 0.4 s late, and the assistant on the right', async () => {
    const recording = await Recording.create(join(temporaryFolder(), 'call.wav'));
    await assert.rejects(Recording.create(recording.path), { code: 'EEXIST' });
    const frame = (sample: number) => new Int16Array(FRAME_SAMPLES).fill(sample);
    const frames = (0.4 * SAMPLE_RATE) / FRAME_SAMPLES;
    for (let sample = 1; sample <= frames + 2; sample++) recording.hear(frame(sample));
    for (let sample = 1; sample <= frames + 1; sample++) recording.say(frame(-sample));
    await recording.close();
    const bytes = await readFile(recording.path);
    assert.equal(bytes.readUInt32LE(40), bytes.length - 44);
    const at = (frame: number, side: 0 | 1) =>
      bytes.readInt16LE(44 + (frame * FRAME_SAMPLES * 2 + side) * 2);
    assert.deepEqual([at(0, 0), at(0, 1), at(1, 0), at(1, 1)], [3, -1, 4, -2]);
    assert.deepEqual([at(frames, 0), at(frames, 1)], [0, -frames - 1]);
  });
});
