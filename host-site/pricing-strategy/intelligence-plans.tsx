import type { Period } from '../content/choices.js';
import type { IntelligencePlan } from '../content/content-model.js';
import { PeriodPrice } from '../parts/period-price.js';
import { PlanCards } from '../parts/plan-cards.js';
import { Sign } from '../parts/sign.js';

export interface IntelligencePlansProps {
  readonly plans: readonly IntelligencePlan[];
  readonly period: Period;
  /** The query of the contact page. */
  readonly query?: string | undefined;
}

/** Plans that start with a trial; one without a fixed price starts with a talk. */
export function IntelligencePlans({ plans, period, query }: IntelligencePlansProps) {
  return (
    <PlanCards
      plans={plans}
      query={query}
      sign={({ icon, colour }) => <Sign name={icon} colour={colour} />}
      price={({ price, originalPrice }) =>
        price === 'Custom' ? (
          <p className="price">
            <span className="price-now">
              <strong>{price}</strong>
            </span>
          </p>
        ) : (
          <PeriodPrice price={price} originalPrice={originalPrice} period={period} />
        )
      }
      action={({ price }) => (price === 'Custom' ? 'Contact Sales' : 'Start Free Trial')}
    />
  );
}
