import { useEffect } from 'react';
import type { PageText } from '../content/page-text.js';
import { useSearch } from '../routing/location-store.js';

/** Keeps the title of the document that of the page, in the state that its address chooses. */
export function DocumentTitle({ page }: { readonly page: PageText }) {
  const title = titleOf(page, useSearch());
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** What a page is called in the state that a query chooses. */
export function titleOf(page: PageText, query: URLSearchParams): string {
  return page.titleOf?.(query) ?? page.title;
}
