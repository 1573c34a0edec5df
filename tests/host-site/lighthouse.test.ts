import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

interface Lock {
  readonly packages: Readonly<
    Record<string, { version?: string; dependencies?: Readonly<Record<string, string>> }>
  >;
}

const read = async <T>(file: string) =>
  JSON.parse(
    await readFile(new URL(`../../scripts/lighthouse/${file}`, import.meta.url), 'utf8'),
  ) as T;

test('what asks for the newest of a package gets the one that Lighthouse was locked with', async () => {
  // Where it does not, `npm ci` refuses the lock file as soon as there is a newer one.
  const { packages } = await read<Lock>('package-lock.json');
  const { overrides } = await read<{ overrides?: Record<string, string> }>('package.json');
  const newest = Object.values(packages).flatMap(({ dependencies = {} }) =>
    Object.keys(dependencies).filter((name) => dependencies[name] === 'latest'),
  );
  assert.ok(newest.length > 0);
  for (const name of newest)
    assert.equal(overrides?.[name], packages[`node_modules/${name}`]?.version, name);
});
