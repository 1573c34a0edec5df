import type { Solution } from '../content/content-model.js';
import { OfferCard } from '../parts/offer-card.js';
import { SitePicture } from '../parts/site-picture.js';

export function SolutionCard({ solution }: { readonly solution: Solution }) {
  const { id, name, promise, description, facts, offers, picture, link } = solution;
  return (
    <article id={id} className="solution" aria-labelledby={`${id}-title`}>
      <SitePicture
        className="solution-picture"
        picture={picture}
        sizes="(max-width: 60rem) 100vw, 600px"
      />
      <div className="solution-words">
        <p className="eyebrow">{name}</p>
        <h3 id={`${id}-title`}>{promise}</h3>
        <p>{description}</p>
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <a className="more" href={link.to}>
          {link.label}
        </a>
      </div>
      <div className="offers">
        {offers.map((offer) => (
          <OfferCard key={offer.name} offer={offer} level={4} />
        ))}
      </div>
    </article>
  );
}
