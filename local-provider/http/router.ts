import { ApiError } from './api-error.js';
import type { Exchange } from './exchange.js';

/** The values of a path's named parts, decoded. */
export type PathParameters = Readonly<Record<string, string>>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A part in braces, such as `{id}`, matches any text. */
  readonly path: string;
  handle(exchange: Exchange, parameters: PathParameters): void | Promise<void>;
}

/**
 * The route of a method and a path, with its named parts. Among several, the one with the earliest
 * fixed part wins, whatever its methods: `/org/feature-flag` is not an organisation. HEAD is routed
 * as GET.
 *
 * @throws ApiError 404 for an unknown path, 405 for an unsupported method
 */
export function findRoute(
  routes: readonly Route[],
  { request, response, path }: Exchange,
): { route: Route; parameters: PathParameters } {
  const fitting = routes.filter((route) => patternOf(route.path).test(path));
  // A brace sorts behind every character that paths are made of.
  const [pattern] = fitting.map((route) => route.path).sort();
  if (pattern === undefined) throw new ApiError(404, `Cannot ${request.method} ${path}`);
  const here = fitting.filter((route) => route.path === pattern);
  // For HEAD, Node's server drops the body.
  const wanted = request.method === 'HEAD' ? 'GET' : request.method;
  const route = here.find(({ method }) => method === wanted);
  if (route) return { route, parameters: parametersOf(route.path, path) };
  const allowed = here
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ');
  response.setHeader('Allow', allowed);
  throw new ApiError(405, `Cannot ${request.method} ${path}: allowed is ${allowed}`);
}

function patternOf(path: string): RegExp {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function parametersOf(pattern: string, path: string): PathParameters {
  const found = Object.entries(patternOf(pattern).exec(path)?.groups ?? {});
  try {
    return Object.fromEntries(found.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new ApiError(400, `${path} is not encoded as a path must be`);
  }
}
