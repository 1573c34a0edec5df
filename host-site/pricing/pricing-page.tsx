import { formatRupees } from '../amounts.js';
import * as content from '../content/prices.js';
import { PERIODS, type Period } from '../content/choices.js';
import type { Bundle } from '../content/content-model.js';
import { useFlag } from '../flags.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { PeriodPrice } from '../parts/period-price.js';
import { PeriodSwitch } from '../parts/period-switch.js';
import { PlanCard } from '../parts/plan-card.js';
import { Questions } from '../parts/questions.js';
import { Section } from '../parts/section.js';
import { useChoice } from '../routing/use-choice.js';
import { Plans } from './plans.js';

export { text } from '../content/page-texts/pricing.js';

export default function PricingPage() {
  const [period, setPeriod] = useChoice('period', PERIODS);
  const faq = useFlag('pricingFaq');
  const roi = useFlag('pricingRoi');
  const calculation = useFlag('roiCalculator');
  return (
    <>
      <PageHead text={content.pricingHead} />
      <div className="container price-switches">
        <PeriodSwitch period={period} onChange={setPeriod} />
      </div>
      <Section id="tours" text={content.tourPlansSection}>
        <Plans plans={content.tourPlans} period={period} labels={content.tourPeriodLabels} />
      </Section>
      <Section id="agents" text={content.agentPlansSection} tone="tint">
        <Plans plans={content.agentPlans} period={period} />
      </Section>
      <Section id="bundles" text={content.bundlesSection}>
        <div className="plans">
          {content.bundles.map((bundle) => (
            <PlanCard
              key={bundle.name}
              name={bundle.name}
              popular={bundle.popular}
              badge={savingOf(bundle, period)}
              features={bundle.includes}
              price={
                <PeriodPrice
                  price={bundle.price}
                  originalPrice={bundle.originalPrice}
                  period={period}
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
      </Section>
      {faq && (
        <Section id="questions" text={content.pricingFaqSection}>
          <Questions questions={content.pricingFaq} />
        </Section>
      )}
      {roi && (
        <Section
          id="roi"
          text={calculation ? content.pricingRoiWithSample : content.pricingRoi}
          tone="tint"
        >
          <SiteLink to="/" className="button">
            {calculation ? 'See the sample' : 'See our numbers'}
          </SiteLink>
        </Section>
      )}
      <Closing text={content.pricingClosing}>
        <SiteLink to="/contact" className="button button-large">
          Ask for advice
        </SiteLink>
        <SiteLink to="/pricing-strategy" className="button button-large button-quiet">
          Intelligence engine prices
        </SiteLink>
      </Closing>
    </>
  );
}

/** The saving of a bundle in a period. */
function savingOf({ price, originalPrice, savings }: Bundle, period: Period): string {
  if (period === 'monthly') return `Saves ${formatRupees(savings)} a month`;
  return `Saves ${formatRupees(originalPrice.yearly - price.yearly)} a year`;
}
