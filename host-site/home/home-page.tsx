import { AskButton } from '../assistant/ask-button.js';
import { homeClosing, homeStats, testimonials, testimonialsSection } from '../content/home.js';
import { solutions, solutionsSection } from '../content/solutions.js';
import { useFlag } from '../flags.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { Section } from '../parts/section.js';
import { StatTiles } from '../parts/stat-tiles.js';
import { HeroSection } from './hero-section.js';
import { LogoStrip } from './logo-strip.js';
import { RoiCalculator } from './roi-calculator.js';
import { SolutionCard } from './solution-card.js';
import { TestimonialCard } from './testimonial-card.js';

export { text } from '../content/page-texts/home.js';

export default function HomePage() {
  const logos = useFlag('logoStrip');
  const calculator = useFlag('roiCalculator');
  return (
    <>
      <HeroSection />
      <StatTiles label="In numbers" stats={homeStats} />
      {logos && <LogoStrip />}
      <Section id="solutions" text={solutionsSection}>
        <div className="solutions">
          {solutions.map((solution) => (
            <SolutionCard key={solution.id} solution={solution} />
          ))}
        </div>
      </Section>
      {calculator && <RoiCalculator />}
      <Section id="testimonials" text={testimonialsSection} tone="tint">
        <div className="testimonials">
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial} />
          ))}
        </div>
      </Section>
      <Closing text={homeClosing}>
        <SiteLink to="/contact" className="button button-large">
          Book a demo
        </SiteLink>
        <AskButton className="button button-large button-quiet">Ask our AI agent</AskButton>
      </Closing>
    </>
  );
}
