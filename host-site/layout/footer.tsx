import { Link } from 'react-router';
import { company } from '../content/company.js';
import {
  agentPage,
  barAction,
  FOOTER_NOTE,
  footerColumns,
  legalLinks,
} from '../content/navigation.js';
import { SoonButton } from '../parts/soon-button.js';
import { Wordmark } from './wordmark.js';

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="site-footer-columns">
          <div className="stack">
            <Wordmark />
            <p>{company.summary}</p>
          </div>
          {Object.entries(footerColumns).map(([title, items]) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {items.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section aria-label="Contact">
            <h2>Contact</h2>
            <ul>
              <li>
                <a href={company.phoneLink}>{company.phone}</a>
              </li>
              <li>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </li>
              <li>
                {/* A document of its own. */}
                <a href={agentPage.to}>{agentPage.label}</a>
              </li>
              <li>{company.hours}</li>
              <li>{company.cities}</li>
            </ul>
            <Link className="button" to={barAction.to}>
              {barAction.label}
            </Link>
          </section>
        </div>
        <div className="site-footer-end row">
          <p>
            © {company.copyrightYear} {company.name}. {FOOTER_NOTE}
          </p>
          <ul className="row">
            {legalLinks.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          <SocialLinks names={company.social} />
        </div>
      </div>
    </footer>
  );
}

/** Social profiles, which do not exist yet. */
export function SocialLinks({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="row" aria-label="Elsewhere">
      {names.map((name) => (
        <li key={name}>
          <SoonButton className="link-button">{name}</SoonButton>
        </li>
      ))}
    </ul>
  );
}
