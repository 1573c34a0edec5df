import { AskButton } from '../assistant/ask-button.js';
import * as content from '../content/agents.js';
import { languages } from '../content/languages.js';
import { agentOffer } from '../content/solutions.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { LanguageTiles } from '../parts/language-tiles.js';
import { OfferCard } from '../parts/offer-card.js';
import { PageHead } from '../parts/page-head.js';
import { Points } from '../parts/points.js';
import { Section } from '../parts/section.js';
import { DemoChat } from './demo-chat.js';
import { LeadScores } from './lead-scores.js';
import { PropertyCard } from './property-card.js';
import { SavingsCalculator } from './savings-calculator.js';

export { text } from '../content/page-texts/ai-sales-agents.js';

/** The step in which leads are scored. */
const QUALIFICATION = 1;

export default function AiSalesAgentsPage() {
  return (
    <>
      <PageHead text={content.agentsHead}>
        <DemoChat />
      </PageHead>
      <Section id="properties" text={content.propertiesSection}>
        <div className="property-cards">
          {content.properties.map((property) => (
            <PropertyCard key={property.name} property={property} />
          ))}
        </div>
      </Section>
      <Section id="features" text={content.agentFeaturesSection} tone="tint">
        <Points points={content.agentFeatures} />
      </Section>
      <Section id="languages" text={content.languagesSection}>
        <LanguageTiles languages={languages} />
      </Section>
      <Section id="savings" text={content.savingsSection} tone="tint">
        <div className="savings">
          <SavingsCalculator />
          <OfferCard offer={agentOffer} level={3} />
        </div>
      </Section>
      <Section id="transform" text={content.transformSection}>
        <Points
          points={content.transformSteps}
          kind="steps"
          more={(step) => step === content.transformSteps[QUALIFICATION] && <LeadScores />}
        />
      </Section>
      <Closing text={content.agentsClosing}>
        <SiteLink to="/contact" className="button button-large">
          Book a demo
        </SiteLink>
        <AskButton className="button button-large button-quiet">Try a free demo</AskButton>
      </Closing>
    </>
  );
}
