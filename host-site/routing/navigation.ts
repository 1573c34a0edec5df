import { routeAt, type RoutePath } from '../paths.js';
import { loadPage, type LoadedPage } from '../routes.js';
import { announceLocation } from './location-store.js';

type Show = (page: LoadedPage) => void;

/**
 * Follows links within the site without loading a document, so that a call continues.
 *
 * @param first - the page that the document was loaded for
 * @param show - renders a page synchronously
 * @returns a function that stops it
 */
export function followLinks(first: LoadedPage, show: Show): () => void {
  return 'navigation' in window ? followByNavigation(first, show) : followByHistory(first, show);
}

/** The browser restores scroll and focus. */
function followByNavigation(first: LoadedPage, show: Show): () => void {
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

/** For browsers without the Navigation API, such as Safari before 26.2. */
function followByHistory(first: LoadedPage, show: Show): () => void {
  let shown = location.pathname;
  const go = async (path: RoutePath | null, arrive: () => void) => {
    const { pathname } = location;
    const page = path === null ? first : await loadPage(path).catch(() => null);
    // Another link was followed meanwhile.
    if (location.pathname !== pathname) return;
    if (page === null) return location.reload();
    shown = pathname;
    show(page);
    announceLocation();
    arrive();
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const path = link && leadsWithin(link, event) ? routeAt(link.pathname) : null;
    if (!link || path === null || link.pathname === shown) return;
    event.preventDefault();
    history.replaceState({ ...history.state, scroll: scrollY }, '');
    history.pushState(null, '', link.href);
    void go(path, () => {
      (document.activeElement as HTMLElement | null)?.blur();
      const target = link.hash && document.getElementById(link.hash.slice(1));
      if (target) target.scrollIntoView();
      else scrollTo({ top: 0, behavior: 'instant' });
    });
  };
  const onPopState = ({ state }: PopStateEvent) => {
    if (location.pathname === shown) return;
    const top = Number((state as { scroll?: number } | null)?.scroll ?? 0);
    void go(routeAt(location.pathname), () => scrollTo({ top, behavior: 'instant' }));
  };
  document.addEventListener('click', onClick);
  addEventListener('popstate', onPopState);
  return () => {
    document.removeEventListener('click', onClick);
    removeEventListener('popstate', onPopState);
  };
}

/** Whether a click on a link loads a page of this site into this window. */
function leadsWithin(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain =
    !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    isPlain &&
    !event.defaultPrevented &&
    !link.download &&
    (!link.target || link.target === '_self') &&
    link.origin === location.origin
  );
}
