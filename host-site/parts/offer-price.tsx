import { formatRupees, percentOff } from '../amounts.js';
import type { Offer } from '../content/content-model.js';

/** A price. A launch price shows the regular price and the discount. */
export function OfferPrice({ price }: { readonly price: Offer['price'] }) {
  return (
    <p className="price">
      {price.was !== undefined && (
        <>
          <span className="price-badge">{percentOff(price.was, price.now)}% off at launch</span>
          <s className="price-was">
            <span className="visually-hidden">Before: </span>
            {formatRupees(price.was)}
          </s>
        </>
      )}
      <span className="price-now">
        <strong>{formatRupees(price.now)}</strong>{' '}
        <span className="price-per">per {price.per}</span>
      </span>
    </p>
  );
}
