import { company } from '../content/company.js';
import type { LoadedPage } from '../routes.js';
import { canonicalUrl } from './canonical-url.js';
import { linkedData } from './linked-data.js';
import { PREVIEW_SIZE, previewOf } from './preview.js';

/** The head of a page, for browsers, search engines and link previews. */
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
    meta('property', 'og:image', canonicalUrl(previewOf(path))),
    meta('property', 'og:image:width', `${PREVIEW_SIZE.width}`),
    meta('property', 'og:image:height', `${PREVIEW_SIZE.height}`),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    // Written when the site is built: there is none in development.
    ...(import.meta.env.PROD ? ['<link rel="manifest" href="/site.webmanifest" />'] : []),
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
