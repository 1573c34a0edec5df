import type { Offer } from '../content/schemas.js';
import { OfferPrice } from './offer-price.js';
import { Ticks } from './ticks.js';

export interface OfferCardProps {
  readonly offer: Offer;
  readonly level: 3 | 4;
}

/** One thing to buy, with its price, what is in it and where it is asked for. */
export function OfferCard({ offer, level }: OfferCardProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="offer" aria-label={offer.name}>
      <Heading>{offer.name}</Heading>
      <OfferPrice price={offer.price} />
      <Ticks items={offer.includes} />
      <a className="button button-quiet" href={offer.link.to}>
        {offer.link.label}
      </a>
    </section>
  );
}
