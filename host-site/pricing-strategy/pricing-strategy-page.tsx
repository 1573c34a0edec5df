import * as content from '../content/intelligence-prices.js';
import { PERIODS } from '../content/choices.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { PeriodSwitch } from '../parts/period-switch.js';
import { Questions } from '../parts/questions.js';
import { Section } from '../parts/section.js';
import { Switch } from '../parts/switch.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { useChoice } from '../routing/use-choice.js';
import { IntelligencePlans } from './intelligence-plans.js';
import { UsageCalculator } from './usage-calculator.js';

export { text } from '../content/page-texts/pricing-strategy.js';

/** The query of the contact page by audience; builders are its default. */
const CONTACT_QUERIES: Readonly<Record<content.Audience, string | undefined>> = {
  individual: '?tab=general',
  business: undefined,
};

export default function PricingStrategyPage() {
  const [audience, setAudience] = useChoice('audience', content.AUDIENCES);
  const [period, setPeriod] = useChoice('period', PERIODS);
  return (
    <>
      <PageHead text={content.intelligencePricesHead} />
      <div className="container price-switches">
        <Switch
          legend="For whom"
          options={content.AUDIENCES.map((value) => ({
            value,
            label: content.audienceNames[value],
          }))}
          value={audience}
          onChange={setAudience}
        />
        <PeriodSwitch period={period} onChange={setPeriod} />
      </div>
      <section className="container plan-area" aria-label="Plans">
        {content.AUDIENCES.map((each) => (
          <div
            key={each}
            hidden={each !== audience}
            data-script
            data-label={content.audienceNames[each]}
          >
            <h2 className="visually-hidden">{content.audienceNames[each]}</h2>
            <noscript>
              <p className="eyebrow">{content.audienceNames[each]}</p>
            </noscript>
            <IntelligencePlans
              plans={content.intelligencePlans[each]}
              period={period}
              query={CONTACT_QUERIES[each]}
            />
          </div>
        ))}
      </section>
      <Section id="add-ons" text={content.addOnsSection} tone="tint">
        <ul className="points" data-count={content.addOns.length}>
          {content.addOns.map(({ name, price, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="add-on-price">{price}</p>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="usage" text={content.usageSection}>
        <UsageCalculator />
      </Section>
      <Section id="questions" text={content.trialFaqSection} tone="tint">
        <Questions questions={content.trialFaq} />
      </Section>
      <Closing text={content.strategyClosing}>
        <SiteLink to="/contact" query={CONTACT_QUERIES[audience]} className="button button-large">
          Start Free Trial
        </SiteLink>
        <UnavailableButton className="button-large">Schedule Demo</UnavailableButton>
      </Closing>
    </>
  );
}
