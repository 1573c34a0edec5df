import { lazy, type Lazy } from '../async/lazy.js';
import { attempt } from '../reports/safely.js';
import type { Texts } from './en.js';
import { LANGUAGES, type Language } from './languages.js';

/** The texts by their language. Each language is one file, loaded when it is wanted. */
export const LOCALES: { readonly [Name in Language]: Lazy<{ readonly texts: Texts }> } = {
  hi: /* @__PURE__ */ lazy(() => import('./locales/hi.js')),
  kn: /* @__PURE__ */ lazy(() => import('./locales/kn.js')),
  ta: /* @__PURE__ */ lazy(() => import('./locales/ta.js')),
  te: /* @__PURE__ */ lazy(() => import('./locales/te.js')),
  mr: /* @__PURE__ */ lazy(() => import('./locales/mr.js')),
  gu: /* @__PURE__ */ lazy(() => import('./locales/gu.js')),
  bn: /* @__PURE__ */ lazy(() => import('./locales/bn.js')),
  ml: /* @__PURE__ */ lazy(() => import('./locales/ml.js')),
  pa: /* @__PURE__ */ lazy(() => import('./locales/pa.js')),
  or: /* @__PURE__ */ lazy(() => import('./locales/or.js')),
  as: /* @__PURE__ */ lazy(() => import('./locales/as.js')),
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
