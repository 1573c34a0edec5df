import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enCall } from '../../../core/i18n/en-call.js';
import { enPastCall } from '../../../core/i18n/en-past-call.js';
import { enSound } from '../../../core/i18n/en-sound.js';
import { en } from '../../../core/i18n/en.js';
import { Source } from '../../../scripts/docs/source.js';
import { textSections } from '../../../scripts/docs/texts.js';

test('lists every text under its key', () => {
  const sections = textSections(new Source('core/headless/index.ts'));
  const texts = keysOf({ ...en, call: enCall, sound: enSound, pastCall: enPastCall });
  assert.ok(texts.length > 80);
  for (const [key, text] of texts) assert.ok(sections.includes(`| \`${key}\` | ${text} |`), key);
});

function keysOf(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${name}.`)
      : [[path + name, String(value)] as [string, string]],
  );
}
