import { LANGUAGES, type Language } from '../../core/i18n/languages.js';

/** The locale where a browser, such as Chromium, has no words of days and times in a language of the widget. */
export const WITHOUT_WORDS = 'en-IN';

/** The locale in which times are written: India's, with the digits of the widget's other numbers. */
export function timeLocale(language: string): string {
  if (!LANGUAGES.includes(language as Language)) return language;
  return /pa|or|as/.test(language) ? WITHOUT_WORDS : `${language}-IN-u-nu-latn`;
}
