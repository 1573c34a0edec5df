import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { licencesOf } from '../../../scripts/build/third-party-licences.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

describe('licencesOf', () => {
  const folder = temporaryFolder();

  /** Installs a package and returns the path of one of its modules. */
  async function installed(name: string, manifest: object, files: object = {}): Promise<string> {
    const at = join(folder, 'node_modules', name);
    await mkdir(join(at, 'lib'), { recursive: true });
    const all = {
      ...files,
      'package.json': JSON.stringify({ name, version: '1.2.3', ...manifest }),
    };
    for (const [file, text] of Object.entries(all)) await writeFile(join(at, file), text);
    return join(at, 'lib/index.js');
  }

  it('lists packages by name, each licence text once, in a stable order', async () => {
    const modules = [
      await installed('b', {}, { license: 'Do what you want.\r\n' }),
      await installed('@a/z', {}, { 'LICENSE.md': 'Keep this notice.\n', NOTICE: 'Made by Z.\n' }),
      await installed('c', {}, { LICENCE: '\nDo what you want.' }),
      join(folder, 'core/headless/index.ts'),
      '\0virtual:helper',
    ];
    const licences = licencesOf(modules);
    const [, first, second, ...others] = licences.split(/\n-+\n\n/);
    assert.equal(first, '@a/z 1.2.3\n\nKeep this notice.\n\nMade by Z.\n');
    assert.equal(second, 'b 1.2.3\nc 1.2.3\n\nDo what you want.\n');
    assert.deepEqual(others, []);
    assert.equal(licencesOf([...modules, ...modules].reverse()), licences);
  });

  it('takes the licence of the manifest if there is no licence file', async () => {
    const one = await installed('d', { license: 'MIT', author: 'D <d@example.org>' });
    const other = await installed('e', { license: 'ISC', author: { name: 'E' } });
    const licences = licencesOf([one, other]);
    assert.ok(licences.includes('\nd 1.2.3\n\nMIT, by D <d@example.org>\n'), licences);
    assert.ok(licences.includes('\ne 1.2.3\n\nISC, by E\n'), licences);
  });

  it('throws if a package has no licence', async () => {
    const module = await installed('f', {});
    assert.throws(() => licencesOf([module]), /f in .* has no licence/);
  });

  it('includes the packages bundled in the call library', () => {
    const library = fileURLToPath(import.meta.resolve('@daily-co/daily-js'));
    const licences = licencesOf([library]);
    assert.match(licences, /\n@daily-co\/daily-js [\d.]+\n/);
    for (const name of ['@sentry/core', 'bowser', 'dequal', 'events'])
      assert.match(licences, new RegExp(`\\n${name}, in @daily-co/daily-js [\\d.]+\\n`));
  });
});
