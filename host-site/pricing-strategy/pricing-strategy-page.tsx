import * as content from '../content/intelligence-prices.js';
import { PERIODS } from '../content/price-list.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { PeriodSwitch } from '../parts/period-switch.js';
import { PlanCards } from '../parts/plan-cards.js';
import { Section } from '../parts/section.js';
import { Switch } from '../parts/switch.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { useChoice } from '../routing/use-choice.js';

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
      <PageHead text={content.page.head} />
      <div className="container price-switches">
        <Switch
          legend="For whom"
          options={content.audiences.map(({ id, name }) => ({ value: id, label: name }))}
          value={audience}
          onChange={setAudience}
        />
        <PeriodSwitch period={period} onChange={setPeriod} />
      </div>
      <section className="container plan-area" aria-label="Plans">
        {content.audiences.map(({ id, name, contact }) => (
          <div key={id} hidden={id !== audience} data-script data-label={name}>
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
        <UsageCalculator />
      </Section>
      <Section id="questions" text={content.trialFaq} tone="tint" kind="questions" />
      <Closing
        text={{
          ...content.closing,
          links: content.audiences
            .filter(({ id }) => id === audience)
            .map(({ contact }) => ({ to: contact, label: START_TRIAL })),
        }}
      >
        <UnavailableButton className="button-large">Schedule Demo</UnavailableButton>
      </Closing>
    </>
  );
}

/** A sample month: the boxes take numbers, the result is that of the sample. */
function UsageCalculator() {
  const { usageLines, usageResult } = content;
  return (
    <div className="calculator">
      <div className="fields">
        {usageLines.map(({ label, placeholder }) => (
          <label key={label} className="field">
            <span>{label}</span>
            <input type="number" inputMode="numeric" placeholder={`${placeholder}`} />
          </label>
        ))}
      </div>
      <dl className="results">
        {usageLines.map(({ label, queries }) => (
          <div key={label}>
            <dt>{label.replace(' per month', '')}</dt>
            <dd>about {queries} queries</dd>
          </div>
        ))}
        <div>
          <dt>Total in the sample</dt>
          <dd>about {usageResult.total} queries</dd>
        </div>
        <div>
          <dt>Recommended</dt>
          <dd>
            {usageResult.plan} ({usageResult.holds} queries per month)
          </dd>
        </div>
      </dl>
    </div>
  );
}
