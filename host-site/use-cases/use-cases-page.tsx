import { ROLES } from '../content/choices.js';
import * as content from '../content/use-cases.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Points } from '../parts/points.js';
import { Section } from '../parts/section.js';
import { Tabs } from '../parts/tabs.js';
import { Ticks } from '../parts/ticks.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { useChoice } from '../routing/use-choice.js';
import { ScenarioCard } from './scenario-card.js';

export { text } from '../content/page-texts/use-cases.js';

export default function UseCasesPage() {
  const [role, setRole] = useChoice('role', ROLES);
  return (
    <>
      <PageHead text={content.useCasesHead} />
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
      <Section id="start" text={content.startSection}>
        <Points points={content.startSteps} kind="steps" />
        <p className="after">
          <SiteLink to="/pricing-strategy" className="more">
            The plans of the engine, and their prices
          </SiteLink>
        </p>
      </Section>
      <Closing text={content.useCasesClosing}>
        <SiteLink to="/contact" className="button button-large">
          Book a live demo
        </SiteLink>
        <UnavailableButton className="button-large">View Pricing</UnavailableButton>
        <UnavailableButton className="button-large">View Case Studies</UnavailableButton>
      </Closing>
    </>
  );
}
