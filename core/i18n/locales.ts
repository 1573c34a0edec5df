import { lazy, type Lazy } from '../async/lazy.js';
import { attempt } from '../reports/safely.js';
import type { Texts } from './en.js';
import { LANGUAGES, type Language } from './languages.js';

/** The texts by their language. Each language is one file, loaded when it is wanted. */
export const LOCALES: { readonly [Name in Language]: Lazy<{ readonly texts: Texts }> } = {
  hi: /* @__PURE__ */ lazy(() => import('./locales/hi.js')),
  ur: /* @__PURE__ */ lazy(() => import('./locales/ur.js')),
};

/**
 * The first language of some BCP 47 tags in which there are texts. A tag for another script, such as
 * `hi-Latn` or, for Pakistan, `pa-PK`, has none.
 */
export function languageOfTags(tags: readonly string[]): Language | 'en' | undefined {
  for (const tag of tags) {
    const { language, script } = likely(tag) ?? {};
    const known = (['en', ...LANGUAGES] as const).find((each) => each === language);
    if (known && script === likely(known)?.script) return known;
  }
  return undefined;
}

function likely(tag: string): Intl.Locale | undefined {
  return attempt(() => new Intl.Locale(tag).maximize());
}
