import * as content from '../content/about.js';
import { SocialLinks } from '../layout/footer.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';

export { page } from '../content/about.js';

export default function AboutPage() {
  return (
    <>
      <PageHead text={content.page.head} />
      <section className="section section-deep" aria-labelledby="mission-title">
        <div className="container">
          <h2 id="mission-title" className="eyebrow">
            {content.mission.title}
          </h2>
          <p className="statement">{content.mission.lede}</p>
        </div>
      </section>
      <Section id="services" text={content.services} />
      <Section id="values" text={content.values} tone="tint" layout="split" kind="rows" />
      <Section id="timeline" text={content.timeline} kind="rows" hidden />
      <Section id="team" text={content.teamSection}>
        <div className="grid">
          {content.team.map(({ name, role, image, bio, social }) => (
            <article key={name} className="card team-card" aria-label={name}>
              <img
                className="portrait"
                src={image}
                width="128"
                height="128"
                alt={`Drawn portrait of ${name}`}
                loading="lazy"
              />
              <div className="stack">
                <h3>{name}</h3>
                <p className="eyebrow">{role}</p>
                <p>{bio}</p>
                <SocialLinks names={social} />
              </div>
            </article>
          ))}
        </div>
      </Section>
      <Section id="why" text={content.reasons} tone="tint" layout="split" kind="rows" />
      <Closing text={content.closing} />
    </>
  );
}
