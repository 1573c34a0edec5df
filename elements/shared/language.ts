import { nothing } from 'lit';
import { attempt } from '../../core/reports/safely.js';

/** The `lang` of a text that the page may have replaced: none when it is still the widget's `own`. */
export function languageOf(text: string, own: string, ofPage: string): string | typeof nothing {
  return text === own ? nothing : ofPage;
}

/**
 * The probable language of a text: the expected one, or an empty string, which lets a screen reader
 * detect it, when that language is written in Latin script and the text is not.
 */
export function languageOfText(text: string, expected: string): string {
  const [letter = 'a'] = /\p{L}/u.exec(text) ?? [];
  if (/\p{sc=Latn}/u.test(letter)) return expected;
  const script = attempt(() => new Intl.Locale(expected).maximize().script);
  return script === 'Latn' ? '' : expected;
}
