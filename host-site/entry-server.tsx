import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { linkedData } from './metadata/linked-data.js';
import type { RoutePath } from './paths.js';
import { Site, SKIP_LINK } from './site.js';

export interface RenderedPage {
  /** What belongs into `<head>`. */
  readonly head: string;
  /** What belongs into `#site`. */
  readonly body: string;
}

/** Renders a page as HTML; without a path, the "not found" page. */
export async function renderPage(path: RoutePath | null): Promise<RenderedPage> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path ?? '/404'}>
        <Site />
      </StaticRouter>
    </StrictMode>,
    // Everything is in the page, in its order, without script that would put it there.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude).text();
  // Without a document around it, React writes what it hoists into the head first.
  const start = html.indexOf(`<a class="${SKIP_LINK}"`);
  const data = path && JSON.stringify(linkedData(path)).replaceAll('<', '\\u003c');
  const script = data ? `<script type="application/ld+json">${data}</script>` : '';
  return { head: html.slice(0, start) + script, body: html.slice(start) };
}

export { canonicalUrl } from './metadata/canonical-url.js';
export { ROUTE_PATHS, routeAt } from './paths.js';
