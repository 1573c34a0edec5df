import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { elementTables } from './readme/element-tables.js';

const START = '<!-- manifest -->';
const END = '<!-- /manifest -->';

const readme = readFileSync('README.md', 'utf8');
const manifest: unknown = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const [before = '', rest = ''] = readme.split(START);
const after = rest.split(END)[1] ?? '';
const written = await format(`${before}${START}\n\n${elementTables(manifest)}\n${END}${after}`, {
  parser: 'markdown',
  singleQuote: true,
  printWidth: 100,
});

// With --check, as in CI, a README that is behind the code is a failure.
if (process.argv.includes('--check')) {
  if (written !== readme) {
    console.error('README.md is behind the code: run npm run readme');
    process.exitCode = 1;
  }
} else writeFileSync('README.md', written);
