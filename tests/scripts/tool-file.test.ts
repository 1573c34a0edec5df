import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { toolFile } from '../../scripts/tool-file.js';

const TOOLS = [
  ...['attw', 'cem', 'eslint', 'prettier', 'publint'],
  ...['size-limit', 'storybook', 'tsc', 'tsx'],
];

for (const tool of TOOLS)
  test(`${tool} is a Node script`, () =>
    assert.match(readFileSync(toolFile(tool), 'utf8'), /^#!.*\bnode\b/));

test('throws for a package without a command', () =>
  assert.throws(() => toolFile('lit'), /node_modules.lit has no command lit$/));
