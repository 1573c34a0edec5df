import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from '../../../local-provider/language/languages.js';

test('the language of a text is the one that most of its Indian letters are of', () => {
  for (const [language, ...texts] of [
    ['en', 'Hello, 5 µg', 'Café', 'Привет'],
    ['hi', 'नमस्ते', 'AI assistant आपकी मदद करता है', 'ಮ का अर्थ क्या है'],
    ['mr', 'किंमत काय आहे', 'शाळा'],
    [undefined, '₹35,000', '३५', ''],
  ] as const)
    for (const text of texts) assert.equal(languageOf(text), language, text);
});
