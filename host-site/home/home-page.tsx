import { Mic, Star } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { AskButton } from '../assistant/ask-button.js';
import { useAsk } from '../assistant/assistant-context.js';
import { AssistantHint } from '../assistant/assistant-hint.js';
import * as content from '../content/home.js';
import { solutions, solutionsSection, type Solution } from '../content/solutions.js';
import { Calculator } from '../parts/calculator.js';
import { Closing } from '../parts/closing.js';
import { ConversationLines } from '../parts/conversation-lines.js';
import { OfferCard } from '../parts/offer-card.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SitePicture } from '../parts/site-picture.js';
import { StatTiles } from '../parts/stat-tiles.js';
import { HeroView } from './hero-view.js';

export { page } from '../content/home.js';

export default function HomePage() {
  return (
    <>
      <PageHead text={content.page.head} note={<HeroQuestion />}>
        <HeroView />
      </PageHead>
      <section className="container" aria-label="In numbers">
        <StatTiles stats={content.homeStats} />
      </section>
      <section className="container" aria-label="Builders who work with us" hidden>
        <ul className="row">
          {content.builderNames.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
      <Section id="solutions" text={solutionsSection}>
        {solutions.map((solution) => (
          <SolutionRow key={solution.id} solution={solution} />
        ))}
      </Section>
      <Section id="roi" text={content.roiSection} tone="tint" hidden>
        <Calculator {...content.roiSample} />
      </Section>
      <Section id="testimonials" text={content.testimonialsSection} tone="tint">
        <div className="grid" role="region" aria-label="Their words" tabIndex={0}>
          {content.testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </Section>
      <Closing text={content.closing}>
        <AskButton>Ask our AI agent</AskButton>
      </Closing>
    </>
  );
}

/** One press, and the agent shows a room while it talks. */
function HeroQuestion() {
  const { text, to } = content.heroQuestion;
  const navigate = useNavigate();
  const ask = useAsk(text, () => void navigate(to));
  return (
    <>
      <button type="button" className="button button-quiet chip needs-script" onClick={ask}>
        <Mic size={18} aria-hidden="true" /> {text}
      </button>
      <AssistantHint />
    </>
  );
}

/** Words and prices of a solution beside what it shows. */
function SolutionRow({ solution }: { readonly solution: Solution }) {
  const { id, facts, offers, picture, conversation = [], link } = solution;
  return (
    <article id={id} className="solution columns" aria-labelledby={`${id}-title`}>
      <div className="stack">
        <p className="eyebrow">{solution.name}</p>
        <h3 id={`${id}-title`}>{solution.promise}</h3>
        <p>{solution.description}</p>
        <ul className="row">
          {facts.map((fact) => (
            <li key={fact} className="tag">
              {fact}
            </li>
          ))}
        </ul>
        <Link className="more" to={link.to}>
          {link.label}
        </Link>
      </div>
      {picture ? (
        <SitePicture
          className="page-picture"
          picture={picture}
          sizes="(max-width: 640px) 100vw, 640px"
        />
      ) : (
        <div className="card">
          <ConversationLines label="A buyer and the agent" lines={conversation} />
        </div>
      )}
      <div className="offers grid">
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
    <figure className="card">
      <Rating value={testimonial.rating} />
      <blockquote>{testimonial.content}</blockquote>
      <figcaption>
        <strong>{testimonial.name}</strong>
        <br />
        {testimonial.role}, {testimonial.company}
      </figcaption>
    </figure>
  );
}

function Rating({ value }: { readonly value: number }) {
  return (
    <p className="rating">
      {Array.from({ length: value }, (_, at) => (
        <Star key={at} size={18} fill="currentColor" aria-hidden="true" />
      ))}
      <span className="visually-hidden">Rated {value} out of 5</span>
    </p>
  );
}
