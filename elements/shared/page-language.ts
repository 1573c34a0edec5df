/**
 * The language of the page around an element as a BCP 47 tag, looked up through shadow roots. Empty
 * when no ancestor has a `lang` attribute.
 */
export function pageLanguage(element?: Element): string {
  const around = () => pageLanguage((element!.getRootNode() as Partial<ShadowRoot>).host);
  return element ? (element.closest<HTMLElement>('[lang]')?.lang ?? around()) : '';
}

/** The languages for which a browser, such as Chromium, has no words of times, dates and units. */
export const WITHOUT_WORDS = /^(pa|or|as)\b/;
