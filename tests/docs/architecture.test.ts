import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/build/root.js';

test('the map names files and folders that exist', async () => {
  const map = await readFile(join(ROOT, 'docs/architecture.md'), 'utf8');
  const paths = [...map.matchAll(/`([\w-]+(?:\/[\w.-]+)+)`/g)].map(([, path]) => path!);
  assert.ok(paths.length > 40);
  assert.deepEqual(
    paths.filter((path) => !existsSync(join(ROOT, path))),
    [],
  );
});
