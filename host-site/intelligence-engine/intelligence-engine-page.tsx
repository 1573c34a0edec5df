import * as content from '../content/intelligence.js';
import { engineLanguages } from '../content/languages.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { ConversationLines } from '../parts/conversation-lines.js';
import { LanguageTiles } from '../parts/language-tiles.js';
import { PageHead } from '../parts/page-head.js';
import { Points } from '../parts/points.js';
import { Section } from '../parts/section.js';
import { Tabs } from '../parts/tabs.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { useChoice } from '../routing/use-choice.js';

export { text } from '../content/page-texts/intelligence-engine.js';

export default function IntelligenceEnginePage() {
  const [demo, setDemo] = useChoice('demo', ['voice', 'text', 'regional']);
  return (
    <>
      <PageHead text={content.intelligenceHead} />
      <Section id="demo" text={content.demoSection} tone="tint">
        <Tabs
          label="Sample conversations"
          chosen={demo}
          onChoose={setDemo}
          tabs={content.conversations.map(({ id, label, language, messages }) => ({
            id,
            label,
            panel: (
              <ConversationLines
                label={label}
                lines={messages.map((message) => ({ ...message, language }))}
              />
            ),
          }))}
        />
      </Section>
      <Section id="features" text={content.engineFeaturesSection}>
        <Points points={content.engineFeatures} />
      </Section>
      <Section id="languages" text={content.engineLanguagesSection} tone="tint">
        <LanguageTiles languages={engineLanguages} />
      </Section>
      <Section id="audiences" text={content.audiencesSection}>
        <Points points={content.audiences} />
        <p className="after">
          <SiteLink to="/use-cases" className="more">
            Nine situations, step by step
          </SiteLink>
        </p>
      </Section>
      <Section id="ask" text={content.questionBox} tone="tint">
        <div className="ask-box">
          <label className="field">
            <span>Your question</span>
            <textarea rows={3} placeholder="Which streets in Whitefield flood?" />
          </label>
          <UnavailableButton>Ask AI</UnavailableButton>
        </div>
      </Section>
      <Closing text={content.engineClosing}>
        <SiteLink to="/pricing-strategy" className="button button-large">
          See the plans
        </SiteLink>
        <UnavailableButton className="button-large">Schedule Demo</UnavailableButton>
      </Closing>
    </>
  );
}
