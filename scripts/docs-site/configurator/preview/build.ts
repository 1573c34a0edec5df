import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../../build/root.js';

const SOURCES = join(ROOT, 'scripts/docs-site/configurator/preview');

/** Builds the page in the frame, with the scripts of the last build of the package. */
export async function buildPreview(folder: string): Promise<void> {
  await build({
    entryPoints: [join(SOURCES, 'preview.ts')],
    outfile: join(folder, 'preview.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
  });
  await cp(join(SOURCES, 'preview.html'), join(folder, 'preview.html'));
  await cp(join(ROOT, 'dist/cdn'), join(folder, 'voice-assistant'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
}
