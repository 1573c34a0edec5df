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

export function officesReply({ city }: Question): Reply {
  const isThere = city && company.cities.includes(city);
  const about = city
    ? isThere
      ? `Yes, we have an office in ${city}. `
      : `No, not in ${city}. `
    : '';
  return {
    words: `${about}Our offices are in ${company.cities}. We are there ${company.hours}: ${company.phone}, ${company.email}.`,
  };
}
