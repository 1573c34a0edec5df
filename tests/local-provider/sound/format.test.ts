import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromFirstSound, joinPcm, silence } from '../../../local-provider/sound/format.js';
import { tone } from '../tone.js';

test('a sound is played without the silence before it', () => {
  const spoken = tone(1000, 0.1);
  const { length } = fromFirstSound(joinPcm([silence(0.2), spoken, silence(0.1), spoken]));
  assert.ok(length < 0.33 * 48_000 && length > 0.3 * 48_000, `${length} samples`);
  assert.equal(fromFirstSound(silence(1)).length, 48_000);
});
