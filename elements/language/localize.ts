import { LANGUAGES, type Language } from '../../core/i18n/languages.js';
import { languageOfTags, LOCALES } from '../../core/i18n/locales.js';
import type { SomeTexts } from '../../core/i18n/en.js';
import type { Tree } from '../../core/i18n/replace-texts.js';
import { invalidValue, text, type Kind } from '../../core/kinds/kinds.js';
import type { AssistantOptions } from '../../core/options/table.js';
import { warnOnce } from '../../core/reports/warn-once.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { pageLanguage } from '../shared/page-language.js';
import { scriptStyles } from './scripts.styles.js';

/** Returns the options with the texts of the wanted language below those of the page. */
export function localize(
  host: Element & { readonly renderRoot: ParentNode },
  given: AssistantOptions,
  redraw: () => void,
): AssistantOptions {
  const language = wantedLanguage(host, given.language);
  if (language === 'en') return given;
  const locale = LOCALES[language];
  // English is shown until it has loaded. After a failure the next update retries.
  if (!locale.current) locale.load().then(redraw, () => undefined);
  if (!locale.current) return given;
  adoptStyles(host.renderRoot, scriptStyles);
  return { ...given, texts: combined(locale.current.texts, given.texts) as SomeTexts };
}

const tag: Kind<string> = {
  allowed: `"visitor" or the tag of one of: en, ${LANGUAGES.join(', ')}`,
  accepts: (value): value is string => !!languageOfTags([value as string]),
};

function wantedLanguage(host: Element, given: unknown): Language | 'en' {
  if (given === 'visitor') return languageOfTags(navigator.languages) ?? 'en';
  // The table of options warns of what is no text.
  if (!text.accepts(given)) return languageOfTags([pageLanguage(host)]) ?? 'en';
  const warning = invalidValue('language', given, tag);
  if (warning) warnOnce([warning.replace('The default', 'English')]);
  return languageOfTags([given]) ?? 'en';
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
