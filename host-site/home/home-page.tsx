import { closing } from '../content/closing.js';
import { hero } from '../content/hero.js';
import { solutions, solutionsSection } from '../content/solutions.js';
import { stats } from '../content/stats.js';
import { testimonials, testimonialsSection } from '../content/testimonials.js';
import { Closing } from './closing.js';
import { HeroSection } from './hero-section.js';
import { SolutionCard } from './solution-card.js';
import { StatTile } from './stat-tile.js';
import { TestimonialCard } from './testimonial-card.js';

export default function HomePage() {
  return (
    <>
      <HeroSection hero={hero} />
      <section className="container" aria-label="In numbers">
        <ul className="stats">
          {stats.map((stat) => (
            <StatTile key={stat.label} stat={stat} />
          ))}
        </ul>
      </section>
      <section id="solutions" className="container section" aria-labelledby="solutions-title">
        <header className="section-head">
          <h2 id="solutions-title">{solutionsSection.title}</h2>
          <p>{solutionsSection.lede}</p>
        </header>
        <div className="solutions">
          {solutions.map((solution) => (
            <SolutionCard key={solution.id} solution={solution} />
          ))}
        </div>
      </section>
      <section id="testimonials" className="section" aria-labelledby="testimonials-title">
        <div className="container">
          <header className="section-head">
            <h2 id="testimonials-title">{testimonialsSection.title}</h2>
            <p>{testimonialsSection.lede}</p>
          </header>
          <div className="testimonials">
            {testimonials.map((testimonial) => (
              <TestimonialCard key={testimonial.name} testimonial={testimonial} />
            ))}
          </div>
        </div>
      </section>
      <Closing closing={closing} />
    </>
  );
}
