import * as content from '../content/intelligence-prices.js';
import { PERIODS } from '../content/price-list.js';
import { Calculator } from '../parts/calculator.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { PeriodSwitch } from '../parts/period-switch.js';
import { PlanCards } from '../parts/plan-cards.js';
import { Section } from '../parts/section.js';
import { Switch } from '../parts/switch.js';
import { Ticks } from '../parts/ticks.js';
import { useChoice } from '../query.js';

export { page } from '../content/intelligence-prices.js';

const START_TRIAL = 'Start Free Trial';

export default function PricingStrategyPage() {
  const [audience, setAudience] = useChoice(
    'audience',
    content.audiences.map(({ id }) => id),
  );
  const [period, setPeriod] = useChoice('period', PERIODS);
  return (
    <>
      <PageHead text={content.page.head}>
        <div className="card">
          <h2>{content.trial.title}</h2>
          <Ticks items={content.trial.points} />
        </div>
      </PageHead>
      <section className="container plan-area" aria-label="Plans">
        <div className="row">
          <Switch
            legend="For whom"
            options={content.audiences.map(({ id, name }) => ({ value: id, label: name }))}
            value={audience}
            onChange={setAudience}
          />
          <PeriodSwitch period={period} onChange={setPeriod} />
        </div>
        {content.audiences.map(({ id, name, contact }) => (
          <div key={id} data-chosen={id === audience} data-label={name}>
            <h2 className="visually-hidden">{name}</h2>
            <noscript>
              <p className="eyebrow">{name}</p>
            </noscript>
            <PlanCards
              plans={content.intelligencePlans[id]}
              period={period}
              action={START_TRIAL}
              contact={contact}
            />
          </div>
        ))}
      </section>
      <Section id="add-ons" text={content.addOns} tone="tint" />
      <Section id="usage" text={content.usageSection}>
        <Calculator inputs={content.usageLines} results={content.usageResults} />
      </Section>
      <Section id="questions" text={content.trialFaq} tone="tint" layout="split" kind="questions" />
      <Closing
        text={{
          ...content.closing,
          links: content.audiences
            .filter(({ id }) => id === audience)
            .map(({ contact }) => ({ to: contact, label: START_TRIAL })),
        }}
        soon={['Schedule Demo']}
      />
    </>
  );
}
