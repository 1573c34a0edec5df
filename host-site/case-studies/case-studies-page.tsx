import * as content from '../content/case-studies.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SitePicture } from '../parts/site-picture.js';
import { StatTiles } from '../parts/stat-tiles.js';
import { Ticks } from '../parts/ticks.js';
import { UnavailableButton } from '../parts/unavailable-button.js';

export { page } from '../content/case-studies.js';

type CaseStudy = (typeof content.caseStudies)[number];

export default function CaseStudiesPage() {
  return (
    <>
      <PageHead text={content.page.head} />
      <StatTiles stats={content.headlineStats} />
      <div className="container section case-studies">
        {content.caseStudies.map((study) => (
          <CaseStudyCard key={study.project} study={study} />
        ))}
        <UnavailableButton>Download Case Studies PDF</UnavailableButton>
      </div>
      <Section id="patterns" text={content.patterns} tone="tint" />
      <Section id="recognition" text={content.recognitions} />
      <Closing text={content.closing} />
    </>
  );
}

function CaseStudyCard({ study }: { readonly study: CaseStudy }) {
  const { testimonial } = study;
  return (
    <article className="case-study" aria-label={study.project}>
      <SitePicture picture={study.image} sizes="(max-width: 60rem) 100vw, 480px" />
      <div className="case-study-words">
        <p className="eyebrow">
          {study.company}, {study.location}
        </p>
        <h2>{study.project}</h2>
        <h3>The challenge</h3>
        <p>{study.challenge}</p>
        <h3>What was done</h3>
        <Ticks items={study.solution} />
        <div
          className="table-scroll"
          tabIndex={0}
          role="region"
          aria-label={`Results of ${study.project}`}
        >
          <ResultsTable results={study.results} />
        </div>
        <figure className="quote">
          <blockquote>
            <p>{testimonial.quote}</p>
          </blockquote>
          <figcaption>
            {testimonial.author}, {testimonial.position}
          </figcaption>
        </figure>
      </div>
      <dl className="case-study-facts">
        <div>
          <dt>ROI</dt>
          <dd>{study.roi}</dd>
        </div>
        <div>
          <dt>Timeframe</dt>
          <dd>{study.timeframe}</dd>
        </div>
      </dl>
    </article>
  );
}

/** The results by figure. It has the role of a table, since its rows are grids on a phone. */
function ResultsTable({ results }: Pick<CaseStudy, 'results'>) {
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {['Result', 'Before', 'After', 'Change'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {results.map(({ metric, before, after, improvement }) => (
          <tr key={metric} role="row">
            <th role="rowheader" scope="row">
              {metric}
            </th>
            <td role="cell">{before}</td>
            <td role="cell">{after}</td>
            <td role="cell">{improvement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
