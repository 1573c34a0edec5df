import { formatRupees } from '../amounts.js';
import { PERIODS, type Period } from '../content/choices.js';
import type { PeriodPrice as Price } from '../content/content-model.js';

export interface PeriodPriceProps {
  readonly price: Price;
  readonly originalPrice?: Price | undefined;
  readonly period: Period;
  /** The label of the price by period. */
  readonly labels?: Readonly<Record<Period, string>>;
}

const LABELS = { monthly: 'per month', yearly: 'per year' } as const;

/** A price in the chosen period. That of the other is in the page too, for those who read without script. */
export function PeriodPrice({ price, originalPrice, period, labels = LABELS }: PeriodPriceProps) {
  return PERIODS.map((each) => (
    <p key={each} className="price" hidden={each !== period} data-script data-period={each}>
      {originalPrice && (
        <s className="price-was">
          <span className="visually-hidden">Before: </span>
          {formatRupees(originalPrice[each])}
        </s>
      )}
      <span className="price-now">
        <strong>{formatRupees(price[each])}</strong>{' '}
        <span className="price-per">{labels[each]}</span>
      </span>
    </p>
  ));
}
