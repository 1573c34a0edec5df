import { nothing } from 'lit';

/** The language of the page around an element, as a BCP 47 tag; empty when the page does not say. */
export function pageLanguage(host: HTMLElement): string {
  return host.closest<HTMLElement>('[lang]')?.lang ?? '';
}

/** How words are labelled that are the page's, unless they are the widget's `own`, as all around. */
export function languageOf(words: string, own: string, ofPage: string): string | typeof nothing {
  return words === own ? nothing : ofPage;
}
