import type { Solution } from '../content/schemas.js';
import { Price } from './price.js';

export function SolutionCard({ solution }: { readonly solution: Solution }) {
  const { id, name, promise, description, facts, offers, picture } = solution;
  return (
    <article id={id} className="solution" aria-labelledby={`${id}-title`}>
      <img
        className="solution-picture"
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
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
      </div>
      <div className="offers">
        {offers.map((offer) => (
          <section key={offer.name} className="offer" aria-label={offer.name}>
            <h4>{offer.name}</h4>
            <Price price={offer.price} />
            <ul className="ticks">
              {offer.includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
