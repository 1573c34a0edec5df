import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type RoutePath } from './paths.js';
import { loadPage } from './routes.js';
import { headOf } from './metadata/document-head.js';
import { Site } from './site.js';

export interface RenderedPage {
  /** What belongs into `<head>`. */
  readonly head: string;
  /** What belongs into `#site`. */
  readonly body: string;
}

/** Renders a page as HTML; without a path, the "not found" page. */
export async function renderPage(path: RoutePath | null): Promise<RenderedPage> {
  const page = await loadPage(path);
  const body = renderToString(
    <StrictMode>
      <Site first={page} />
    </StrictMode>,
  );
  return { head: headOf(page), body };
}

export { canonicalUrl } from './metadata/canonical-url.js';
export { manifest } from './metadata/manifest.js';
export { ROUTE_PATHS, routeAt } from './paths.js';
