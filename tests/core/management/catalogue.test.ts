import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { catalogueEntries } from '../../../core/management/index.js';
import { SPECIFIED_CALLS, SPECIFIED_PATHS } from './specified-calls.js';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('the catalogue', () => {
  it('holds every call of the specification, and no other', () => {
    const calls = catalogueEntries().map(
      ({ operation }) => `${operation.method} ${operation.path}`,
    );
    assert.deepEqual(calls.sort(), SPECIFIED_CALLS);
  });

  it('sends a body with every POST but one, every PATCH and PUT, and with nothing else', () => {
    const without = catalogueEntries().filter(({ operation: { method, body } }) =>
      ['POST', 'PATCH', 'PUT'].includes(method) ? !body : body,
    );
    assert.deepEqual(
      without.map(({ operation }) => operation.path),
      ['/voice-library/sync/{provider}'],
    );
  });
});

describe('the page that the catalogue generates', () => {
  it('has each path of the specification', async () => {
    const page = await readFile(fromHere('../../../docs/management.md'), 'utf8');
    const paths = new Set([...page.matchAll(/`[A-Z]+ (\/[^`]+)`/g)].map(([, path]) => path));
    assert.ok(SPECIFIED_PATHS.length > 70, `${SPECIFIED_PATHS.length}`);
    assert.deepEqual(
      SPECIFIED_PATHS.filter((path) => !paths.has(path)),
      [],
    );
  });
});
