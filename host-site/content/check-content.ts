import * as z from 'zod/mini';
import * as about from './about.js';
import * as agents from './agents.js';
import * as caseStudies from './case-studies.js';
import * as claims from './claims.js';
import { company } from './company.js';
import * as contact from './contact.js';
import * as hero from './hero.js';
import * as home from './home.js';
import * as intelligence from './intelligence.js';
import * as intelligencePrices from './intelligence-prices.js';
import * as languages from './languages.js';
import * as legal from './legal.js';
import * as navigation from './navigation.js';
import * as notFound from './not-found.js';
import { priceList } from './price-list.js';
import * as prices from './prices.js';
import * as resources from './resources.js';
import * as s from './schemas.js';
import * as solutions from './solutions.js';
import * as tours from './tours.js';
import * as useCases from './use-cases.js';

const MODULES = [
  about,
  agents,
  caseStudies,
  claims,
  contact,
  hero,
  home,
  intelligence,
  intelligencePrices,
  languages,
  legal,
  navigation,
  notFound,
  prices,
  resources,
  solutions,
  tours,
  useCases,
] as const;

const exactly = (schema: z.ZodMiniType, length: number) => z.array(schema).check(z.length(length));
const several = (schema: z.ZodMiniType) => z.array(schema).check(z.minLength(2));

const HEADS: readonly s.PageHead[] = [
  tours.toursHead,
  agents.agentsHead,
  caseStudies.caseStudiesHead,
  prices.pricingHead,
  about.aboutHead,
  contact.contactHead,
  resources.resourcesHead,
  legal.legalHead,
  intelligence.intelligenceHead,
  useCases.useCasesHead,
  intelligencePrices.intelligencePricesHead,
  notFound.notFoundHead,
];

/** The words at the top of the parts of pages, and at their ends. */
const SECTIONS: readonly s.Section[] = [
  about.mission,
  about.servicesSection,
  about.valuesSection,
  about.teamSection,
  about.whySection,
  about.timelineSection,
  about.aboutClosing,
  agents.propertiesSection,
  agents.agentFeaturesSection,
  agents.languagesSection,
  agents.savingsSection,
  agents.transformSection,
  agents.agentsClosing,
  caseStudies.patternsSection,
  caseStudies.recognitionSection,
  caseStudies.caseStudiesClosing,
  contact.quickSolutions,
  contact.officesSection,
  home.testimonialsSection,
  home.homeClosing,
  home.roiSection,
  intelligence.demoSection,
  intelligence.engineFeaturesSection,
  intelligence.engineLanguagesSection,
  intelligence.audiencesSection,
  intelligence.questionBox,
  intelligence.engineClosing,
  intelligencePrices.addOnsSection,
  intelligencePrices.usageSection,
  intelligencePrices.trialFaqSection,
  intelligencePrices.strategyClosing,
  prices.tourPlansSection,
  prices.agentPlansSection,
  prices.bundlesSection,
  prices.pricingFaqSection,
  prices.pricingRoi,
  prices.pricingRoiWithSample,
  prices.pricingClosing,
  resources.featuredSection,
  resources.librarySection,
  resources.newsletter,
  resources.NO_RESOURCES,
  solutions.solutionsSection,
  tours.gallerySection,
  tours.comparisonSection,
  tours.tourFeaturesSection,
  tours.tourPricesSection,
  tours.enterpriseTours,
  useCases.impactSection,
  useCases.startSection,
  useCases.useCasesClosing,
];

/** Copy without a schema of its own: labels, choices and numbers in sentences. */
const FACTS: readonly s.Facts[] = [
  claims.claims,
  claims.legalTerms,
  priceList,
  home.roiSample,
  home.builderNames,
  tours.comparison,
  agents.savings,
  agents.demoChatTexts,
  prices.YEARLY_BADGE,
  prices.tourPeriodLabels,
  contact.CONTACT_THANKS,
  contact.CONTACT_NOTE,
  contact.CONTACT_REQUIRED,
  contact.contactLabels,
  contact.contactChoices,
  resources.searchBox,
  resources.categoryTiles,
  languages.languageNames,
  intelligencePrices.AUDIENCES,
  intelligencePrices.audienceNames,
  intelligencePrices.usageLines,
  intelligencePrices.usageResult,
  navigation.FOOTER_NOTE,
];

