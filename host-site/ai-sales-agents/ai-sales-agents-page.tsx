import { formatLakhs } from '../amounts.js';
import { AskButton } from '../assistant/ask-button.js';
import { useAssistantLanguage } from '../assistant/assistant-context.js';
import * as content from '../content/agents.js';
import { languages } from '../content/languages.js';
import { agentOffer } from '../content/solutions.js';
import { Closing } from '../parts/closing.js';
import { LanguageTiles } from '../parts/language-tiles.js';
import { OfferCard } from '../parts/offer-card.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SitePicture } from '../parts/site-picture.js';
import { DemoChat } from './demo-chat.js';
import { Product } from './product.js';
import { SavingsCalculator } from './savings-calculator.js';

export { page } from '../content/agents.js';

/** The step in which leads are scored. */
const QUALIFICATION = 1;

export default function AiSalesAgentsPage() {
  const openIn = useAssistantLanguage();
  return (
    <>
      <PageHead text={content.page.head}>
        <DemoChat />
      </PageHead>
      <Section id="product" text={content.productSection} tone="tint">
        <Product />
      </Section>
      <Section id="features" text={content.agentFeatures} />
      <Section id="properties" text={content.propertiesSection} tone="tint">
        <div className="grid" role="region" aria-label="Homes" tabIndex={0}>
          {content.properties.map((property) => (
            <PropertyCard key={property.name} property={property} />
          ))}
        </div>
      </Section>
      <Section id="languages" text={content.languagesSection} layout="split">
        <LanguageTiles languages={languages} onChoose={openIn} />
      </Section>
      <Section
        id="transform"
        text={content.transformSteps}
        tone="tint"
        layout="split"
        kind="steps"
        more={(step) => step === content.transformSteps.points?.[QUALIFICATION] && <LeadScores />}
      />
      <Section id="savings" text={content.savingsSection}>
        <div className="savings columns">
          <SavingsCalculator />
          <OfferCard offer={agentOffer} level={3} />
        </div>
      </Section>
      <Closing text={content.closing}>
        <AskButton>Try a free demo</AskButton>
      </Closing>
    </>
  );
}

function PropertyCard({ property }: { readonly property: (typeof content.properties)[number] }) {
  const { name, area, configurations, description, priceRange } = property;
  return (
    <article className="card picture-card" aria-label={name}>
      <SitePicture picture={property.image} sizes="(max-width: 420px) 100vw, 420px" />
      <p className="tag">{property.status}</p>
      <h3>{name}</h3>
      <p>
        {area}, {configurations}
      </p>
      <p>{description}</p>
      <p className="amount">
        {formatLakhs(priceRange.from)} to {formatLakhs(priceRange.to)}
      </p>
      <p className="eyebrow">{property.date}</p>
    </article>
  );
}

/** The scores of a lead, from hot to cold. */
function LeadScores() {
  return (
    <ul className="scores stack" aria-label="How leads are scored">
      {content.leadScores.map(({ title, text, icon: Icon }) => (
        <li key={title} className="row">
          <Icon className="icon" data-score={title} aria-hidden="true" />
          <span>
            <strong>{title}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
