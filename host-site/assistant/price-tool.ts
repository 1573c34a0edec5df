import type { AssistantTool } from 'voice-assistant/core';
import { formatRupees } from '../amounts.js';
import type { Plan } from '../content/content-model.js';
import { savingOf } from '../content/price-list.js';
import { agentPlans, bundles, tourPeriodLabels, tourPlans } from '../content/prices.js';
import { inputs } from './tool-inputs.js';

const MONTHLY = 'per month';

/** What the card of each plan shows, by the name of the plan. */
export const priceCards = new Map(
  [
    ...tourPlans.map((plan) => cardOf(plan, tourPeriodLabels.monthly)),
    ...[...agentPlans, ...bundles].map((plan) => cardOf(plan, MONTHLY)),
  ].map((card) => [card.title, card]),
);

/** Looks up a plan. Its facts are a card that the assistant can show. */
export const priceTool: AssistantTool = {
  name: 'look_up_price',
  title: 'Look up a price',
  description: 'Returns the price and the features of a plan as arguments for show_card',
  inputSchema: inputs({ plan: { title: 'Plan', enum: [...priceCards.keys()] } }),
  readOnly: true,
  execute: ({ plan }) => ({ id: 'price', cards: [priceCards.get(String(plan))] }),
};

function cardOf(plan: Plan, period: string) {
  const { name, price, originalPrice: was, features } = plan;
  const before = was ? `, before ${formatRupees(was.monthly)}. ${savingOf(plan, 'monthly')}` : '';
  return {
    title: name,
    text: `${formatRupees(price.monthly)} ${period}${before}\n${features.join(' · ')}`,
    link: { label: 'All prices', url: '/pricing' },
    button: { label: 'Book a demo', text: `I would like a demo of ${name}.` },
  };
}
