#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import packageJson from '../package.json' with { type: 'json' };

const USAGE = `Usage: voice-assistant-integrity [ADDRESS]

Prints the tags for a page that loads dist/cdn of this package from an address, by default the folder
voice-assistant beside the page: the browser then refuses changed files, also those that load later. Prints as
an error output what a Content-Security-Policy needs for the import map.

  --help     this text
  --version  the version of this package
`;

const ENTRY = 'voice-assistant.js';

const [given = 'voice-assistant'] = process.argv.slice(2);
if (given === '--help') process.stdout.write(USAGE);
else if (given === '--version') console.log(packageJson.version);
else if (/^(-|$)|["<>\s]/.test(given) || process.argv.length > 3) {
  console.error(`ADDRESS must be one URL or path, not "${process.argv.slice(2).join(' ')}"`);
  process.exitCode = 2;
} else await printTags(given.replace(/\/*$/, '/'));

async function printTags(address: string): Promise<void> {
  const file = new URL('../cdn/integrity.json', import.meta.url);
  const hashes = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  // A map takes URLs, or paths that say so.
  const base = /^(https?:\/)?\/|^\.\.?\//.test(address) ? address : `./${address}`;
  const integrity = Object.fromEntries(
    Object.entries(hashes).map(([name, hash]) => [base + name, hash]),
  );
  const map = JSON.stringify({ integrity }, null, 2);
  process.stdout.write(`<script type="importmap">${map}</script>
<script type="module" crossorigin="anonymous" src="${base}${ENTRY}" integrity="${hashes[ENTRY]}"></script>
`);
  const hash = createHash('sha256').update(map).digest('base64');
  console.error(`script-src 'sha256-${hash}'`);
}