/** Every piece of content with its schema. */
const content: readonly (readonly [name: string, schema: z.ZodMiniType, value: unknown])[] = [
  ...FACTS.map((facts) => ['facts', s.Facts, facts] as const),
  ['company', s.Company, company],
  ['hero', s.PageHead, hero.hero],
  ['hero poster', s.Picture, hero.heroPoster],
  ['hero film', s.Film, hero.heroFilm],
  ['heads of pages', several(s.PageHead), HEADS],
  ['words over the parts of pages', several(s.Section), SECTIONS],
  ['links of the header', several(s.NavigationItem), navigation.headerLinks],
  ['buttons of the header', exactly(s.NavigationItem, 2), navigation.headerActions],
  ['the button that stays in the bar', s.NavigationItem, navigation.barAction],
  ...navigation.footerColumns.map(
    ({ title, items }) => [title, several(s.NavigationItem), items] as const,
  ),
  ['legal links', exactly(s.NavigationItem, 3), navigation.legalLinks],
  ['quick links', several(s.NavigationItem), contact.quickLinks],
  ['engine audiences', several(s.Point), intelligence.audiences],
  ['home stats', exactly(s.Stat, 4), home.homeStats],
  ['testimonials', exactly(s.Testimonial, 3), home.testimonials],
  ['solutions', exactly(s.Solution, 2), solutions.solutions],
  ['tour offers', exactly(s.Offer, 2), solutions.tourOffers],
  ['agent offer', s.Offer, solutions.agentOffer],
  ['sample tours', exactly(s.SampleTour, 3), tours.sampleTours],
  ['tour features', exactly(s.Point, 6), tours.tourFeatures],
  ['demo conversation', several(s.ChatMessage), agents.demoConversation],
  ['demo reply', s.ChatMessage, agents.demoReply],
  ['properties', exactly(s.PropertyCard, 3), agents.properties],
  ['agent features', exactly(s.Point, 4), agents.agentFeatures],
  ['languages', exactly(s.Language, 12), languages.languages],
  ['steps of a sale', exactly(s.Point, 3), agents.transformSteps],
  ['lead scores', exactly(s.Point, 3), agents.leadScores],
  ['headline stats', exactly(s.Stat, 4), caseStudies.headlineStats],
  ['case studies', exactly(s.CaseStudy, 3), caseStudies.caseStudies],
  ['success patterns', several(s.Point), caseStudies.patterns],
  ['recognitions', several(s.Point), caseStudies.recognitions],
  ['tour plans', exactly(s.Plan, 3), prices.tourPlans],
  ['agent plans', exactly(s.Plan, 3), prices.agentPlans],
  ['bundles', exactly(s.Bundle, 2), prices.bundles],
  ['pricing questions', several(s.Point), prices.pricingFaq],
  ['services', several(s.Point), about.services],
  ['values', several(s.Point), about.values],
  ['team', exactly(s.TeamMember, 2), about.team],
  ['reasons', several(s.Point), about.reasons],
  ['timeline', several(s.Point), about.timeline],
  ['contact cards', several(s.ContactCard), contact.contactCards],
  ['resources', several(s.Resource), resources.resources],
  ['resource categories', exactly(s.ResourceCategory, 6), resources.categories],
  ['legal documents', exactly(s.LegalDocument, 5), legal.legalDocuments],
  ['conversations', exactly(s.Conversation, 3), intelligence.conversations],
  ['engine features', several(s.Point), intelligence.engineFeatures],
  ['engine languages', exactly(s.Language, 8), languages.engineLanguages],
  [
    'individual plans',
    exactly(s.IntelligencePlan, 3),
    intelligencePrices.intelligencePlans.individual,
  ],
  ['business plans', exactly(s.IntelligencePlan, 3), intelligencePrices.intelligencePlans.business],
  ['add-ons', exactly(s.AddOn, 4), intelligencePrices.addOns],
  ['trial questions', several(s.Point), intelligencePrices.trialFaq],
  ['use cases', exactly(s.UseCases, 3), useCases.useCases],
  ['steps to start', exactly(s.Point, 4), useCases.startSteps],
];

/** @throws Error that names each invalid piece of content */
export function checkContent(): void {
  const faults = content.flatMap(([name, schema, value]) => {
    const { error } = schema.safeParse(value);
    return error ? [`${name}: ${z.prettifyError(error)}`] : [];
  });
  if (faults.length > 0) throw new Error(`The content does not fit:\n${faults.join('\n')}`);
}

/** The name of every picture that the content shows. */
export function pictureNames(): ReadonlySet<string> {
  const pictures = [
    hero.heroPoster,
    ...HEADS.flatMap(({ picture }) => picture ?? []),
    ...solutions.solutions.map(({ picture }) => picture),
    ...tours.sampleTours.map(({ image }) => image),
    ...agents.properties.map(({ image }) => image),
    ...caseStudies.caseStudies.map(({ image }) => image),
    ...resources.resources.map(({ image }) => image),
  ];
  return new Set(pictures.map(({ name }) => name));
}

/** All content by the name that its module gives it. */
export function contentExports(): Readonly<Record<string, unknown>> {
  return Object.assign({}, ...MODULES) as Record<string, unknown>;
}

/** All checked values, as a whole or as items of a list. */
export function checkedValues(): ReadonlySet<unknown> {
  return new Set<unknown>([
    ...content.map(([, , value]) => value),
    ...HEADS,
    ...SECTIONS,
    navigation.footerColumns,
    intelligencePrices.intelligencePlans,
  ]);
}
