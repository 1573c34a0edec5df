import { useSyncExternalStore } from 'react';
import { routeAt } from '../paths.js';
import { shownRoute } from './shown-route.js';

const listeners = new Set<() => void>();

/** Notifies all readers of the address. */
export function announceLocation(): void {
  for (const listener of listeners) listener();
}

/**
 * Replaces the query of the address without leaving the page or scrolling. Does nothing during a
 * navigation, whose address it would change.
 */
export function replaceSearch(search: URLSearchParams): void {
  const { pathname, hash } = location;
  const route = routeAt(pathname);
  if (route !== null && route !== shownRoute()) return;
  const query = search.size > 0 ? `?${search.toString()}` : '';
  history.replaceState(history.state, '', `${pathname}${query}${hash}`);
  announceLocation();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The query of the address. Prerendered pages are those without a query, so it is empty until the
 * page has come to life.
 */
export function useSearch(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return new URLSearchParams(search);
}
