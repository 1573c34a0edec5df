import { nothing } from 'lit';
import { attempt } from '../../core/reports/safely.js';

/** The `lang` of a text that the page may have replaced: none when it is still the widget's `own`. */
export function languageOf(text: string, own: string, ofPage: string): string | typeof nothing {
  return text === own ? nothing : ofPage;
}

/** The part of a text by which its language is found, in characters. */
const SAMPLE_LENGTH = 300;

/**
 * The probable language of a text: the first of some BCP 47 tags that is written in the script of most of its
 * letters. If none is, it is an empty string, which lets a screen reader detect the language, or the first for
 * letters that are Latin, as names are on any page.
 */
export function languageOfText(text: string, languages: readonly string[]): string {
  // What cannot be rendered may be no text.
  const letters = `${text}`.slice(0, SAMPLE_LENGTH).replace(/\P{L}/gu, '');
  const others = letters.replace(/\p{sc=Latn}/gu, '');
  const isOther = others.length * 2 > letters.length;
  // The script of Chinese, Japanese or Korean is not that of a letter.
  const fits = (language: string) =>
    attempt(() =>
      new RegExp(`^\\p{sc=${new Intl.Locale(language || 'en').maximize().script}}`, 'u').test(
        isOther ? others : 'a',
      ),
    ) ?? isOther;
  return languages.find(fits) ?? (isOther ? '' : languages[0]!);
}
