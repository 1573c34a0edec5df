import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { toolFile } from '../../scripts/tool-file.js';

const TOOLS = [
  ...['attw', 'cem', 'eslint', 'prettier', 'publint'],
  ...['size-limit', 'storybook', 'tsc', 'tsx'],
];

for (const tool of TOOLS)
  test(`${tool} has a file that Node can run`, () =>
    assert.match(readFileSync(toolFile(tool), 'utf8'), /^#!.*\bnode\b/));

test('a package without such a program is named', () =>
  assert.throws(() => toolFile('lit'), /There is no program lit in .*node_modules.lit$/));
