import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { test } from 'node:test';
import { nearTests } from '../../../scripts/mutate/near-tests.js';

test('the nearest tests mirror the path of the module, then come those of its folder and its importers', async () => {
  const near = await nearTests();
  const rings = near('core/call/call.ts').map(({ page, node }) =>
    [...page, ...node].map((file) => relative('.', file)),
  );
  const [mirrored = [], others = []] = rings;
  assert.ok(mirrored.length && mirrored.every((file) => file.startsWith('tests/core/call/call.')));
  assert.ok(others.length && !others.some((file) => mirrored.includes(file)));
});
