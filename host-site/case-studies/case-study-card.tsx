import type { CaseStudy } from '../content/schemas.js';
import { SitePicture } from '../parts/site-picture.js';
import { Ticks } from '../parts/ticks.js';

export function CaseStudyCard({ study }: { readonly study: CaseStudy }) {
  const { testimonial } = study;
  return (
    <article className="case-study" aria-label={study.project}>
      <div className="case-study-picture">
        <SitePicture picture={study.image} sizes="(max-width: 60rem) 100vw, 480px" />
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
      </div>
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
          <table>
            <thead>
              <tr>
                <th scope="col">Result</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              {study.results.map(({ metric, before, after, improvement }) => (
                <tr key={metric}>
                  <th scope="row">{metric}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                  <td>{improvement}</td>
                </tr>
              ))}
            </tbody>
          </table>
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
    </article>
  );
}
