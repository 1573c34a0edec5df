import { tourOffers } from '../content/solutions.js';
import {
  comparison,
  comparisonSection,
  enterpriseTours,
  gallerySection,
  tourFeatures,
  tourFeaturesSection,
  tourPricesSection,
  toursHead,
} from '../content/tours.js';
import { SiteLink } from '../layout/site-link.js';
import { Closing } from '../parts/closing.js';
import { OfferCard } from '../parts/offer-card.js';
import { PageHead } from '../parts/page-head.js';
import { Points } from '../parts/points.js';
import { Section } from '../parts/section.js';
import { Tabs } from '../parts/tabs.js';
import { useChoice } from '../routing/use-choice.js';
import { Comparison } from './comparison.js';
import { TourGallery } from './tour-gallery.js';

export { text } from '../content/page-texts/virtual-tours.js';

export default function VirtualToursPage() {
  const [tab, setTab] = useChoice('tab', ['gallery', 'comparison']);
  return (
    <>
      <PageHead text={toursHead} />
      <div className="container tabs-area">
        <Tabs
          label="Tours"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'gallery',
              label: 'Tour Gallery',
              panel: <TourGallery text={gallerySection} />,
            },
            {
              id: 'comparison',
              label: 'Before vs After',
              panel: <Comparison text={comparisonSection} sides={comparison} />,
            },
          ]}
        />
      </div>
      <Section id="features" text={tourFeaturesSection} tone="tint">
        <Points points={tourFeatures} />
      </Section>
      <Section id="prices" text={tourPricesSection}>
        <div className="offer-cards">
          {tourOffers.map((offer) => (
            <OfferCard key={offer.name} offer={offer} level={3} />
          ))}
        </div>
      </Section>
      <Closing text={enterpriseTours}>
        <SiteLink to="/contact" className="button button-large">
          Contact us for enterprise pricing
        </SiteLink>
      </Closing>
    </>
  );
}
