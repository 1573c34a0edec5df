import type { Period } from '../content/choices.js';
import type { Plan } from '../content/schemas.js';
import { SiteLink } from '../layout/site-link.js';
import { PeriodPrice } from '../parts/period-price.js';
import { PlanCard } from '../parts/plan-card.js';

export interface PlansProps {
  readonly plans: readonly Plan[];
  readonly period: Period;
  /** What the prices are for, in each period (default: per month, per year). */
  readonly labels?: Readonly<Record<Period, string>>;
}

/** Plans side by side, each of which is asked for on the contact page. */
export function Plans({ plans, period, labels }: PlansProps) {
  return (
    <div className="plans">
      {plans.map((plan) => (
        <PlanCard
          key={plan.name}
          name={plan.name}
          description={plan.description}
          popular={plan.popular}
          badge={plan.discount}
          features={plan.features}
          notIncluded={plan.notIncluded}
          price={
            <PeriodPrice
              price={plan.price}
              originalPrice={plan.originalPrice}
              period={period}
              labels={labels}
            />
          }
          action={
            <SiteLink to="/contact" className="button">
              Contact Sales
            </SiteLink>
          }
        />
      ))}
    </div>
  );
}
