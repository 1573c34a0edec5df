import { AskButton } from '../assistant/ask-button.js';
import { AssistantHint } from '../assistant/assistant-hint.js';
import * as content from '../content/home.js';
import { solutions, solutionsSection } from '../content/solutions.js';
import { useFlag } from '../flags.js';
import { Closing, LinkButtons } from '../parts/closing.js';
import { OfferCard } from '../parts/offer-card.js';
import { Section } from '../parts/section.js';
import { SitePicture } from '../parts/site-picture.js';
import { StatTiles } from '../parts/stat-tiles.js';
import { HeroFilm } from './hero-film.js';
import { RoiCalculator } from './roi-calculator.js';

export { page } from '../content/home.js';

export default function HomePage() {
  const logos = useFlag('logoStrip');
  const calculator = useFlag('roiCalculator');
  return (
    <>
      <Hero />
      <StatTiles stats={content.homeStats} />
      {logos && (
        <section className="container logo-strip" aria-label="Builders who work with us">
          <ul>
            {content.builderNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      <Section id="solutions" text={solutionsSection}>
        <div className="solutions">
          {solutions.map((solution) => (
            <SolutionCard key={solution.id} solution={solution} />
          ))}
        </div>
      </Section>
      {calculator && <RoiCalculator />}
      <Section id="testimonials" text={content.testimonialsSection} tone="tint">
        <div className="testimonials">
          {content.testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </Section>
      <Closing text={content.closing}>
        <AskButton className="button button-large button-quiet">Ask our AI agent</AskButton>
      </Closing>
    </>
  );
}

function Hero() {
  const { eyebrow, title, lede, links } = content.page.head;
  return (
    <section className="hero container" aria-labelledby="hero-title">
      <div className="hero-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1 id="hero-title">{title}</h1>
        <p className="lede">{lede}</p>
        <div className="hero-actions">
          <LinkButtons links={links} />
        </div>
        <AssistantHint />
      </div>
      <HeroFilm />
    </section>
  );
}

function SolutionCard({ solution }: { readonly solution: (typeof solutions)[number] }) {
  const { id, name, promise, description, facts, offers, picture, link } = solution;
  return (
    <article id={id} className="solution" aria-labelledby={`${id}-title`}>
      <SitePicture
        className="solution-picture"
        picture={picture}
        sizes="(max-width: 60rem) 100vw, 600px"
      />
      <div className="solution-words">
        <p className="eyebrow">{name}</p>
        <h3 id={`${id}-title`}>{promise}</h3>
        <p>{description}</p>
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <a className="more" href={link.to}>
          {link.label}
        </a>
      </div>
      <div className="offers">
        {offers.map((offer) => (
          <OfferCard key={offer.name} offer={offer} level={4} />
        ))}
      </div>
    </article>
  );
}

interface TestimonialCardProps {
  readonly testimonial: (typeof content.testimonials)[number];
}

function TestimonialCard({ testimonial }: TestimonialCardProps) {
  return (
    <figure className="testimonial">
      <Rating value={testimonial.rating} />
      <blockquote>
        <p>{testimonial.content}</p>
      </blockquote>
      <figcaption>
        <strong>{testimonial.name}</strong>
        <span>
          {testimonial.role}, {testimonial.company}
        </span>
      </figcaption>
    </figure>
  );
}

const HIGHEST_RATING = 5;

export function Rating({ value }: { readonly value: number }) {
  return (
    <p className="rating">
      <span aria-hidden="true">
        {'★'.repeat(value)}
        {'☆'.repeat(HIGHEST_RATING - value)}
      </span>
      <span className="visually-hidden">
        Rated {value} out of {HIGHEST_RATING}
      </span>
    </p>
  );
}
