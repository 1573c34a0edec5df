import { WITHOUT_WORDS } from './page-language.js';

/**
 * The locale in which times are written in a language: in English where browsers have no data, and with the
 * digits of the widget's other numbers where they would write others.
 */
export function timeLocale(language: string): string {
  if (WITHOUT_WORDS.test(language)) return 'en-IN';
  return language === 'mr' || language === 'bn' ? `${language}-u-nu-latn` : language;
}
