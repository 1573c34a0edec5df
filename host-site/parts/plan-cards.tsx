import { Link } from 'react-router';
import { askAbout } from '../contact/inquiry-draft.js';
import type { PeriodPrice, Plan } from '../content/content-model.js';
import { PERIODS, savingOf, type Period } from '../content/price-list.js';
import { Price } from './offer-card.js';
import { Ticks } from './ticks.js';

type AnyPlan = Plan<PeriodPrice | 'Custom'>;

export interface PlanCardsProps {
  readonly plans: readonly AnyPlan[];
  readonly period: Period;
  /** The label of the price by period. */
  readonly labels?: Readonly<Record<Period, string>>;
  /** The button of plans with a fixed price. Default: one that names the plan. */
  readonly action?: string;
  /** The contact page, where the buttons lead. */
  readonly contact?: string;
}

const LABELS = { monthly: 'per month', yearly: 'per year' } as const;
const CONTACT_SALES = 'Contact Sales';

/** Plans side by side, with links to the contact page. */
export function PlanCards({
  plans,
  period,
  labels = LABELS,
  action,
  contact = '/contact',
}: PlanCardsProps) {
  return (
    <div className="plans grid">
      {plans.map((plan) => {
        const { name, description, popular, features, notIncluded, icon: Icon, colour } = plan;
        const saving = savingOf(plan, period);
        return (
          <article key={name} className="plan" data-popular={popular} aria-label={name}>
            <header className="row">
              {Icon && <Icon className="icon" data-colour={colour} aria-hidden="true" />}
              <h3>{name}</h3>
              {popular && <span className="plan-mark">Popular</span>}
              {saving && <span className="tag">{saving}</span>}
            </header>
            <p className="quiet">{description}</p>
            <div>
              <PlanPrice plan={plan} period={period} labels={labels} />
            </div>
            <Ticks items={features} lacking={notIncluded} />
            <Link
              className={popular ? 'button' : 'button button-quiet'}
              to={contact}
              onClick={() => askAbout(name)}
            >
              {action ? (plan.price === 'Custom' ? CONTACT_SALES : action) : `Get ${name}`}
              {action && <span className="visually-hidden"> about {name}</span>}
            </Link>
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
      <p className="price price-now row">
        <strong>{price}</strong>
      </p>
    );
  }
  return PERIODS.map((each) => (
    <p key={each} className="price row" data-chosen={each === period} data-period={each}>
      <Price was={originalPrice?.[each]} now={price[each]} per={labels[each]} />
    </p>
  ));
}
