import { expect } from 'chai';
import { visible } from '../../../core/tools/visible.js';

const ROWS: readonly [what: string, text: string, shown: string][] = [
  ['a change of direction', 'pay\u202e001', 'pay[U+202E]001'],
  ['an isolate and a mark of direction', 'a\u2066b\u2069\u200fc', 'a[U+2066]b[U+2069][U+200F]c'],
  ['a zero-width space and joiner in Latin letters', 'a\u200bb\u200dc', 'a[U+200B]b[U+200D]c'],
  ['zero-width characters in a row', 'a\ufeff\u2060\u2060\u2060', 'a[U+FEFF][U+2060×3]'],
  ['a soft hyphen', 'a\u00adb', 'a[U+00AD]b'],
  ['control characters', 'a\u0000b\u001bc\u0085d\re', 'a[U+0000]b[U+001B]c[U+0085]d[U+000D]e'],
  ['tags and variation selectors', 'a\u{e0061}\u{e0062}\ufe01', 'a[U+E0061][U+E0062][U+FE01]'],
  [
    'letters without a shape',
    'a\u3164b\u2800c\ue000d\ud800',
    'a[U+3164]b[U+2800]c[U+E000]d[U+D800]',
  ],
  ['separators of lines and paragraphs', 'a\u2028b\u2029c', 'a[U+2028]b[U+2029]c'],
  ['white space in a row', `a${' '.repeat(300)}b`, 'a [␣×300] b'],
  ['white space of several kinds', 'a\n \u00a0\u3000\tb', 'a [␣×5] b'],
  ['marks that cover what is around them', `a${'\u0301'.repeat(40)}`, 'a[U+0301×40]'],
  ['single white space', 'a b\nc\td\r\ne\u00a0f', 'a b\nc\td\ne\u00a0f'],
  ['words of Persian and Hindi', 'می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
  ['emoji', '👩\u200d👩🏽\u200d👧 ❤\ufe0f 1\ufe0f\u20e3', '👩\u200d👩🏽\u200d👧 ❤\ufe0f 1\ufe0f\u20e3'],
  ['letters with marks', 'é e\u0301 ཧཱུྃ கொ', 'é e\u0301 ཧཱུྃ கொ'],
];

describe('what the visitor reads shows', () => {
  for (const [what, text, shown] of ROWS)
    it(what, () => {
      expect(visible(text)).to.equal(shown);
    });
});
