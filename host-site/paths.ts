/** Every path of the site. None has parameters. */
export const ROUTE_PATHS = [
  '/',
  '/virtual-tours',
  '/ai-sales-agents',
  '/case-studies',
  '/pricing',
  '/about',
  '/contact',
  '/resources',
  '/legal',
  '/intelligence-engine',
  '/use-cases',
  '/pricing-strategy',
] as const;

export type RoutePath = (typeof ROUTE_PATHS)[number];

/** The route at a pathname, with or without a trailing slash. Null when there is none. */
export function routeAt(pathname: string): RoutePath | null {
  const bare = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return ROUTE_PATHS.find((path) => path === bare) ?? null;
}
