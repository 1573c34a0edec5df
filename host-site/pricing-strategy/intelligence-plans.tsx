import type { Period } from '../content/choices.js';
import type { IntelligencePlan } from '../content/schemas.js';
import { SiteLink } from '../layout/site-link.js';
import { PeriodPrice } from '../parts/period-price.js';
import { PlanCard } from '../parts/plan-card.js';
import { Sign } from '../parts/sign.js';

export interface IntelligencePlansProps {
  readonly plans: readonly IntelligencePlan[];
  readonly period: Period;
}

/** Plans that start with a trial; one without a fixed price starts with a talk. */
export function IntelligencePlans({ plans, period }: IntelligencePlansProps) {
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
          sign={<Sign name={plan.icon} colour={plan.colour} />}
          price={
            plan.price === 'Custom' ? (
              <p className="price">
                <span className="price-now">
                  <strong>{plan.price}</strong>
                </span>
              </p>
            ) : (
              <PeriodPrice price={plan.price} originalPrice={plan.originalPrice} period={period} />
            )
          }
          action={
            <SiteLink to="/contact" className="button">
              {plan.price === 'Custom' ? 'Contact Sales' : 'Start Free Trial'}
            </SiteLink>
          }
        />
      ))}
    </div>
  );
}
