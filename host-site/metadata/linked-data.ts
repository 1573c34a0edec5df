import { company } from '../content/company.js';
import { intelligencePlans, trialFaq } from '../content/intelligence-prices.js';
import { agentPlans, bundles, tourPeriodLabels, tourPlans } from '../content/prices.js';
import { PERIODS, type Period } from '../content/price-list.js';
import type { Offer, PeriodPrice, Section } from '../content/content-model.js';
import { agentOffer, tourOffers } from '../content/solutions.js';
import type { RoutePath } from '../paths.js';
import { canonicalUrl } from './canonical-url.js';

type Thing = Readonly<Record<string, unknown>>;

const organization: Thing = {
  '@type': 'Organization',
  '@id': canonicalUrl('/#organization'),
  name: company.name,
  url: canonicalUrl('/'),
  logo: canonicalUrl('/favicon.svg'),
  description: company.summary,
  email: company.email,
  telephone: company.phone,
  // The addresses are in a hidden section.
  address: company.offices.map(({ city }) => city),
};

/** The page's subject in terms of schema.org: the company, offers, and questions. */
export function linkedData(path: RoutePath): Thing {
  return { '@context': 'https://schema.org', '@graph': [organization, ...thingsOn(path)] };
}

function thingsOn(path: RoutePath): Thing[] {
  switch (path) {
    case '/':
      return [...tourOffers.map(tour), offered(agentOffer)];
    case '/virtual-tours':
      return tourOffers.map(tour);
    case '/ai-sales-agents':
      return [offered(agentOffer)];
    case '/pricing':
      return [
        ...tourPlans.map((plan) => product(plan, tourPeriodLabels)),
        ...[...agentPlans, ...bundles].map((plan) => product(plan)),
      ];
    case '/pricing-strategy':
      return [
        ...[...intelligencePlans.individual, ...intelligencePlans.business].flatMap((plan) =>
          plan.price === 'Custom' ? [] : [product({ name: plan.name, price: plan.price })],
        ),
        questionPage(trialFaq),
      ];
    default:
      return [];
  }
}

/** A plan, with an offer for each period. */
function product(
  { name, price }: { readonly name: string; readonly price: PeriodPrice },
  labels: Readonly<Record<Period, string>> = { monthly: 'per month', yearly: 'per year' },
): Thing {
  return forSale(
    name,
    PERIODS.map((period) => [labels[period], price[period]]),
  );
}

/** An offer with one price. */
function offered({ name, price }: Offer): Thing {
  return forSale(name, [[`per ${price.per}`, price.now]]);
}

function tour(offer: Offer): Thing {
  return offered({ ...offer, name: `${offer.name} virtual tour` });
}

function forSale(
  name: string,
  offers: readonly (readonly [label: string, price: number])[],
): Thing {
  return {
    '@type': 'Product',
    name,
    brand: { '@id': organization['@id'] },
    offers: offers.map(([label, price]) => ({
      '@type': 'Offer',
      name: label,
      price,
      priceCurrency: 'INR',
      url: canonicalUrl('/contact'),
    })),
  };
}

function questionPage({ points = [] }: Section): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: points.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
