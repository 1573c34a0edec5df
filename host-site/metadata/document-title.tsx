import { useEffect } from 'react';
import type { Page } from '../content/content-model.js';
import { useSearch } from '../routing/location-store.js';

/** Keeps the document's title in line with the page and the state in its address. */
export function DocumentTitle({ page }: { readonly page: Page }) {
  const title = titleOf(page, useSearch());
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** The title of a page in the state of a query. */
export function titleOf(page: Page, query: URLSearchParams): string {
  return page.titleOf?.(query) ?? page.title;
}
