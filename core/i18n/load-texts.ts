import { en, type Texts } from './en.js';
import { languageOfTags, LOCALES } from './locales.js';

/**
 * Loads the widget's texts in the first language of some BCP 47 tags in which there are any, such as
 * `navigator.languages`; otherwise in English.
 *
 * @throws Error when they cannot be loaded
 *
 * @example
 * const { failures } = await loadTexts([document.documentElement.lang]);
 */
export async function loadTexts(tags: readonly string[]): Promise<Texts> {
  const language = languageOfTags(tags) ?? 'en';
  if (language === 'en') return en;
  return (await LOCALES[language].load()).texts;
}
