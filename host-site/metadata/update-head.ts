import { routeAt, type LoadedPage, type RoutePath } from '../routes.js';
import { canonicalUrl } from './canonical-url.js';
import { previewOf } from './preview.js';

const LINKED_DATA = 'script[type="application/ld+json"]';

/**
 * Brings the head of the document up to date after a link was followed without loading one; but for its
 * title, which changes with the state of a page, too.
 */
export function updateHead({ path, title, description }: LoadedPage): void {
  const set = (selector: string, attribute: string, value: string) =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  set('meta[name="description"]', 'content', description);
  set('meta[property="og:title"]', 'content', title);
  set('meta[property="og:description"]', 'content', description);
  set('meta[property="og:image"]', 'content', canonicalUrl(previewOf(path)));
  set('meta[property="og:image:alt"]', 'content', title);
  // What the document said of the page that it was loaded for alone.
  for (const stale of document.head.querySelectorAll(`meta[name="robots"], ${LINKED_DATA}`))
    stale.remove();
  if (path === null) return;
  // A document that stands for what is not there has neither.
  there('meta', 'property', 'og:url').content = canonicalUrl(path);
  there('link', 'rel', 'canonical').href = canonicalUrl(path);
  void writeLinkedData(path);
}

/** The tag of the head that has this attribute, made where there is none yet. */
function there<Tag extends 'meta' | 'link'>(
  tag: Tag,
  attribute: string,
  value: string,
): HTMLElementTagNameMap[Tag] {
  const found = document.head.querySelector<HTMLElementTagNameMap[Tag]>(
    `${tag}[${attribute}="${value}"]`,
  );
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}

/** Its code comes when a link has been followed: a page that was loaded has its own already. */
async function writeLinkedData(path: RoutePath): Promise<void> {
  const loaded = await import('./linked-data.js').catch(() => null);
  // Another link may have been followed meanwhile.
  const isShown = routeAt(location.pathname) === path;
  if (!loaded || !isShown || document.head.querySelector(LINKED_DATA)) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.textContent = JSON.stringify(loaded.linkedData(path));
  document.head.append(script);
}
