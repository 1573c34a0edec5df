import { company } from '../content/company.js';
import type { Page } from '../content/content-model.js';
import type { RoutePath } from '../paths.js';
import { useQuery } from '../query.js';
import { canonicalUrl } from './canonical-url.js';
import { PREVIEW_SIZE, previewOf } from './preview.js';

export interface MetadataProps {
  /** Null for the "not found" page. */
  readonly path: RoutePath | null;
  readonly page: Page;
}

/** The head of a page for browsers, search engines and link previews, where React hoists it. */
export function Metadata({ path, page }: MetadataProps) {
  const { title, description } = page;
  return (
    <>
      <title>{page.titleOf?.(useQuery()) ?? title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={canonicalUrl(previewOf(path))} />
      <meta property="og:image:width" content={`${PREVIEW_SIZE.width}`} />
      <meta property="og:image:height" content={`${PREVIEW_SIZE.height}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={canonicalUrl(path)} />
          <link rel="canonical" href={canonicalUrl(path)} />
        </>
      )}
    </>
  );
}
