import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { blockOf } from '../../core/blocks/block.js';
import { partOf } from '../../core/tools/show-block.js';

const page = readFileSync('docs/blocks.md', 'utf8');

test('the block of the documentation is one', async () => {
  const [, json] = /```assistant-block\n([\s\S]*?)```/.exec(page)!;
  const block = await blockOf(json);
  assert.equal(block?.type, 'card');
});

test('the form of the documentation is shown in a call', async () => {
  const [, input] = /```json\n([\s\S]*?)```/.exec(page)!;
  const part = await partOf({ id: 't1', name: 'show_form', input });
  assert.equal(part?.partId, 'block contact');
});
