import { percentOff } from '../amounts.js';
import type { PeriodPrice, Plan } from '../content/content-model.js';
import { PERIODS, type Period } from '../content/price-list.js';
import { Price } from './offer-card.js';
import { Sign } from './sign.js';
import { Ticks } from './ticks.js';

type AnyPlan = Plan<PeriodPrice | 'Custom'>;

export interface PlanCardsProps {
  readonly plans: readonly AnyPlan[];
  readonly period: Period;
  /** The label of the price by period. */
  readonly labels?: Readonly<Record<Period, string>>;
  /** The button of plans with a fixed price. */
  readonly action?: string;
  /** The contact page, where the buttons lead. */
  readonly contact?: string;
  /** What a launch price saves. */
  readonly saving?: (before: PeriodPrice, price: PeriodPrice) => string;
}

const LABELS = { monthly: 'per month', yearly: 'per year' } as const;
const CONTACT_SALES = 'Contact Sales';

function percentSaved(before: PeriodPrice, price: PeriodPrice): string {
  return `${percentOff(before.monthly, price.monthly)}% OFF`;
}

/** Plans side by side, with links to the contact page. */
export function PlanCards({
  plans,
  period,
  labels = LABELS,
  action = CONTACT_SALES,
  contact = '/contact',
  saving = percentSaved,
}: PlanCardsProps) {
  return (
    <div className="plans">
      {plans.map((plan) => {
        const { name, description, popular, features, notIncluded, icon, colour } = plan;
        const { price, originalPrice } = plan;
        return (
          <article key={name} className="plan" data-popular={popular} aria-label={name}>
            <header>
              {icon && <Sign name={icon} colour={colour} />}
              <h3>{name}</h3>
              {popular && <span className="plan-mark">Popular</span>}
              {originalPrice && price !== 'Custom' && (
                <span className="plan-badge">{saving(originalPrice, price)}</span>
              )}
            </header>
            {description && <p className="plan-description">{description}</p>}
            <div className="plan-price">
              <PlanPrice plan={plan} period={period} labels={labels} />
            </div>
            <Ticks items={features} lacking={notIncluded} />
            <div className="plan-action">
              <a className="button" href={contact}>
                {price === 'Custom' ? CONTACT_SALES : action}
              </a>
            </div>
          </article>
        );
      })}
    </div>
  );
}

interface PlanPriceProps extends Required<Pick<PlanCardsProps, 'period' | 'labels'>> {
  readonly plan: AnyPlan;
}

/** The price in the chosen period. That of the other is in the page too, to be read without script. */
function PlanPrice({ plan: { price, originalPrice }, period, labels }: PlanPriceProps) {
  if (price === 'Custom') {
    return (
      <p className="price">
        <span className="price-now">
          <strong>{price}</strong>
        </span>
      </p>
    );
  }
  return PERIODS.map((each) => (
    <p key={each} className="price" hidden={each !== period} data-script data-period={each}>
      <Price was={originalPrice?.[each]} now={price[each]} per={labels[each]} />
    </p>
  ));
}
