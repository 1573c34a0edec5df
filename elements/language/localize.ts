import { LANGUAGES, type Language } from '../../core/i18n/languages.js';
import { languageOfTags, LOCALES } from '../../core/i18n/locales.js';
import type { Tree } from '../../core/i18n/replace-texts.js';
import { invalidValue, text, type Kind } from '../../core/kinds/kinds.js';
import type { AssistantOptions } from '../../core/options/table.js';
import { warnOnce } from '../../core/reports/warn-once.js';

/** Returns the options with the texts of the wanted language below those of the page. */
export function localize(host: Element, given: AssistantOptions, redraw: () => void) {
  const language = wantedLanguage(host, given.language);
  if (language === 'en') return given;
  const locale = LOCALES[language];
  // English is shown until it has loaded. After a failure the next update retries.
  if (!locale.current) locale.load().then(redraw, () => undefined);
  const { texts } = locale.current ?? {};
  return texts ? { ...given, texts: combined(texts, given.texts) as typeof texts } : given;
}

const tag: Kind<string> = {
  allowed: `"visitor" or the tag of one of: en, ${LANGUAGES.join(', ')}`,
  accepts: (value): value is string => !!languageOfTags([value as string]),
};

function wantedLanguage(host: Element, given: unknown): Language | 'en' {
  if (given === 'visitor') return languageOfTags(navigator.languages) ?? 'en';
  // The table of options warns of what is no text.
  if (!text.accepts(given)) return LANGUAGES.find((each) => isLanguageOf(host, each)) ?? 'en';
  const warning = invalidValue('language', given, tag);
  if (warning) warnOnce([warning.replace('The default', 'English')]);
  return languageOfTags([given]) ?? 'en';
}

/** Whether an element is in a language, in the script of the texts. */
function isLanguageOf(host: Element, language: Language): boolean {
  const otherScripts = `:lang(${language}-Latn), :lang(pa-Arab), :lang(pa-PK)`;
  return host.matches(`:lang(${language})`) && !host.matches(otherScripts);
}

/** The texts of a locale where the page gives none. What else it gives stays, to be warned about. */
function combined(own: Tree, given: object | undefined): Tree {
  const result: Record<string, unknown> = { ...own };
  for (const [name, value] of Object.entries(given ?? {})) {
    const old = own[name];
    const nested = typeof old === 'object' && typeof value === 'object';
    if (value !== null && value !== undefined)
      result[name] = nested ? combined(old, value as object) : value;
  }
  return result as Tree;
}

/** The direction of the texts of a language. */
export function directionOf(language: string): 'rtl' | 'ltr' | undefined {
  const known = LANGUAGES.find((each) => each === language);
  return known && (known === 'ur' ? 'rtl' : 'ltr');
}
