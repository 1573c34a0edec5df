import * as content from '../content/about.js';
import { useFlag } from '../flags.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SocialLinks } from '../parts/social-links.js';

export { page } from '../content/about.js';

export default function AboutPage() {
  const timeline = useFlag('timeline');
  return (
    <>
      <PageHead text={content.page.head} />
      <section className="container mission" aria-labelledby="mission-title">
        <h2 id="mission-title">{content.mission.title}</h2>
        <p>{content.mission.lede}</p>
      </section>
      <Section id="services" text={content.services} />
      <Section id="values" text={content.values} tone="tint" />
      {timeline && <Section id="timeline" text={content.timeline} kind="dates" />}
      <Section id="team" text={content.teamSection}>
        <div className="team">
          {content.team.map(({ name, role, image, bio, social }) => (
            <article key={name} className="team-card" aria-label={name}>
              <img
                className="portrait"
                src={image}
                width="96"
                height="96"
                alt={`Drawn portrait of ${name}`}
                loading="lazy"
              />
              <div>
                <h3>{name}</h3>
                <p className="eyebrow">{role}</p>
                <p>{bio}</p>
                <SocialLinks names={social} />
              </div>
            </article>
          ))}
        </div>
      </Section>
      <Section id="why" text={content.reasons} tone="tint" />
      <Closing text={content.closing} />
    </>
  );
}
