import { formatRupees, percentOff } from '../amounts.js';
import type { PeriodPrice, Plan } from './content-model.js';

export const PERIODS = ['monthly', 'yearly'] as const;
export type Period = (typeof PERIODS)[number];

/** The saving of a year against twelve months. */
export const YEARLY_SAVING = '17%';

/** Prices in rupees that several pages name. */
export const priceList = {
  basicTour: { monthly: 20_000, yearly: 200_000 },
  premiumTour: { monthly: 35_000, yearly: 350_000 },
  starterAi: { monthly: 30_000, yearly: 300_000 },
  /** Before the launch offer. */
  starterAiBefore: { monthly: 50_000, yearly: 500_000 },
  basicExplorer: { monthly: 999, yearly: 9_990 },
} as const;

/** Contents of the tour packages, alike wherever they are offered. */
export const tourContents = {
  basic: ['1 unit', '5 custom hotspots', 'Basic analytics'],
  premium: [
    'Multiple units',
    'Unlimited hotspots',
    'VR',
    'Advanced analytics',
    'Branding',
    'Floor plans',
    'WhatsApp integration',
  ],
};

const PERIOD_NAMES = { monthly: 'month', yearly: 'year' } as const;

/** What a plan costs less than before, or than its parts. */
export function savingOf(plan: Plan<PeriodPrice | 'Custom'>, period: Period): string | undefined {
  const { price, originalPrice, saving } = plan;
  if (!originalPrice || price === 'Custom') return undefined;
  return saving === 'amount'
    ? `Saves ${formatRupees(originalPrice[period] - price[period])} a ${PERIOD_NAMES[period]}`
    : `${percentOff(originalPrice.monthly, price.monthly)}% OFF`;
}
