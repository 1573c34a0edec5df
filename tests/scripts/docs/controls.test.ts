import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controlsBlocks } from '../../../scripts/docs/controls.js';
import { Source } from '../../../scripts/docs/source.js';
import { USES } from '../../core/call/daily/controls/support/uses.js';

const blocks = controlsBlocks(new Source('core/headless/index.ts'));
const controls = Object.values(blocks).join('\n');

test('lists every tested control with its precondition', () => {
  assert.ok(USES.length > 35);
  for (const [name] of USES)
    assert.match(controls, new RegExp(`\\| \`${name}\\([^|]* \\| a(?: \\w+)+ \\| \\w`), name);
});

const NEEDS = [
  ['say', 'a listening assistant'],
  ['endCall', 'a listening assistant'],
  ['phone.startDialOut', 'a joined call'],
  ['sessionData', 'a joined call'],
  ['media.blurBackground', 'a call'],
  ['networkState', 'a call'],
  ['participants.all', 'nothing'],
  ['meetingState', 'nothing'],
] as const;

test('reads preconditions from the code, including private methods', () => {
  for (const [name, need] of NEEDS)
    assert.match(controls, new RegExp(`\\| \`${name}\\([^|]* \\| ${need} \\|`), name);
});

test('includes the declared types of options and results', () => {
  assert.match(controls, /startDialOut\(options: DialOut\): Promise<string \| undefined>;/);
  assert.match(controls, /interface DialOut extends Extension \{\n\s+sipUri\?: string;/);
  assert.match(controls, /interface Extension \{/);
  assert.match(controls, /type VideoCodec = 'H264' \| 'VP8';/);
  assert.match(controls, /interface Participant \{/);
  assert.doesNotMatch(controls, /import\(|: undefined;|\bDaily[A-Z]|\bzod\b/);
});
