/** What can be bought. Amounts in rupees. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  /** Other words by which one asks for it. */
  readonly also: string;
  /** The words of its name that tell it from the others of its family. */
  readonly goesBy: readonly string[];
  readonly monthly: number;
  readonly yearly: number;
  readonly was?: { readonly monthly: number; readonly yearly: number };
  /** What it holds, as a clause after "with". */
  readonly contents: string;
}

/** One kind of plans, and how their two prices are labelled. */
export interface PlanFamily {
  readonly id: string;
  readonly name: string;
  /** As one asks for it: "How much are the …?" */
  readonly asked: string;
  /** Other words by which one asks for it. */
  readonly also: string;
  readonly monthlyLabel: string;
  readonly yearlyLabel: string;
  readonly plans: readonly Plan[];
}

export const tourPackages: PlanFamily = {
  id: 'tour',
  name: 'Virtual tour packages',
  asked: 'virtual tours',
  also: '360 tour packages',
  monthlyLabel: 'per project',
  yearlyLabel: 'per year for 10 projects',
  plans: [
    {
      id: 'tour-basic',
      name: 'Basic Tour',
      also: 'basic virtual tour package',
      goesBy: ['basic'],
      monthly: 20_000,
      yearly: 200_000,
      contents: 'one unit, 5 custom hotspots, basic analytics and 6 months of hosting',
    },
    {
      id: 'tour-premium',
      name: 'Premium Package',
      also: 'premium virtual tour',
      goesBy: ['premium'],
      monthly: 35_000,
      yearly: 350_000,
      contents:
        'multiple units, unlimited hotspots, VR, advanced analytics, your branding, floor plans, WhatsApp integration and 12 months of hosting',
    },
    {
      id: 'tour-enterprise',
      name: 'Enterprise Solution',
      also: 'enterprise virtual tours',
      goesBy: ['enterprise'],
      monthly: 75_000,
      yearly: 750_000,
      contents: 'hosting for life',
    },
  ],
};

export const agentPlans: PlanFamily = {
  id: 'agent',
  name: 'AI agent plans',
  asked: 'AI sales agents',
  also: 'bot',
  monthlyLabel: 'a month',
  yearlyLabel: 'a year',
  plans: [
    {
      id: 'agent-starter',
      name: 'Starter AI',
      also: 'starter agent plan',
      goesBy: ['starter'],
      monthly: 30_000,
      yearly: 300_000,
      was: { monthly: 50_000, yearly: 500_000 },
      contents: '500 conversations a month, in English only',
    },
    {
      id: 'agent-professional',
      name: 'Professional AI',
      also: 'professional pro agent plan',
      goesBy: ['professional', 'pro'],
      monthly: 50_000,
      yearly: 500_000,
      was: { monthly: 75_000, yearly: 750_000 },
      contents: '2,000 conversations a month in 12+ languages, without white-label',
    },
    {
      id: 'agent-enterprise',
      name: 'Enterprise AI',
      also: 'enterprise agent plan',
      goesBy: ['enterprise'],
      monthly: 100_000,
      yearly: 1_000_000,
      contents: 'unlimited conversations',
    },
  ],
};

export const bundles: PlanFamily = {
  id: 'bundle',
  name: 'Bundles',
  asked: 'bundles',
  also: 'tours and AI agents together both',
  monthlyLabel: 'a month',
  yearlyLabel: 'a year',
  plans: [
    {
      id: 'bundle-growth',
      name: 'Growth Bundle',
      also: 'growth tours agents together',
      goesBy: ['growth'],
      monthly: 60_000,
      yearly: 600_000,
      was: { monthly: 85_000, yearly: 850_000 },
      contents: 'Premium tours and Starter AI',
    },
    {
      id: 'bundle-scale',
      name: 'Scale Bundle',
      also: 'scale tours agents together',
      goesBy: ['scale'],
      monthly: 135_000,
      yearly: 1_350_000,
      was: { monthly: 175_000, yearly: 1_750_000 },
      contents: 'Enterprise tours and Professional AI',
    },
  ],
};

export const enginePlans: PlanFamily = {
  id: 'engine',
  name: 'Intelligence engine plans',
  asked: 'intelligence engine plans',
  also: 'property',
  monthlyLabel: 'a month',
  yearlyLabel: 'a year',
  plans: [
    {
      id: 'engine-basic',
      name: 'Basic Explorer',
      also: 'explorer individual intelligence engine',
      goesBy: ['basic', 'explorer'],
      monthly: 999,
      yearly: 9_990,
      contents: '100 AI queries a month in 5 languages',
    },
    {
      id: 'engine-smart',
      name: 'Smart Investor',
      also: 'investor individual intelligence engine',
      goesBy: ['smart', 'investor'],
      monthly: 2_499,
      yearly: 24_990,
      was: { monthly: 3_499, yearly: 34_990 },
      contents: '500 AI queries a month in 12+ languages',
    },
    {
      id: 'engine-pro',
      name: 'Pro Researcher',
      also: 'researcher individual intelligence engine',
      goesBy: ['pro', 'researcher'],
      monthly: 4_999,
      yearly: 49_990,
      contents: 'unlimited queries, all languages and limited API access',
    },
    {
      id: 'engine-team',
      name: 'Team Starter',
      also: 'team business intelligence engine',
      goesBy: ['team', 'starter'],
      monthly: 9_999,
      yearly: 99_990,
      contents: '2,000 queries a month for up to 5 members',
    },
    {
      id: 'engine-business',
      name: 'Business Pro',
      also: 'company business intelligence engine',
      goesBy: ['business', 'pro'],
      monthly: 24_999,
      yearly: 249_990,
      was: { monthly: 34_999, yearly: 349_990 },
      contents: '10,000 queries a month for up to 25 members',
    },
  ],
};

export const planFamilies = [tourPackages, agentPlans, bundles, enginePlans];

/** What is taken off the monthly price, in rupees. */
export function saving({ monthly, was }: Plan): number {
  return was ? was.monthly - monthly : 0;
}

export function planCalled(name: string): Plan {
  const plan = planFamilies.flatMap(({ plans }) => plans).find((one) => one.name === name);
  if (!plan) throw new Error(`There is no plan called ${name}`);
  return plan;
}
