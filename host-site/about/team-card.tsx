import type { TeamMember } from '../content/content-model.js';
import { SocialLinks } from '../parts/social-links.js';

export function TeamCard({ member }: { readonly member: TeamMember }) {
  return (
    <article className="team-card" aria-label={member.name}>
      <img
        className="portrait"
        src={member.image}
        width="96"
        height="96"
        alt={`Drawn portrait of ${member.name}`}
        loading="lazy"
      />
      <div>
        <h3>{member.name}</h3>
        <p className="eyebrow">{member.role}</p>
        <p>{member.bio}</p>
        <SocialLinks names={member.social} />
      </div>
    </article>
  );
}
