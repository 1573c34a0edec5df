import * as content from '../content/case-studies.js';
import { Closing } from '../parts/closing.js';
import { FiguresTable } from '../parts/figures-table.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SitePicture } from '../parts/site-picture.js';
import { SoonButton } from '../parts/soon-button.js';
import { StatTiles } from '../parts/stat-tiles.js';
import { Ticks } from '../parts/ticks.js';

export { page } from '../content/case-studies.js';

export default function CaseStudiesPage() {
  return (
    <>
      <PageHead text={content.page.head}>
        <StatTiles stats={content.headlineStats} />
      </PageHead>
      {content.caseStudies.map((study) => (
        <CaseStudyArticle key={study.project} study={study} />
      ))}
      <div className="container">
        <SoonButton>Download Case Studies PDF</SoonButton>
      </div>
      <Section id="patterns" text={content.patterns} layout="split" kind="rows" />
      <Section id="recognition" text={content.recognitions} tone="tint" />
      <Closing text={content.closing} />
    </>
  );
}

/** A wide picture with the numbers on its edge, then what happened beside its results. */
function CaseStudyArticle({ study }: { readonly study: (typeof content.caseStudies)[number] }) {
  const { testimonial } = study;
  return (
    <article className="container case-study columns" aria-label={study.project}>
      <SitePicture
        className="page-picture"
        picture={study.image}
        sizes="(max-width: 640px) 100vw, 640px"
      />
      <header className="case-study-title row">
        <div>
          <p className="eyebrow">
            {study.company}, {study.location}
          </p>
          <h2>{study.project}</h2>
        </div>
        <dl className="facts">
          <div>
            <dt>ROI</dt>
            <dd>{study.roi}</dd>
          </div>
          <div>
            <dt>Timeframe</dt>
            <dd>{study.timeframe}</dd>
          </div>
        </dl>
      </header>
      <div className="stack">
        <h3>The challenge</h3>
        <p>{study.challenge}</p>
        <h3>What we did</h3>
        <Ticks items={study.solution} />
      </div>
      <div className="columns">
        <div
          className="table-scroll"
          tabIndex={0}
          role="region"
          aria-label={`Results of ${study.project}`}
        >
          <FiguresTable
            columns={['Result', 'Before', 'After', 'Change']}
            rows={study.results.map((each) => [
              each.metric,
              each.before,
              each.after,
              each.improvement,
            ])}
          />
        </div>
        <figure className="quote">
          <blockquote>{testimonial.quote}</blockquote>
          <figcaption>
            {testimonial.author}, {testimonial.position}
          </figcaption>
        </figure>
      </div>
    </article>
  );
}
