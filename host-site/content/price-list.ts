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
