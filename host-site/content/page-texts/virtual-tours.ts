import { formatRupees } from '../../amounts.js';
import { priceList } from '../price-list.js';
import { company } from '../company.js';
import type { PageText } from '../page-text.js';

export const text: PageText = {
  title: `360° virtual property tours from ${formatRupees(priceList.basicTour.monthly)} a project | ${company.name}`,
  description:
    'Walk through three sample homes, see what changes against traditional site visits, and compare the Basic and Premium tour packages.',
};
