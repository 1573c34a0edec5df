import type { CaseStudy } from '../content/content-model.js';
import { SitePicture } from '../parts/site-picture.js';
import { Ticks } from '../parts/ticks.js';
import { ResultsTable } from './results-table.js';

export function CaseStudyCard({ study }: { readonly study: CaseStudy }) {
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
