import { caseStudies } from '../../host-site/content/case-studies.js';
import { claims } from '../../host-site/content/claims.js';
import { company } from '../../host-site/content/company.js';
import { testimonials } from '../../host-site/content/home.js';
import type { Question } from './question.js';
import type { Reply } from './reply.js';

/** The customers, and what the work did for them. */
export function customersReply(): Reply {
  const [{ name, company: from, content }] = testimonials as [(typeof testimonials)[number]];
  const studies = caseStudies.map((study) => {
    const { metric, before, after } = study.results.at(-1)!;
    return `${study.project} of ${study.company}: ${metric.toLowerCase()} from ${before} to ${after}, in ${study.timeframe}`;
  });
  return {
    words: `We work with ${claims.builderPartners}+ builder partners. ${studies.join('. ')}. ${name} of ${from} says: “${content}”`,
    cards: caseStudies.map((study) => ({
      title: study.project,
      text: `${study.company}, ${study.location}\n${study.results.map(({ metric, improvement }) => `${metric}: ${improvement}`).join('\n')}`,
      link: { label: 'Read the story', url: '/case-studies' },
    })),
  };
}

/** The name of a place that is no city of {@link Question}. */
const PLACE = /\b(?:in|at|near)\s+(\p{Lu}\p{Ll}+)/u;

export function officesReply({ cities, text }: Question): Reply {
  const places = cities.length ? cities : (PLACE.exec(text)?.slice(1) ?? []);
  const about = places.map((place) =>
    company.cities.includes(place)
      ? `Yes, we have an office in ${place}. `
      : `No, not in ${place}. `,
  );
  const isClosed = /\bsundays?\b/i.test(text) && !/\bsunday\b/i.test(company.hours);
  return {
    words: `${about.join('')}${isClosed ? 'On Sunday we are closed. ' : ''}Our offices are in ${company.cities}. We are there ${company.hours}: ${company.phone}, ${company.email}.`,
  };
}
