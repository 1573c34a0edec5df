import { formatLakhs } from '../amounts.js';
import type { PropertyCard as Property } from '../content/content-model.js';
import { SitePicture } from '../parts/site-picture.js';

export function PropertyCard({ property }: { readonly property: Property }) {
  const [lowest, highest] = property.priceRange;
  return (
    <article className="property-card" aria-label={property.name}>
      <SitePicture
        picture={property.image}
        sizes="(max-width: 46rem) 100vw, (max-width: 80rem) 33vw, 400px"
      />
      <div>
        <span className="tag">{property.status}</span>
        <h3>{property.name}</h3>
        <p>
          {property.area}, {property.configurations}
        </p>
        <p>{property.description}</p>
        <p className="property-price">
          {formatLakhs(lowest)} to {formatLakhs(highest)}
        </p>
        <p className="eyebrow">{property.date}</p>
      </div>
    </article>
  );
}
