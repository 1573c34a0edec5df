import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWav, WavError, writeWav } from '../../../local-provider/sound/wav.js';
import { tone } from '../tone.js';

test('WAV files can be read back', () => {
  const samples = tone(300, 0.1, 16_000);
  assert.deepEqual(readWav(writeWav({ rate: 16_000, samples })), { rate: 16_000, samples });
});

test('a streamed WAV with an open length is read to its end', () => {
  const samples = tone(300, 0.1, 24_000);
  const bytes = writeWav({ rate: 24_000, samples });
  new DataView(bytes.buffer).setUint32(40, 0xffff_ffff, true);
  assert.deepEqual(readWav(bytes).samples, samples);
});

test('stereo becomes mono, float becomes 16 bit', () => {
  const bytes = new Uint8Array(44 + 16);
  bytes.set(writeWav({ rate: 48_000, samples: new Int16Array(8) }));
  const view = new DataView(bytes.buffer);
  view.setUint16(20, 3, true);
  view.setUint16(22, 2, true);
  view.setUint16(34, 32, true);
  [0.5, -0.5, 1, 1].forEach((value, index) => view.setFloat32(44 + index * 4, value, true));
  assert.deepEqual([...readWav(bytes).samples], [0, 32_767]);
});

test('rejects other files with a description', () => {
  assert.throws(() => readWav(new TextEncoder().encode('<html>not found</html>')), WavError);
  assert.throws(() => readWav(new Uint8Array(0)), /0 bytes/);
});
