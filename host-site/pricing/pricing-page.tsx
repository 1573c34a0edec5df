import { formatRupees } from '../amounts.js';
import { PERIODS } from '../content/price-list.js';
import * as content from '../content/prices.js';
import { useFlag } from '../flags.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { PeriodSwitch } from '../parts/period-switch.js';
import { PlanCards } from '../parts/plan-cards.js';
import { Section } from '../parts/section.js';
import { useChoice } from '../routing/use-choice.js';

export { page } from '../content/prices.js';

const PERIOD_NAMES = { monthly: 'month', yearly: 'year' } as const;

export default function PricingPage() {
  const [period, setPeriod] = useChoice('period', PERIODS);
  const faq = useFlag('pricingFaq');
  const roi = useFlag('pricingRoi');
  const calculation = useFlag('roiCalculator');
  return (
    <>
      <PageHead text={content.page.head} />
      <div className="container price-switches">
        <PeriodSwitch period={period} onChange={setPeriod} />
      </div>
      <Section id="tours" text={content.tourPlansSection}>
        <PlanCards plans={content.tourPlans} period={period} labels={content.tourPeriodLabels} />
      </Section>
      <Section id="agents" text={content.agentPlansSection} tone="tint">
        <PlanCards plans={content.agentPlans} period={period} />
      </Section>
      <Section id="bundles" text={content.bundlesSection}>
        <PlanCards
          plans={content.bundles}
          period={period}
          saving={(before, price) =>
            `Saves ${formatRupees(before[period] - price[period])} a ${PERIOD_NAMES[period]}`
          }
        />
      </Section>
      {faq && <Section id="questions" text={content.pricingFaq} kind="questions" />}
      {roi && (
        <Section
          id="roi"
          text={calculation ? content.pricingRoiWithSample : content.pricingRoi}
          tone="tint"
        >
          <a className="button" href="/">
            {calculation ? 'See the sample' : 'See our numbers'}
          </a>
        </Section>
      )}
      <Closing text={content.closing} />
    </>
  );
}
