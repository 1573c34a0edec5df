import * as content from '../content/about.js';
import { useFlag } from '../flags.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Points } from '../parts/points.js';
import { Section } from '../parts/section.js';
import { TeamCard } from './team-card.js';

export { text } from '../content/page-texts/about.js';

export default function AboutPage() {
  const timeline = useFlag('timeline');
  return (
    <>
      <PageHead text={content.aboutHead} />
      <section className="container mission" aria-labelledby="mission-title">
        <h2 id="mission-title">{content.mission.title}</h2>
        <p>{content.mission.lede}</p>
      </section>
      <Section id="services" text={content.servicesSection}>
        <Points points={content.services} />
      </Section>
      <Section id="values" text={content.valuesSection} tone="tint">
        <Points points={content.values} />
      </Section>
      {timeline && (
        <Section id="timeline" text={content.timelineSection}>
          <Points points={content.timeline} kind="dates" />
        </Section>
      )}
      <Section id="team" text={content.teamSection}>
        <div className="team">
          {content.team.map((member) => (
            <TeamCard key={member.name} member={member} />
          ))}
        </div>
      </Section>
      <Section id="why" text={content.whySection} tone="tint">
        <Points points={content.reasons} />
      </Section>
      <Closing text={content.aboutClosing}>
        <SiteLink to="/contact" className="button button-large">
          Arrange a visit
        </SiteLink>
      </Closing>
    </>
  );
}
