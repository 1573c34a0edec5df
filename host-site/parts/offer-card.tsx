import { Link } from 'react-router';
import { formatRupees, percentOff } from '../amounts.js';
import { askAbout } from '../contact/inquiry-draft.js';
import type { Offer } from '../content/content-model.js';
import { Ticks } from './ticks.js';

export interface OfferCardProps {
  readonly offer: Offer;
  readonly level: 3 | 4;
}

/** An offer with its price, its contents and its link. */
export function OfferCard({ offer, level }: OfferCardProps) {
  const { was, now, per } = offer.price;
  const Heading = `h${level}` as const;
  return (
    <article className="card offer" aria-label={offer.name}>
      <Heading>{offer.name}</Heading>
      {was !== undefined && <p className="tag">{percentOff(was, now)}% off at launch</p>}
      <p className="price row">
        <Price was={was} now={now} per={`per ${per}`} />
      </p>
      <Ticks items={offer.includes} />
      <Link className="button button-quiet" to={offer.link.to} onClick={() => askAbout(offer.name)}>
        {offer.link.label}
      </Link>
    </article>
  );
}

export interface PriceProps {
  /** The price before a launch offer, in rupees, as is `now`. */
  readonly was: number | undefined;
  readonly now: number;
  readonly per: string;
}

/** A price, after the one that it replaces. */
export function Price({ was, now, per }: PriceProps) {
  return (
    <>
      {was !== undefined && (
        <s className="price-was">
          <span className="visually-hidden">Before: </span>
          {formatRupees(was)}
        </s>
      )}
      <span className="price-now">
        <strong>{formatRupees(now)}</strong> <span className="price-per">{per}</span>
      </span>
    </>
  );
}
