import { company } from '../content/company.js';
import { FOOTER_NOTE, footerColumns, legalLinks } from '../content/navigation.js';
import { SocialLinks } from '../parts/social-links.js';
import { Wordmark } from './wordmark.js';

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="site-footer-columns">
          <div className="site-footer-about">
            <Wordmark />
            <p>{company.summary}</p>
          </div>
          {footerColumns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.items.map((item) => (
                  <li key={item.label}>
                    <a href={item.to}>{item.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section aria-label="Contact">
            <h2>Contact</h2>
            <ul>
              {company.offices.map((office) => (
                <li key={office.city}>
                  {office.city}
                  {office.isHeadquarters && ' (headquarters)'}
                </li>
              ))}
              <li>{company.hours}</li>
              <li>
                <a href={`mailto:${company.email}`}>{company.email}</a>
              </li>
            </ul>
          </section>
        </div>
        <div className="site-footer-end">
          <p>
            © {company.copyrightYear} {company.name}
          </p>
          <ul>
            {legalLinks.map((link) => (
              <li key={link.label}>
                <a href={link.to}>{link.label}</a>
              </li>
            ))}
          </ul>
          <SocialLinks names={company.social} />
          <p>{FOOTER_NOTE}</p>
        </div>
      </div>
    </footer>
  );
}
