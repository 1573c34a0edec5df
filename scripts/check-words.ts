import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build/root.js';
import list from './words.json' with { type: 'json' };

/** Rejects the words that docs/glossary.md replaces, in the tracked text files of the listed paths. */
const TEXT = /\.(css|html|json|md|mjs|sh|tsx?)$/;

const GENERATED = /<!-- begin generated[^]*?<!-- end generated -->/g;

const words = Object.entries(list.words).map(([word, instead]) => ({
  // A phrase may continue on the next line of a comment.
  pattern: new RegExp(`\\b(?:${word.replaceAll(' ', '[\\s*/]+')})\\b`, 'gi'),
  instead,
}));

const files = execFileSync('git', ['ls-files', '-z', ...list.paths], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => TEXT.test(file) && !list.except.includes(file));

for (const file of files) {
  // Generated text is checked at its source.
  const text = readFileSync(join(ROOT, file), 'utf8').replace(GENERATED, (block) =>
    block.replace(/./g, ' '),
  );
  for (const { pattern, instead } of words)
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const line = text.slice(0, index).split('\n').length;
      console.error(`${file}:${line}: "${word.replace(/[\s*/]+/g, ' ')}" -> use ${instead}`);
      process.exitCode = 1;
    }
}
