import type { Offer } from '../content/content-model.js';
import { OfferPrice } from './offer-price.js';
import { Ticks } from './ticks.js';

export interface OfferCardProps {
  readonly offer: Offer;
  readonly level: 3 | 4;
}

/** An offer with its price, its contents and its link. */
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
