import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatRupees } from '../../../host-site/amounts.js';
import { company } from '../../../host-site/content/company.js';
import { intelligencePlans } from '../../../host-site/content/intelligence-prices.js';
import { agentPlans, bundles, tourPlans } from '../../../host-site/content/prices.js';
import { knowledgeAnswers } from '../../../local-provider/answers/knowledge-answers.js';
import { drawSite } from '../../../scripts/site/build-site.js';
import { answerTo } from '../../local-provider/answers/answer-to.js';
import { shared } from '../../support/shared.js';
import { temporaryFolder } from '../../support/temporary-folder.js';

const { engine } = shared({
  async engine() {
    const folder = temporaryFolder();
    await drawSite(folder);
    return knowledgeAnswers(folder);
  },
});

test('the assistant knows the price of every plan, by the month and by the year', async () => {
  const engines = [...intelligencePlans.individual, ...intelligencePlans.business];
  for (const { name, price } of [...tourPlans, ...agentPlans, ...bundles, ...engines]) {
    if (price === 'Custom') continue;
    const answer = await answerTo(engine, `How much is ${name}?`);
    for (const amount of [price.monthly, price.yearly])
      assert.ok(answer.includes(formatRupees(amount)), `${name}: ${answer}`);
  }
});

test('the assistant answers from the pages, and links to them', async () => {
  for (const [question, ...parts] of [
    ['What do virtual tours cost?', '₹20,000', '₹35,000', '(/pricing#tours-title)'],
    ['Is there a free trial?', '7 days', '(/pricing-strategy)'],
    ['When are you open?', company.hours, '(/contact)'],
    ['What is your phone number?', company.phone, '(/contact)'],
    ['Where are your offices?', 'Bangalore', 'Mumbai', '(/contact#offices-title)'],
    ['What happens to my data?', 'AES-256', '(/legal)'],
    ['Do you offer a money-back guarantee?', '30-day money-back guarantee'],
    ['What is a virtual tour and what does an AI agent cost?', 'tour', '₹30,000'],
  ] as const) {
    const answer = await answerTo(engine, question);
    for (const part of parts) assert.ok(answer.includes(part), `${question} ${answer}`);
  }
});
