import { newsletter } from '../content/resources.js';
import { UnavailableButton } from '../parts/unavailable-button.js';

export function Newsletter() {
  return (
    <section className="container section" aria-labelledby="newsletter-title">
      <div className="closing">
        <div>
          <h2 id="newsletter-title">{newsletter.title}</h2>
          <p className="lede">{newsletter.lede}</p>
        </div>
        <div className="newsletter">
          <label className="field">
            <span>E-mail address</span>
            <input type="email" autoComplete="email" />
          </label>
          <UnavailableButton>Subscribe</UnavailableButton>
        </div>
      </div>
    </section>
  );
}
