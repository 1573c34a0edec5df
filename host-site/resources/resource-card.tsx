import { formatCount } from '../amounts.js';
import type { Resource } from '../content/schemas.js';
import { SitePicture } from '../parts/site-picture.js';
import { UnavailableButton } from '../parts/unavailable-button.js';

export function ResourceCard({ resource }: { readonly resource: Resource }) {
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
          {resource.pages}, {formatCount(resource.downloads)} {takenAs(resource)}
        </p>
        <UnavailableButton className="button-quiet">Download</UnavailableButton>
      </div>
    </article>
  );
}

/** What is counted of it: a tool on the web is used, not taken away. */
function takenAs({ type }: Resource): string {
  return type === 'Web Tool' ? 'uses' : 'downloads';
}
