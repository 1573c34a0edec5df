import { formatRupees } from '../../amounts.js';
import { priceList } from '../price-list.js';
import { claims } from '../claims.js';
import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `Prices of the property intelligence engine from ${formatRupees(priceList.basicExplorer.monthly)} a month | ${company.name}`,
  description: `Individual and business plans, add-ons and what a query is. Every paid plan starts with ${claims.trial.length} and ${claims.trial.queries} queries free, without a credit card.`,
};
