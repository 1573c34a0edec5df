import { nothing } from 'lit';
import { attempt } from '../../core/reports/safely.js';

/**
 * The language of the page around an element, be it within a component of that page, as a BCP 47 tag;
 * empty when nothing says.
 */
export function pageLanguage(element?: Element): string {
  const said = element?.closest<HTMLElement>('[lang]');
  const around = () => pageLanguage((element!.getRootNode() as Partial<ShadowRoot>).host);
  return said ? said.lang : element ? around() : '';
}

/** How words are labelled that are the page's, unless they are the widget's `own`, as all around. */
export function languageOf(words: string, own: string, ofPage: string): string | typeof nothing {
  return words === own ? nothing : ofPage;
}

/**
 * What a text is presumably in: what is `expected`, but not where that is written in Latin letters
 * and the text is not. It is then empty, for whoever reads aloud to find out.
 */
export function languageOfText(text: string, expected: string): string {
  const [letter = 'a'] = /\p{L}/u.exec(text) ?? [];
  if (/\p{sc=Latn}/u.test(letter)) return expected;
  const script = attempt(() => new Intl.Locale(expected).maximize().script);
  return script === 'Latn' ? '' : expected;
}
