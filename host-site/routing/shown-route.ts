import { routeAt, type RoutePath } from '../paths.js';

/**
 * The route of the current page, if any. The address may be spelled differently, as in
 * `/pricing/index.html`, and is that of the next page during a navigation.
 */
export function shownRoute(): RoutePath | null {
  const main = document.querySelector<HTMLElement>('main[data-page]');
  return routeAt(main?.dataset['page'] ?? '');
}
