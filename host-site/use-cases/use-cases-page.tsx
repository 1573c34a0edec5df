import { Link } from 'react-router';
import * as content from '../content/use-cases.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { Tabs } from '../parts/tabs.js';
import { Ticks } from '../parts/ticks.js';

export { page } from '../content/use-cases.js';

export default function UseCasesPage() {
  return (
    <>
      <PageHead text={content.page.head} />
      <div className="container tabs-area" id="scenarios">
        <Tabs
          label="Who you are"
          name="role"
          tabs={content.useCases.map((each) => ({
            id: each.role,
            label: each.name,
            panel: (
              <section aria-label={`For ${each.role}s`} data-colour={each.colour}>
                <h2 className="visually-hidden">Scenarios for {each.role}s</h2>
                <div className="grid" role="region" aria-label="Scenarios" tabIndex={0}>
                  {each.scenarios.map((scenario) => (
                    <ScenarioCard key={scenario.title} scenario={scenario} icon={each.icon} />
                  ))}
                </div>
              </section>
            ),
          }))}
        />
      </div>
      <Section id="impact" text={content.impactSection} tone="tint">
        <div className="grid">
          {content.useCases.map(({ role: of, name, impact }) => (
            <section key={of} className="stack" aria-label={`${name}s`}>
              <h3>{name}s</h3>
              <Ticks items={impact} />
            </section>
          ))}
        </div>
      </Section>
      <Section id="start" text={content.startSteps} layout="split" kind="steps">
        <Link className="more" to="/pricing-strategy">
          See the engine’s plans and prices
        </Link>
      </Section>
      <Closing text={content.closing} soon={['View Pricing', 'View Case Studies']} />
    </>
  );
}

type UseCase = (typeof content.useCases)[number];

interface ScenarioCardProps extends Pick<UseCase, 'icon'> {
  readonly scenario: UseCase['scenarios'][number];
}

function ScenarioCard({ scenario, icon: Icon }: ScenarioCardProps) {
  return (
    <article className="card scenario" aria-label={scenario.title}>
      <Icon className="icon" aria-hidden="true" />
      <h3>{scenario.title}</h3>
      <h4>Scenario</h4>
      <p>{scenario.description}</p>
      <h4>AI process</h4>
      <ol>
        {scenario.process.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4>Key result</h4>
      <p className="more">{scenario.result}</p>
    </article>
  );
}
