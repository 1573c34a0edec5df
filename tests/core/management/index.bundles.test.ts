import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Metafile } from 'esbuild';
import { catalogueEntries } from '../../../core/management/index.js';
import { buildForScriptTag } from '../../../scripts/build/library.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const MANAGEMENT = 'core/management/';

/** What a page may load of the package. */
const PAGE_ENTRIES = [
  'elements/define.ts',
  'elements/voice-assistant/voice-assistant.ts',
  'core/headless/index.ts',
  'react/index.ts',
];

/** The package as a consumer's bundler builds it, for a browser, with its parts loaded when wanted. */
describe('the built package', () => {
  let outputs: Metafile['outputs'];

  before(async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [...PAGE_ENTRIES, `${MANAGEMENT}index.ts`],
      outdir: 'out',
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      external: ['react'],
      metafile: true,
    });
    outputs = metafile.outputs;
  });

  /** All sources that an entry may ever load, at once or when wanted. */
  function sourcesOf(entry: string): string[] {
    const [first] =
      Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry) ?? [];
    assert.ok(first, entry);
    const seen = new Set([first]);
    for (const path of seen)
      for (const { path: next, external } of outputs[path]?.imports ?? [])
        if (!external) seen.add(next);
    return [...seen].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
  }

  for (const entry of PAGE_ENTRIES)
    it(`does not load the management API with ${entry}, even lazily`, () => {
      const sources = sourcesOf(entry);
      // The part that is loaded last of all, so that parts loaded when wanted are known to count.
      assert.ok(sources.includes('core/call/call.ts'));
      assert.deepEqual(
        sources.filter((source) => source.startsWith(MANAGEMENT)),
        [],
      );
    });

  it('loads the management client with nothing of the widget, and nothing of Node', () => {
    const sources = sourcesOf(`${MANAGEMENT}index.ts`);
    assert.ok(sources.includes(`${MANAGEMENT}catalogue.ts`));
    const others = sources.filter(
      (source) => !source.startsWith(MANAGEMENT) && !source.startsWith('node_modules/zod/'),
    );
    assert.deepEqual(others.sort(), [
      'core/async/abort.ts',
      'core/chat/retry-policy.ts',
      'core/constants.ts',
      'core/provider/api.ts',
      'core/provider/fields.ts',
      'core/provider/is-object.ts',
      'core/provider/key-source.ts',
      'core/provider/keyed-request.ts',
      'core/reports/safely.ts',
    ]);
  });

  it('has no path of the catalogue in the script for pages without a build step', async () => {
    const folder = temporaryFolder();
    await buildForScriptTag(folder);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const files = names.map((name) => readFile(join(folder, name), 'utf8'));
    const script = (await Promise.all(files)).join('\n');
    // What the widget asks for is there, so that what it does not ask for is known to be missing.
    assert.ok(script.includes('/call/web') && script.includes('/chat/web'));
    const collections = catalogueEntries()
      .filter(({ name }) => name === 'create')
      .map(({ operation }) => operation.path)
      .filter((path) => path !== '/call' && path !== '/chat');
    assert.ok(collections.includes('/phone-number'));
    for (const path of collections)
      assert.ok(!new RegExp(`["'\`]${path}["'\`/]`).test(script), path);
  });
});
