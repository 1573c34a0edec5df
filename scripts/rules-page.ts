import { readFile, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { rulesPage } from './rules/rules-table.js';

const PAGE = new URL('../docs/rules.md', import.meta.url);

const written = await format(rulesPage(), {
  parser: 'markdown',
  singleQuote: true,
  printWidth: 100,
});

// With --check, as in CI, a page that is behind the examples is a failure.
if (process.argv.includes('--check')) {
  if ((await readFile(PAGE, 'utf8').catch(() => '')) !== written) {
    console.error('docs/rules.md is behind the examples: run tsx scripts/rules-page.ts');
    process.exitCode = 1;
  }
} else await writeFile(PAGE, written);
