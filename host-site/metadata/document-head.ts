import { company } from '../content/company.js';
import type { LoadedPage } from '../routes.js';
import { canonicalUrl } from '../routing/head.js';
import { linkedData } from './linked-data.js';

const OPEN_GRAPH_PICTURE = '/pictures/heights-lounge-1280.jpg';

/** What the head of a page says to browsers, search engines and whoever shows a preview of a link. */
export function headOf({ path, title, description }: LoadedPage): string {
  const url = path === null ? null : canonicalUrl(path);
  const tags = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', company.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', canonicalUrl(OPEN_GRAPH_PICTURE)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  if (path === null || url === null) return [...tags, meta('name', 'robots', 'noindex')].join('\n');
  const data = JSON.stringify(linkedData(path)).replaceAll('<', '\\u003c');
  return [
    ...tags,
    meta('property', 'og:url', url),
    `<link rel="canonical" href="${url}" />`,
    `<script type="application/ld+json">${data}</script>`,
  ].join('\n');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escape(content)}" />`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
