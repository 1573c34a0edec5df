import { company } from '../content/company.js';
import * as content from '../content/contact.js';
import { useFlag } from '../flags.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { Switch } from '../parts/switch.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { useChoice } from '../routing/use-choice.js';
import { ContactForm } from './contact-form.js';
import { OfficeMap } from './office-map.js';

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
  const offices = useFlag('offices');
  const map = useFlag('map');
  return (
    <>
      <PageHead text={content.page.head} />
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
              {content.quickSolutions.links.map(({ to, label }) => (
                <li key={to}>
                  <a href={to}>{label}</a>
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
              <article key={office.city} className="office" aria-label={office.city}>
                <header>
                  <h3>{office.city}</h3>
                  {office.isHeadquarters && <span className="tag">Headquarters</span>}
                </header>
                <address>
                  {office.address}
                  <br />
                  {office.phone}
                </address>
                <UnavailableButton className="button-quiet">Get Directions</UnavailableButton>
              </article>
            ))}
          </div>
        </Section>
      )}
      {map && <OfficeMap />}
    </>
  );
}
