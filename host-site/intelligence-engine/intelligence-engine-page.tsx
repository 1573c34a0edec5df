import * as content from '../content/intelligence.js';
import { engineLanguages } from '../content/languages.js';
import { Closing } from '../parts/closing.js';
import { ConversationLines } from '../parts/conversation-lines.js';
import { LanguageTiles } from '../parts/language-tiles.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { Tabs } from '../parts/tabs.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { useChoice } from '../routing/use-choice.js';

export { page } from '../content/intelligence.js';

export default function IntelligenceEnginePage() {
  const [demo, setDemo] = useChoice(
    'demo',
    content.conversations.map(({ id }) => id),
  );
  return (
    <>
      <PageHead text={content.page.head} />
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
      <Section id="features" text={content.engineFeatures} />
      <Section id="languages" text={content.engineLanguagesSection} tone="tint">
        <LanguageTiles languages={engineLanguages} />
      </Section>
      <Section id="audiences" text={content.audiences}>
        <p className="after">
          <a className="more" href="/use-cases">
            Nine situations, step by step
          </a>
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
      <Closing text={content.closing}>
        <UnavailableButton className="button-large">Schedule Demo</UnavailableButton>
      </Closing>
    </>
  );
}
