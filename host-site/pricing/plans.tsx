import type { Period } from '../content/choices.js';
import type { Plan } from '../content/content-model.js';
import { PeriodPrice } from '../parts/period-price.js';
import { PlanCards } from '../parts/plan-cards.js';

export interface PlansProps {
  readonly plans: readonly Plan[];
  readonly period: Period;
  /** The label of the prices by period (default: per month, per year). */
  readonly labels?: Readonly<Record<Period, string>>;
}

/** Plans that start with a talk. */
export function Plans({ plans, period, labels }: PlansProps) {
  return (
    <PlanCards
      plans={plans}
      price={({ price, originalPrice }) => (
        <PeriodPrice price={price} originalPrice={originalPrice} period={period} labels={labels} />
      )}
      action={() => 'Contact Sales'}
    />
  );
}
