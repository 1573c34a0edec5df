import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { SCRIPTS, SCRIPTS_FAMILY } from './scripts-of-india.js';

const SITE = new URL('../../../host-site/', import.meta.url);

interface Face {
  readonly family: string;
  readonly file: string | undefined;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

async function faces(): Promise<Face[]> {
  const css = await readFile(new URL('styles/fonts.css', SITE), 'utf8');
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => ({
    family: /font-family: '([^']*)'/.exec(body)?.[1] ?? '',
    file: /url\('\.\.\/([^'?]*)/.exec(body)?.[1],
    ranges: [...body.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)] as const,
    ),
  }));
}

async function content(): Promise<string> {
  const folder = new URL('content/', SITE);
  const names = await readdir(folder, { recursive: true });
  const texts = names
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFile(new URL(name, folder), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

test('every letter of India that the site writes is in its fonts', async () => {
  const own = (await faces()).filter(({ family }) => family === SCRIPTS_FAMILY);
  assert.equal(own.length, SCRIPTS.length);
  const text = await content();
  for (const script of SCRIPTS) {
    const letters = new Set(text.match(new RegExp(`\\p{Script=${script}}`, 'gu')));
    assert.ok(letters.size > 0, script);
    for (const letter of letters) {
      const code = letter.codePointAt(0) ?? 0;
      const held = own.some(({ ranges }) => ranges.some(([a, b]) => a <= code && code <= b));
      assert.ok(held, `${letter} of ${script} is not there: run assets/fonts/subset.py`);
    }
  }
});

test('every font that the styles name is there, and small', async () => {
  const files = (await faces()).flatMap(({ file }) => file ?? []);
  assert.equal(files.length, SCRIPTS.length + 2);
  for (const file of files) {
    assert.ok(existsSync(new URL(file, SITE)), file);
    assert.ok((await readFile(new URL(file, SITE))).length < 40_000, file);
  }
});
