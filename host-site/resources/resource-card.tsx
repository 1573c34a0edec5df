import { formatCount } from '../amounts.js';
import type { Resource } from '../content/content-model.js';
import { SitePicture } from '../parts/site-picture.js';
import { UnavailableButton } from '../parts/unavailable-button.js';

/** The action and the count of a tool, which is used rather than downloaded. */
const TOOL = { action: 'Open', taken: 'uses' } as const;
const FILE = { action: 'Download', taken: 'downloads' } as const;

export function ResourceCard({ resource }: { readonly resource: Resource }) {
  const { action, taken } = resource.type === 'Web Tool' ? TOOL : FILE;
  return (
    <article className="resource-card" aria-label={resource.title}>
      <SitePicture picture={resource.image} sizes="(max-width: 46rem) 100vw, 360px" />
      <div>
        <p className="eyebrow">{resource.type}</p>
        <h3>{resource.title}</h3>
        <p>{resource.description}</p>
        <ul className="tags" aria-label="Tags">
          {resource.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p className="quiet">
          {resource.pages}, {formatCount(resource.downloads)} {taken}
        </p>
        <UnavailableButton className="button-quiet">{action}</UnavailableButton>
      </div>
    </article>
  );
}
