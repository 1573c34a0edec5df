import { company } from '../content/company.js';
import * as content from '../content/contact.js';
import { useFlag } from '../flags.js';
import { SiteLink } from '../layout/site-link.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { Switch } from '../parts/switch.js';
import { useChoice } from '../routing/use-choice.js';
import { ContactForm } from './contact-form.js';
import { OfficeCard } from './office-card.js';
import { OfficeMap } from './office-map.js';

export { text } from '../content/page-texts/contact.js';

const KINDS = [
  { value: 'builder', label: 'Builder/Developer' },
  { value: 'general', label: 'General Inquiry' },
] as const;

export default function ContactPage() {
  const [tab, setTab] = useChoice('tab', ['builder', 'general']);
  const offices = useFlag('offices');
  const map = useFlag('map');
  return (
    <>
      <PageHead text={content.contactHead} />
      <div className="container contact">
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
        <aside aria-label="Other ways to reach us">
          <dl className="contact-cards">
            {content.contactCards.map(({ title, text, href }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{href ? <a href={href}>{text}</a> : text}</dd>
              </div>
            ))}
            <div>
              <dt>Offices</dt>
              <dd>
                {company.offices
                  .map(
                    ({ city, isHeadquarters }) => city + (isHeadquarters ? ' (headquarters)' : ''),
                  )
                  .join(', ')}
              </dd>
            </div>
          </dl>
          <section className="quick" aria-labelledby="quick-title">
            <h2 id="quick-title">{content.quickSolutions.title}</h2>
            <p>{content.quickSolutions.lede}</p>
            <ul>
              {content.quickLinks.map(({ to, label }) => (
                <li key={to}>
                  <SiteLink to={to}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
      {offices && (
        <Section id="offices" text={content.officesSection} tone="tint">
          <div className="offices">
            {company.offices.map((office) => (
              <OfficeCard key={office.city} office={office} />
            ))}
          </div>
        </Section>
      )}
      {map && <OfficeMap offices={company.offices} />}
    </>
  );
}
