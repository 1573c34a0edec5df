import { routeAt, type RoutePath } from '../paths.js';

/**
 * The route of the page that is in the document; none, for the page that says "not found". The address
 * may have another spelling, such as `/pricing/index.html`, and is that of the next page while its code
 * is on its way.
 */
export function shownRoute(): RoutePath | null {
  const main = document.querySelector<HTMLElement>('main[data-page]');
  return routeAt(main?.dataset['page'] ?? '');
}
