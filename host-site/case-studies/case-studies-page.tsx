import * as content from '../content/case-studies.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Points } from '../parts/points.js';
import { Section } from '../parts/section.js';
import { StatTiles } from '../parts/stat-tiles.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { CaseStudyCard } from './case-study-card.js';

export { text } from '../content/page-texts/case-studies.js';

export default function CaseStudiesPage() {
  return (
    <>
      <PageHead text={content.caseStudiesHead} />
      <StatTiles label="In numbers" stats={content.headlineStats} />
      <div className="container section case-studies">
        {content.caseStudies.map((study) => (
          <CaseStudyCard key={study.project} study={study} />
        ))}
        <UnavailableButton>Download Case Studies PDF</UnavailableButton>
      </div>
      <Section id="patterns" text={content.patternsSection} tone="tint">
        <Points points={content.patterns} />
      </Section>
      <Section id="recognition" text={content.recognitionSection}>
        <Points points={content.recognitions} />
      </Section>
      <Closing text={content.caseStudiesClosing}>
        <SiteLink to="/contact" className="button button-large">
          Book a demo
        </SiteLink>
        <SiteLink to="/pricing" className="button button-large button-quiet">
          See the prices
        </SiteLink>
      </Closing>
    </>
  );
}
