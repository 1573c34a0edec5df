import { formatRupees } from '../../amounts.js';
import { priceList } from '../price-list.js';
import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `Prices of virtual tours, AI agents and bundles | ${company.name}`,
  description: `Virtual tour packages from ${formatRupees(priceList.basicTour.monthly)} a project, AI agent plans from ${formatRupees(priceList.starterAi.monthly)} a month, and bundles of both. No setup fees, cancel anytime.`,
};
