import { company } from '../content/company.js';
import { intelligencePlans, trialFaq } from '../content/intelligence-prices.js';
import { agentPlans, bundles, pricingFaq, tourPlans } from '../content/prices.js';
import type { PeriodPrice, Point } from '../content/schemas.js';
import { flags } from '../flags.js';
import type { RoutePath } from '../routes.js';
import { canonicalUrl } from '../routing/head.js';

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
  address: company.offices.map(({ address }) => address),
};

/** What a page is about, in the words of schema.org: the company, what is for sale, and questions. */
export function linkedData(path: RoutePath): Thing {
  return { '@context': 'https://schema.org', '@graph': [organization, ...thingsOn(path)] };
}

function thingsOn(path: RoutePath): Thing[] {
  switch (path) {
    case '/pricing':
      return [
        ...[...tourPlans, ...agentPlans, ...bundles].map(product),
        ...(flags.pricingFaq ? [questionPage(pricingFaq)] : []),
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

function product({ name, price }: { readonly name: string; readonly price: PeriodPrice }): Thing {
  return {
    '@type': 'Product',
    name,
    brand: { '@id': organization['@id'] },
    offers: [price.monthly, price.yearly].map((amount) => ({
      '@type': 'Offer',
      price: amount,
      priceCurrency: 'INR',
      url: canonicalUrl('/contact'),
    })),
  };
}

function questionPage(questions: readonly Point[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
