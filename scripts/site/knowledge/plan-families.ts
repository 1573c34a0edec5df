import { intelligencePlans } from '../../../host-site/content/intelligence-prices.js';
import * as prices from '../../../host-site/content/prices.js';
import type { Bundle, IntelligencePlan, Plan } from '../../../host-site/content/schemas.js';

/** A plan of the site, and how one asks for it. */
export interface AskedPlan {
  readonly id: string;
  readonly name: string;
  /** Other words by which one asks for it. */
  readonly also: string;
  /** The words of its name that tell it from the others of its family. */
  readonly goesBy: readonly string[];
  readonly price: Plan['price'];
  readonly originalPrice?: Plan['price'] | undefined;
  /** As the site says it: "40% OFF". */
  readonly discount?: string | undefined;
  /** Of a bundle: the ids of the plans that it puts together. */
  readonly parts?: readonly string[];
  readonly features: readonly string[];
  readonly notIncluded: readonly string[];
  /** Whether the site marks it as popular. */
  readonly popular: boolean;
}

/** One kind of plans, and how their two prices are labelled. */
export interface PlanFamily {
  readonly id: string;
  readonly name: string;
  /** As one asks for it: "How much are the …?" */
  readonly asked: string;
  /** As one asks for one of them: "Which … is best?" */
  readonly ones: readonly string[];
  /** Other questions that its table answers. */
  readonly questions?: readonly string[];
  /** Other words by which one asks for it. */
  readonly also: string;
  readonly monthlyLabel: string;
  readonly yearlyLabel: string;
  /** What the price of a year is as much as. */
  readonly yearlyMeans: string;
  /** Words that name it and nothing else. */
  readonly subjects: string;
  readonly plans: readonly AskedPlan[];
}

type Ways = readonly [id: string, also: string, ...goesBy: string[]];
type Priced = Omit<AskedPlan, 'id' | 'also' | 'goesBy'>;

const BY_TIME = {
  monthlyLabel: 'a month',
  yearlyLabel: 'a year',
  yearlyMeans: 'ten times the monthly price',
} as const;

export const tourPackages: PlanFamily = {
  id: 'tour',
  name: prices.tourPlansSection.title,
  asked: 'virtual tours',
  ones: ['tour', 'virtual tour', 'tour package'],
  also: '360 tour packages',
  monthlyLabel: prices.tourPeriodLabels.monthly,
  yearlyLabel: prices.tourPeriodLabels.yearly,
  yearlyMeans: 'the price of ten projects',
  subjects: 'tour',
  plans: asked(prices.tourPlans, {
    'Basic Tour': ['tour-basic', 'basic virtual tour package', 'basic'],
    'Premium Package': ['tour-premium', 'premium virtual tour', 'premium'],
    'Enterprise Solution': ['tour-enterprise', 'enterprise virtual tours', 'enterprise'],
  }),
};

export const agentPlans: PlanFamily = {
  id: 'agent',
  name: prices.agentPlansSection.title,
  asked: 'AI sales agents',
  ones: ['AI agent', 'AI', 'agent', 'chatbot', 'voice bot'],
  also: 'bot',
  ...BY_TIME,
  subjects: 'agent bot chatbot',
  plans: asked(prices.agentPlans, {
    'Starter AI': ['agent-starter', 'starter agent plan', 'starter'],
    'Professional AI': ['agent-professional', 'professional pro agent plan', 'professional', 'pro'],
    'Enterprise AI': ['agent-enterprise', 'enterprise agent plan', 'enterprise'],
  }),
};

export const bundles: PlanFamily = {
  id: 'bundle',
  name: prices.bundlesSection.title,
  asked: 'bundles',
  ones: ['bundle', 'bundle of tour and agent'],
  questions: ['How much do I save with a bundle?', 'What does a bundle save?'],
  also: 'tours and agents together both combo',
  ...BY_TIME,
  subjects: 'bundle combo',
  plans: asked(prices.bundles.map(asPlan), {
    'Growth Bundle': ['bundle-growth', 'growth tours agents', 'growth'],
    'Scale Bundle': ['bundle-scale', 'scale tours agents', 'scale'],
  }),
};

const enginePriced = [...intelligencePlans.individual, ...intelligencePlans.business].flatMap(
  ({ price, ...plan }) => (price === 'Custom' ? [] : { ...plan, price }),
);

export const enginePlans: PlanFamily = {
  id: 'engine',
  name: 'Intelligence engine plans',
  asked: 'intelligence engine plans',
  ones: ['engine', 'intelligence'],
  also: 'property',
  ...BY_TIME,
  subjects: 'engine',
  plans: asked(enginePriced, {
    'Basic Explorer': [
      'engine-basic',
      'explorer individual intelligence engine',
      'basic',
      'explorer',
    ],
    'Smart Investor': [
      'engine-smart',
      'investor individual intelligence engine',
      'smart',
      'investor',
    ],
    'Pro Researcher': [
      'engine-pro',
      'researcher individual intelligence engine',
      'pro',
      'researcher',
    ],
    'Team Starter': ['engine-team', 'team business intelligence engine', 'team', 'starter'],
    'Business Pro': ['engine-business', 'company business intelligence engine', 'business', 'pro'],
  }),
};

/** The plan that has no price in the list. */
export const customPlan = planWithoutPrice();

export const planFamilies = [tourPackages, agentPlans, bundles, enginePlans];

/** What is taken off the monthly price, in rupees. */
export function saving({ price, originalPrice }: AskedPlan): number {
  return originalPrice ? originalPrice.monthly - price.monthly : 0;
}

/** @throws Error where no plan of the site has this name. */
export function planCalled(name: string): AskedPlan {
  const plan = planFamilies.flatMap(({ plans }) => plans).find((one) => one.name === name);
  if (!plan) throw new Error(`There is no plan called ${name}`);
  return plan;
}

function asked(plans: readonly Priced[], ways: Readonly<Record<string, Ways>>): AskedPlan[] {
  return plans.map((plan) => {
    const way = ways[plan.name];
    if (!way) throw new Error(`Nobody has said how one asks for ${plan.name}`);
    const [id, also, ...goesBy] = way;
    return { ...plan, id, also, goesBy };
  });
}

function asPlan({ includes, ...bundle }: Bundle): Priced {
  const parts = includes.flatMap(planIncluded);
  if (parts.length < 2) throw new Error(`Nobody knows which plans are in ${bundle.name}`);
  return { ...bundle, parts, features: includes, notIncluded: [] };
}

/** The plan that a bundle includes under its name, or under that of its tours: "Premium tours". */
function planIncluded(included: string): string[] {
  const [kind = '', what] = included.toLowerCase().split(' ');
  const plan =
    what === 'tours'
      ? tourPackages.plans.find(({ goesBy }) => goesBy.includes(kind))
      : agentPlans.plans.find(({ name }) => name === included);
  return plan ? [plan.id] : [];
}

function planWithoutPrice(): IntelligencePlan {
  const plan = intelligencePlans.business.find(({ price }) => price === 'Custom');
  if (!plan) throw new Error('The site has no plan with a custom price');
  return plan;
}
