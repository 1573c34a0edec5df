import { loadPage, routeAt, type LoadedPage } from '../routes.js';
import { announceLocation } from './location-store.js';

/**
 * Follows links within the site without loading a document, where the browser has the Navigation API;
 * where it has not, links load the prerendered pages as they are. Scroll and focus after it are left
 * to the browser, which treats them as it does for any other page.
 *
 * @param show - Draws a page, at once.
 * @returns how to stop it.
 */
export function followLinks(show: (page: LoadedPage) => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const onNavigate = (event: NavigateEvent) => {
    const to = new URL(event.destination.url);
    const path = routeAt(to.pathname);
    const ours = event.canIntercept && !event.hashChange && event.downloadRequest === null;
    if (!ours || event.formData || path === null) return;
    const { navigationType, destination } = event;
    // A change of the query in place is done by whoever makes it; a link to the page that is shown is
    // a replacement, too, but asks for a document.
    if (navigationType === 'replace' && destination.sameDocument) return;
    if (navigationType === 'reload') return;
    event.intercept({
      scroll: 'after-transition',
      focusReset: 'after-transition',
      async handler() {
        // The address is the new one already: what cannot be fetched is loaded as a document.
        const page = await loadPage(path).catch(() => location.reload());
        if (!page || event.signal.aborted) return;
        show(page);
        announceLocation();
      },
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
