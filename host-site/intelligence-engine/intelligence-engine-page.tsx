import { Link } from 'react-router';
import * as content from '../content/intelligence.js';
import { engineLanguages } from '../content/languages.js';
import { Closing } from '../parts/closing.js';
import { ConversationLines } from '../parts/conversation-lines.js';
import { LanguageTiles } from '../parts/language-tiles.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SoonButton } from '../parts/soon-button.js';
import { Tabs } from '../parts/tabs.js';
import { EngineConsole } from './engine-console.js';

export { page } from '../content/intelligence.js';

export default function IntelligenceEnginePage() {
  return (
    <>
      <PageHead text={content.page.head}>
        <EngineConsole />
      </PageHead>
      <Section id="demo" text={content.demoSection} tone="tint" layout="split">
        <Tabs
          label="Conversations"
          name="demo"
          tabs={content.conversations.map(({ id, label, messages }) => ({
            id,
            label,
            panel: (
              <div className="card">
                <ConversationLines label={label} lines={messages} />
              </div>
            ),
          }))}
        />
      </Section>
      <Section id="features" text={content.engineFeatures} />
      <Section id="languages" text={content.engineLanguagesSection} tone="tint" layout="split">
        <LanguageTiles languages={engineLanguages} />
      </Section>
      <Section id="audiences" text={content.audiences} layout="split" kind="rows">
        <Link className="more" to="/use-cases">
          Nine situations, step by step
        </Link>
      </Section>
      <Section id="ask" text={content.questionBox} tone="tint" layout="split">
        <div className="card">
          <label className="field">
            <span>Your question</span>
            <textarea rows={3} placeholder="Which streets in Whitefield flood?" />
          </label>
          <SoonButton>Ask AI</SoonButton>
        </div>
      </Section>
      <Closing text={content.closing} soon={['Schedule Demo']} />
    </>
  );
}
