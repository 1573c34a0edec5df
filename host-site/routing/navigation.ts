import { routeAt } from '../paths.js';
import { loadPage, type LoadedPage } from '../routes.js';
import { announceLocation } from './location-store.js';

/**
 * Follows links within the site without loading a document, if the browser has the Navigation API;
 * otherwise links load the prerendered pages. The browser restores scroll and focus.
 *
 * @param first - the page that the document was loaded for
 * @param show - renders a page synchronously
 * @returns a function that stops it
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
    // A replaced query is handled by its caller; a link to the current page is a replacement, too,
    // but loads a document.
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
