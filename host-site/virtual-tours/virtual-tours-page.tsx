import { tourOffers } from '../content/solutions.js';
import * as content from '../content/tours.js';
import { Closing } from '../parts/closing.js';
import { OfferCard } from '../parts/offer-card.js';
import { PageHead } from '../parts/page-head.js';
import { Section, SectionHead } from '../parts/section.js';
import { Tabs } from '../parts/tabs.js';
import { useQueryText } from '../query.js';
import { tourNamed } from '../tours/tour-address.js';
import { HeatMap } from './heat-map.js';
import { TourCard } from './tour-card.js';
import { TourDialog } from './tour-dialog.js';
import { useVisit } from './use-visit.js';

export { page } from '../content/tours.js';

export default function VirtualToursPage() {
  const visit = useVisit();
  const isVisit = visit.seconds >= content.VISIT_SECONDS;
  return (
    <>
      <PageHead text={content.page.head} />
      <div className="container tabs-area">
        <Tabs
          label="Tours"
          name="tab"
          tabs={[
            { id: 'gallery', label: 'Tour Gallery', panel: <TourGallery isVisit={isVisit} /> },
            { id: 'comparison', label: 'Before vs After', panel: <Comparison /> },
          ]}
        />
      </div>
      <Section id="features" text={content.tourFeatures} tone="tint" />
      <Section
        id="analytics"
        text={isVisit ? content.visitSection : content.analyticsSection}
        layout="split"
      >
        <HeatMap visit={isVisit ? visit : undefined} />
      </Section>
      <Section id="prices" tone="tint" text={content.tourPricesSection} layout="split">
        <div className="grid">
          {tourOffers.map((offer) => (
            <OfferCard key={offer.name} offer={offer} level={3} />
          ))}
        </div>
      </Section>
      <Closing text={content.closing} />
    </>
  );
}

/** The sample tours, which open in a dialog. The address names the one that is open. */
function TourGallery({ isVisit }: { readonly isVisit: boolean }) {
  const [name, open] = useQueryText('tour');
  const { home, room } = tourNamed(name);
  const shown = content.sampleTours.find(({ id }) => id === home);
  return (
    <section aria-labelledby="gallery-title">
      <SectionHead id="gallery" text={content.gallerySection}>
        <p role="status">
          <a className="more" href="#analytics" hidden={!isVisit}>
            {content.visitSection.title}
          </a>
        </p>
      </SectionHead>
      <ul className="grid">
        {content.sampleTours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} onOpen={() => open(tour.id)} />
          </li>
        ))}
      </ul>
      {shown && <TourDialog key={shown.id} tour={shown} room={room} onClose={() => open('')} />}
    </section>
  );
}

/** Two lists side by side. */
function Comparison() {
  return (
    <section aria-labelledby="comparison-title">
      <SectionHead id="comparison" text={content.comparisonSection} />
      <div className="grid">
        {content.comparison.map(({ title, points }) => (
          <section key={title} className="card" aria-label={title}>
            <h3>{title}</h3>
            <ul className="rows">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
