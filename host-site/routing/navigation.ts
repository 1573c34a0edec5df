import type { LoadedPage } from '../content/page-text.js';
import { routeAt } from '../paths.js';
import { loadPage } from '../routes.js';
import { announceLocation } from './location-store.js';

/**
 * Follows links within the site without loading a document, where the browser has the Navigation API;
 * where it has not, links load the prerendered pages as they are. Scroll and focus after it are left
 * to the browser, which treats them as it does for any other page.
 *
 * @param first - The page that the document was loaded for, whatever its address is.
 * @param show - Draws a page, at once.
 * @returns how to stop it.
 */
export function followLinks(first: LoadedPage, show: (page: LoadedPage) => void): () => void {
  if (!('navigation' in window)) return () => undefined;
  const onNavigate = (event: NavigateEvent) => {
    const to = new URL(event.destination.url);
    const path = routeAt(to.pathname);
    const { navigationType, destination } = event;
    // An address of no route is that of a document, and so is the way back to it within the document.
    const isFirst = path === null && navigationType === 'traverse' && destination.sameDocument;
    const ours = event.canIntercept && !event.hashChange && event.downloadRequest === null;
    if (!ours || event.formData || (path === null && !isFirst)) return;
    // A change of the query in place is done by whoever makes it; a link to the page that is shown is
    // a replacement, too, but asks for a document.
    if (navigationType === 'replace' && destination.sameDocument) return;
    if (navigationType === 'reload') return;
    event.intercept({
      scroll: 'after-transition',
      focusReset: 'after-transition',
      async handler() {
        const page = isFirst ? first : await loadPage(path).catch(() => null);
        // What breaks off the way to a page, such as a link within it, leaves its address: it is shown
        // all the same, unless another link was followed meanwhile.
        if (event.signal.aborted && routeAt(location.pathname) !== path) return;
        // The address is the new one already: what cannot be fetched is loaded as a document.
        if (page === null) return location.reload();
        show(page);
        announceLocation();
      },
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
}
