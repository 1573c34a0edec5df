import type { RoutePath } from '../paths.js';
import type { LoadedPage } from '../routes.js';
import { shownRoute } from '../routing/shown-route.js';
import { canonicalUrl } from './canonical-url.js';
import { previewOf } from './preview.js';

const LINKED_DATA = 'script[type="application/ld+json"]';
const OF_ONE_PAGE = `meta[name="robots"], meta[property="og:url"], link[rel="canonical"], ${LINKED_DATA}`;

/**
 * Updates the document's head after a client-side navigation, except the title, which also depends
 * on the state of a page.
 */
export function updateHead({ path, title, description }: LoadedPage): void {
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name="description"]', 'content', description);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', description);
  set('meta[property="og:image"]', 'content', canonicalUrl(previewOf(path)));
  set('meta[property="og:image:alt"]', 'content', title);
  // The "not found" page has other elements of this kind.
  for (const stale of document.head.querySelectorAll(OF_ONE_PAGE)) stale.remove();
  if (path === null) {
    make('meta', 'name', 'robots').content = 'noindex';
    return;
  }
  make('meta', 'property', 'og:url').content = canonicalUrl(path);
  make('link', 'rel', 'canonical').href = canonicalUrl(path);
  void writeLinkedData(path);
}

/** Makes a tag of the head that has this attribute. */
function make<Tag extends 'meta' | 'link'>(
  tag: Tag,
  attribute: string,
  value: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}

/** Its code comes when a link has been followed: a page that was loaded has its own already. */
async function writeLinkedData(path: RoutePath): Promise<void> {
  const loaded = await import('./linked-data.js').catch(() => null);
  // Another link may have been followed meanwhile.
  const isShown = shownRoute() === path;
  if (!loaded || !isShown || document.head.querySelector(LINKED_DATA)) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(loaded.linkedData(path));
  document.head.append(script);
}
