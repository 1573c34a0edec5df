import * as content from '../content/use-cases.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { Sign } from '../parts/sign.js';
import { Tabs } from '../parts/tabs.js';
import { Ticks } from '../parts/ticks.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { useChoice } from '../routing/use-choice.js';

export { page } from '../content/use-cases.js';

export default function UseCasesPage() {
  const [role, setRole] = useChoice(
    'role',
    content.useCases.map((each) => each.role),
  );
  return (
    <>
      <PageHead text={content.page.head} />
      <div className="container tabs-area">
        <Tabs
          label="Who you are"
          chosen={role}
          onChoose={setRole}
          tabs={content.useCases.map((each) => ({
            id: each.role,
            label: each.name,
            panel: (
              <section aria-label={`For a ${each.role}`} data-colour={each.colour}>
                <h2 className="visually-hidden">Scenarios for a {each.role}</h2>
                <div className="scenarios">
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
        <div className="impact">
          {content.useCases.map(({ role: of, name, impact }) => (
            <section key={of} aria-label={`${name}s`}>
              <h3>{name}s</h3>
              <Ticks items={impact} />
            </section>
          ))}
        </div>
      </Section>
      <Section id="start" text={content.startSteps} kind="steps">
        <p className="after">
          <a className="more" href="/pricing-strategy">
            The plans of the engine, and their prices
          </a>
        </p>
      </Section>
      <Closing text={content.closing}>
        <UnavailableButton className="button-large">View Pricing</UnavailableButton>
        <UnavailableButton className="button-large">View Case Studies</UnavailableButton>
      </Closing>
    </>
  );
}

type UseCase = (typeof content.useCases)[number];

interface ScenarioCardProps extends Pick<UseCase, 'icon'> {
  readonly scenario: UseCase['scenarios'][number];
}

function ScenarioCard({ scenario, icon }: ScenarioCardProps) {
  return (
    <article className="scenario" aria-label={scenario.title}>
      <Sign name={icon} />
      <h3>{scenario.title}</h3>
      <h4>Scenario</h4>
      <p>{scenario.description}</p>
      <h4>AI process</h4>
      <ol>
        {scenario.process.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="scenario-result">
        <h4>Key result</h4>
        <p>{scenario.result}</p>
      </div>
    </article>
  );
}
