import type { ReactNode } from 'react';
import { Ticks } from './ticks.js';

export interface PlanCardProps {
  readonly name: string;
  readonly description?: string;
  readonly popular: boolean;
  readonly badge?: string | undefined;
  readonly features: readonly string[];
  readonly notIncluded?: readonly string[];
  /** Before the name: a sign. */
  readonly sign?: ReactNode;
  readonly price: ReactNode;
  /** What to press. */
  readonly action: ReactNode;
}

/** A plan, a package or a bundle. */
export function PlanCard(props: PlanCardProps) {
  const { name, description, popular, badge, features, notIncluded, sign, price, action } = props;
  return (
    <article className="plan" data-popular={popular || undefined} aria-label={name}>
      <header>
        {sign}
        <h3>{name}</h3>
        {popular && <span className="plan-mark">Popular</span>}
        {badge && <span className="plan-badge">{badge}</span>}
      </header>
      {description && <p className="plan-description">{description}</p>}
      <div className="plan-price">{price}</div>
      <Ticks items={features} lacking={notIncluded} />
      <div className="plan-action">{action}</div>
    </article>
  );
}
