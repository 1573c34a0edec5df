import type { TeamMember } from '../content/schemas.js';
import { SocialLinks } from '../parts/social-links.js';

export function TeamCard({ member }: { readonly member: TeamMember }) {
  return (
    <article className="team-card" aria-label={member.name}>
      <span className="portrait" aria-hidden="true">
        {member.initials}
      </span>
      <div>
        <h3>{member.name}</h3>
        <p className="eyebrow">{member.role}</p>
        <p>{member.bio}</p>
        <SocialLinks names={member.social} />
      </div>
    </article>
  );
}
