import type { KnowledgeEntry } from '../../../local-provider/answers/knowledge/entry.js';
import { series, within } from './phrases.js';
import {
  agentPlans,
  enginePlans,
  planCalled,
  tourPackages,
  type AskedPlan,
  type PlanFamily,
} from './plan-families.js';

/** What one asks of a single plan: "Does … include white-label?" */
interface AskedFeature {
  readonly id: string;
  /** As it stands in a sentence. */
  readonly asked: string;
  /** Words of which a question has one. */
  readonly words: readonly string[];
  /** As the lists of the plans have it. */
  readonly listed: RegExp;
}

/** Of these a plan's own card is not found by itself: others have more to say of them. */
const FEATURES: readonly (readonly [PlanFamily, AskedFeature])[] = [
  [
    tourPackages,
    { id: 'whatsapp', asked: 'WhatsApp integration', words: ['whatsapp'], listed: /WhatsApp/ },
  ],
  [
    agentPlans,
    {
      id: 'white-label',
      asked: 'white-label',
      words: ['label', 'whitelabel'],
      listed: /White-label/,
    },
  ],
  [
    agentPlans,
    {
      id: 'scoring',
      asked: 'lead scoring',
      words: ['score', 'scoring', 'qualify', 'qualification'],
      listed: /scoring/,
    },
  ],
  [agentPlans, { id: 'crm', asked: 'CRM integration', words: ['crm'], listed: /CRM/ }],
  [enginePlans, { id: 'api', asked: 'API access', words: ['api'], listed: /API/ }],
];

/** What says that a plan has all that another has. */
const INHERITED: readonly (readonly [said: string, from: string])[] = [
  ['Everything in Premium', 'Premium Package'],
  ['Everything the Starter agent does', 'Starter AI'],
  ['Everything in Professional', 'Professional AI'],
];

/** Whether a plan has what others of its family have: a plan that is named is the one that is told of. */
export const planFeatureEntries: readonly KnowledgeEntry[] = FEATURES.flatMap(([family, feature]) =>
  family.plans.map((plan) => entryOf(family, plan, feature)),
);

function entryOf(family: PlanFamily, plan: AskedPlan, feature: AskedFeature): KnowledgeEntry {
  const { id, name, goesBy } = plan;
  const { asked, words } = feature;
  return {
    id: `${id}-${feature.id}`,
    questions: [
      `Does ${name} include ${asked}?`,
      `Does ${name} have ${asked}?`,
      `Is ${asked} included in ${name}?`,
    ],
    keywords: `${[...goesBy, ...words].join(' ')} feature access integration`,
    needs: [goesBy, words],
    more: [id, `${family.id}-comparison`],
    answer: answerFor(family, plan, feature),
  };
}

function answerFor({ plans }: PlanFamily, plan: AskedPlan, feature: AskedFeature): string {
  const { name, notIncluded } = plan;
  const { asked, listed } = feature;
  const own = plan.features.find((text) => listed.test(text));
  if (own !== undefined) return `Yes: **${name}** has ${within(own)}.`;
  const inherited = inheritedBy(plan, feature);
  if (inherited !== undefined)
    return `Yes: **${name}** has ${within(inherited)}, ${asked} included.`;
  const others = plans.filter((one) => has(one, feature));
  const where = `You get ${asked} with ${series(others.map((one) => `**${one.name}**`))}.`;
  return notIncluded.some((text) => listed.test(text))
    ? `No: **${name}** comes without ${asked}. ${where}`
    : `The price list names no ${asked} for **${name}**. ${where}`;
}

export function has(plan: AskedPlan, feature: Pick<AskedFeature, 'listed'>): boolean {
  return (
    plan.features.some((text) => feature.listed.test(text)) ||
    inheritedBy(plan, feature) !== undefined
  );
}

/** By what a plan has what is only listed in another one. */
function inheritedBy(plan: AskedPlan, feature: Pick<AskedFeature, 'listed'>): string | undefined {
  return INHERITED.find(
    ([said, from]) => plan.features.includes(said) && has(planCalled(from), feature),
  )?.[0];
}
