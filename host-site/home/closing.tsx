import { AskButton } from '../assistant/ask-button.js';
import type { Section } from '../content/schemas.js';
import { company } from '../content/company.js';

export function Closing({ closing }: { readonly closing: Section }) {
  return (
    <section id="contact" className="container section" aria-labelledby="contact-title">
      <div className="closing">
        <div>
          <h2 id="contact-title">{closing.title}</h2>
          <p className="lede">{closing.lede}</p>
          <AskButton className="button button-large">Ask our AI agent for a demo</AskButton>
        </div>
        <dl className="closing-facts">
          <div>
            <dt>Office hours</dt>
            <dd>{company.hours}</dd>
          </div>
          <div>
            <dt>Offices</dt>
            <dd>{company.offices.map((office) => office.city).join(', ')}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
