import type { ReactNode } from 'react';
import type { Plan } from '../content/content-model.js';
import { SiteLink } from '../layout/site-link.js';
import { PlanCard } from './plan-card.js';

/** A plan without its price. */
type PlanFacts = Omit<Plan, 'price' | 'originalPrice'>;

export interface PlanCardsProps<P extends PlanFacts> {
  readonly plans: readonly P[];
  readonly price: (plan: P) => ReactNode;
  /** The label of the button. */
  readonly action: (plan: P) => string;
  /** The query of the contact page, such as `?tab=general`. */
  readonly query?: string | undefined;
  /** Before the name of each: a sign (default: none). */
  readonly sign?: (plan: P) => ReactNode;
}

/** Plans side by side, with links to the contact page. */
export function PlanCards<P extends PlanFacts>(props: PlanCardsProps<P>) {
  const { plans, price, action, query, sign } = props;
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
          sign={sign?.(plan)}
          price={price(plan)}
          action={
            <SiteLink to="/contact" query={query} className="button">
              {action(plan)}
            </SiteLink>
          }
        />
      ))}
    </div>
  );
}
