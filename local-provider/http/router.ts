import { ApiError } from './api-error.js';
import type { Exchange } from './exchange.js';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  handle(exchange: Exchange): void | Promise<void>;
}

/**
 * The route for a method and a path.
 *
 * @throws ApiError 404 for a path that nobody answers, 405 for a method that its routes lack.
 */
export function findRoute(routes: readonly Route[], exchange: Exchange): Route {
  const { request, response, path } = exchange;
  const here = routes.filter((route) => route.path === path);
  const route = here.find(({ method }) => method === request.method);
  if (route) return route;
  if (here.length === 0) throw new ApiError(404, `Cannot ${request.method} ${path}`);
  const allowed = here.map(({ method }) => method).join(', ');
  response.setHeader('Allow', allowed);
  throw new ApiError(405, `Cannot ${request.method} ${path}: allowed is ${allowed}`);
}
