import { createContext, useContext } from 'react';

/** The sections that the site holds back, each shown by turning its flag on. */
export const flags = {
  /** Home: the return-on-investment calculator. */
  roiCalculator: false,
  /** Home: the builders' logos. */
  logoStrip: false,
  /** Pricing: questions and answers. */
  pricingFaq: false,
  /** Pricing: the return-on-investment block. */
  pricingRoi: false,
  /** About: the company's timeline. */
  timeline: false,
  /** Contact: the offices with their addresses. */
  offices: false,
  /** Contact: the map of the offices. */
  map: false,
};

export type Flags = Readonly<Record<keyof typeof flags, boolean>>;

export const FlagsContext = createContext<Flags>(flags);

export function useFlag(name: keyof Flags): boolean {
  return useContext(FlagsContext)[name];
}
