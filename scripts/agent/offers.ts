import type { PeriodPrice, Plan } from '../../host-site/content/content-model.js';
import { intelligencePlans } from '../../host-site/content/intelligence-prices.js';
import { savingOf } from '../../host-site/content/price-list.js';
import {
  agentPlans,
  bundles,
  tourPeriodLabels,
  tourPlans,
} from '../../host-site/content/prices.js';
import type { Writer } from './money.js';

export type Group = 'tours' | 'agents' | 'bundles' | 'engine';

/** A plan of the price lists, and how visitors name it. */
export interface Offer extends Plan<PeriodPrice | 'Custom'> {
  readonly group: Group;
  readonly named: RegExp;
}

const LABELS = { monthly: 'per month', yearly: 'per year' } as const;

/** The word that distinguishes a plan from others. The rest of its name may be left out. */
const NAMES: Readonly<Record<string, RegExp>> = {
  'Basic Tour': /\bbasic\b(?! explorer)/i,
  'Premium Package': /\bpremium\b/i,
  'Enterprise Solution': /\benterprise (?:solution|tours?|package)\b/i,
  'Starter AI': /(?<!team )\bstarter\b/i,
  'Professional AI': /\bprofessional\b(?! presentations)/i,
  'Enterprise AI': /\benterprise (?:ai|agents?)\b/i,
  'Growth Bundle': /\bgrowth\b/i,
  'Scale Bundle': /\bscale\b(?! up)/i,
  'Basic Explorer': /\bexplorer\b/i,
  'Smart Investor': /\bsmart investor\b/i,
  'Pro Researcher': /\bresearcher\b/i,
  'Team Starter': /\bteam starter\b/i,
  'Business Pro': /\bbusiness pro\b/i,
  Enterprise: /\benterprise\b(?! (?:solution|tours?|package|ai|agents?))/i,
};

const inGroup = (group: Group) => (plan: Plan<PeriodPrice | 'Custom'>) => ({
  ...plan,
  group,
  named: NAMES[plan.name]!,
});

/** Every plan of the site. */
export const offers: readonly Offer[] = [
  ...tourPlans.map(inGroup('tours')),
  ...agentPlans.map(inGroup('agents')),
  ...bundles.map(inGroup('bundles')),
  ...[...intelligencePlans.individual, ...intelligencePlans.business].map(inGroup('engine')),
];

export const offer = (name: string): Offer => offers.find((each) => each.name === name)!;

/** The plans whose price is this amount. */
export const plansFor = (amount: number) =>
  offers.filter(({ price }) => price !== 'Custom' && Object.values(price).includes(amount));

const TOUR = '(?:virtual |360 )?tours?';
const AGENT = '(?:ai|(?:ai )?(?:agents?|bots?|chatbots?))';
const WITH = ' ?(?:and|with|plus|\\+|&) ?(?:an? )?';

/** Words by which visitors mean a group of plans. */
export const GROUPS: readonly (readonly [Group, RegExp])[] = [
  [
    'bundles',
    new RegExp(
      `\\b(?:bundles?|combos?|both|${TOUR}${WITH}${AGENT}|${AGENT}${WITH}${TOUR})\\b`,
      'i',
    ),
  ],
  ['engine', /\b(?:engine|intelligence|quer(?:y|ies))\b/i],
  ['tours', /\b(?:tours?|360|panoramas?|vr)\b/i],
  ['agents', /\b(?:agents?|ai|bots?|chatbots?|voice|calling)\b/i],
];

/** The facts of a price as phrases: what it is, by the year, and what it was. */
export function priceFacts({ group, ...plan }: Offer, write: Writer) {
  if (plan.price === 'Custom') return { now: 'Custom price', yearly: '', before: '' };
  const labels = group === 'tours' ? tourPeriodLabels : LABELS;
  const { price, originalPrice: was } = plan;
  return {
    now: `${write(price.monthly)} ${labels.monthly}`,
    yearly: `${write(price.yearly)} ${labels.yearly}`,
    before: was
      ? `before ${write(was.monthly)} and ${write(was.yearly)}; ${savingIn(plan, write)}`
      : '',
  };
}

/** The amount that is saved, in the unit of the question. */
function savingIn(plan: Plan<PeriodPrice | 'Custom'>, write: Writer): string {
  const { price, originalPrice: was } = plan;
  return plan.saving === 'amount' && was && price !== 'Custom'
    ? `saves ${write(was.monthly - price.monthly)} a month`
    : (savingOf(plan, 'monthly') ?? '');
}

/** The longest text of a card. */
const CARD_LENGTH = 500;

/** A plan as a card of the widget. */
export function planCard(plan: Offer, write: Writer) {
  const { now, yearly, before } = priceFacts(plan, write);
  const lacking = plan.notIncluded?.length ? `Not included: ${plan.notIncluded.join(', ')}` : '';
  const lines = [
    [now, yearly].filter(Boolean).join(', '),
    before,
    plan.features.join(' · '),
    lacking,
  ];
  return {
    title: plan.name,
    text: lines.filter(Boolean).join('\n').slice(0, CARD_LENGTH),
    link: {
      label: 'All prices',
      url: plan.group === 'engine' ? '/pricing-strategy' : `/pricing#${plan.group}`,
    },
    button: { label: 'Book a demo', text: `I would like a demo of ${plan.name}.` },
  };
}

/** A plan in a sentence. */
export function planSentence(plan: Offer, write: Writer): string {
  const { now, yearly, before } = priceFacts(plan, write);
  const price = plan.price === 'Custom' ? 'has a custom price' : `costs ${now}, or ${yearly}`;
  return `${plan.name} ${price}${before && ` (${before})`}.`;
}
