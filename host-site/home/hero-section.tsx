import { AssistantHint } from '../assistant/assistant-hint.js';
import { hero, heroFilm, heroPoster } from '../content/hero.js';
import { SiteLink } from '../layout/site-link.js';
import { HeroFilm } from './hero-film.js';

export function HeroSection() {
  return (
    <section className="hero container" aria-labelledby="hero-title">
      <div className="hero-words">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 id="hero-title">{hero.title}</h1>
        <p className="lede">{hero.lede}</p>
        <div className="hero-actions">
          <SiteLink to="/contact" className="button button-large">
            Book a demo
          </SiteLink>
          <SiteLink to="/pricing" className="button button-large button-quiet">
            See the prices
          </SiteLink>
        </div>
        <AssistantHint />
      </div>
      <HeroFilm poster={heroPoster} film={heroFilm} />
    </section>
  );
}
