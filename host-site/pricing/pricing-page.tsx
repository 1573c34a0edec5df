import { Link } from 'react-router';
import { PERIODS } from '../content/price-list.js';
import * as content from '../content/prices.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { PeriodSwitch } from '../parts/period-switch.js';
import { PlanCards } from '../parts/plan-cards.js';
import { Section } from '../parts/section.js';
import { Ticks } from '../parts/ticks.js';
import { useChoice } from '../query.js';

export { page } from '../content/prices.js';

export default function PricingPage() {
  const [period, setPeriod] = useChoice('period', PERIODS);
  return (
    <>
      <PageHead
        text={content.page.head}
        note={<PeriodSwitch period={period} onChange={setPeriod} />}
      >
        <div className="card">
          <h2>{content.promises.title}</h2>
          <Ticks items={content.promises.points} />
        </div>
      </PageHead>
      <Section id="tours" text={content.tourPlansSection}>
        <PlanCards plans={content.tourPlans} period={period} labels={content.tourPeriodLabels} />
      </Section>
      <Section id="agents" text={content.agentPlansSection} tone="tint">
        <PlanCards plans={content.agentPlans} period={period} />
      </Section>
      <Section id="bundles" text={content.bundlesSection} layout="split">
        <PlanCards plans={content.bundles} period={period} />
      </Section>
      <Section id="questions" text={content.pricingFaq} kind="questions" hidden />
      <Section id="roi" text={content.pricingRoi} tone="tint" hidden>
        <Link className="button" to="/">
          See our numbers
        </Link>
      </Section>
      <Closing text={content.closing} />
    </>
  );
}
