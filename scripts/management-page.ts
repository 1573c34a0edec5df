import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { cataloguePage } from './management/catalogue-page.js';

const PAGE = new URL('../docs/management.md', import.meta.url);

const written = await format(cataloguePage(), {
  parser: 'markdown',
  singleQuote: true,
  printWidth: 100,
});

// With --check, as in CI, a page that is behind the catalogue is a failure.
if (process.argv.includes('--check')) {
  const page = await readFile(PAGE, 'utf8').catch(() => '');
  if (page !== written) {
    console.error('docs/management.md is behind the catalogue: run tsx scripts/management-page.ts');
    process.exitCode = 1;
  }
} else {
  await mkdir(new URL('.', PAGE), { recursive: true });
  await writeFile(PAGE, written);
}
