import { Link } from 'react-router';
import { company } from '../content/company.js';
import * as content from '../content/contact.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SoonButton } from '../parts/soon-button.js';
import { Switch } from '../parts/switch.js';
import { useChoice } from '../query.js';
import { ContactForm } from './contact-form.js';

export { page } from '../content/contact.js';

const KINDS = [
  { value: 'builder', label: 'Builder/Developer' },
  { value: 'general', label: 'General Inquiry' },
] as const;

export default function ContactPage() {
  const [tab, setTab] = useChoice(
    'tab',
    KINDS.map(({ value }) => value),
  );
  return (
    <>
      <PageHead text={content.page.head}>
        <ul className="card contact-cards" aria-label="Other ways to reach us">
          {content.contactCards.map(({ title, text, href, icon: Icon }) => (
            <li key={title}>
              <Icon className="icon" aria-hidden="true" />
              <p>
                <span className="quiet">{title}</span>
                <br />
                {href ? <a href={href}>{text}</a> : text}
              </p>
            </li>
          ))}
        </ul>
      </PageHead>
      <div className="container contact columns">
        <div>
          <Switch legend="Who is asking" options={KINDS} value={tab} onChange={setTab} />
          <noscript>
            <p>
              {KINDS.map(({ label }) => label).join(' or ')}: without JavaScript this form is not
              sent. Write to <a href={`mailto:${company.email}`}>{company.email}</a> instead.
            </p>
          </noscript>
          <ContactForm kind={tab} />
        </div>
        <div className="stack">
          {[content.qualification, content.quickSolutions].map(({ title, lede, links }) => (
            <section key={title} className="card" aria-label={title}>
              <h2>{title}</h2>
              <p>{lede}</p>
              {links && (
                <ul className="rows">
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
      <Section id="offices" text={content.officesSection} tone="tint" hidden>
        <div className="grid">
          {company.offices.map(({ city, address, phone, isHeadquarters }) => (
            <article key={city} className="card" aria-label={city}>
              <h3>{city}</h3>
              {isHeadquarters && <p className="tag">Headquarters</p>}
              <address>
                {address}
                <br />
                {phone}
              </address>
              <SoonButton>Get Directions</SoonButton>
            </article>
          ))}
        </div>
      </Section>
      <figure className="container" hidden>
        <img
          src="/office-map.svg"
          alt={`Where our offices are: ${company.cities}`}
          width="547"
          height="612"
          loading="lazy"
        />
      </figure>
    </>
  );
}
