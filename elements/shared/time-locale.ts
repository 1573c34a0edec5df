import { attempt } from '../../core/reports/safely.js';
import { WITHOUT_WORDS } from './page-language.js';

/**
 * The locale in which times are written in a language: in English where browsers have no data or the page's tag is
 * none, such as `de_DE`, and with the digits of the widget's other numbers where they would write others.
 */
export function timeLocale(language: string): string {
  if (WITHOUT_WORDS.test(language) || !attempt(() => new Intl.Locale(language))) return 'en-IN';
  return language === 'mr' || language === 'bn' ? `${language}-u-nu-latn` : language;
}
