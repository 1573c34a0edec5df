import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockOf } from '../../../core/blocks/block.js';
import { RESULT_LIMIT } from '../../../core/tools/run-tools.js';
import { formatRupees } from '../../../host-site/amounts.js';
import { agentPlans, bundles } from '../../../host-site/content/prices.js';
import { priceCards, priceTool } from '../../../host-site/assistant/price-tool.js';

test('the facts of every plan are a card, and short enough for a result', async () => {
  const context = { signal: new AbortController().signal };
  for (const plan of priceCards.keys()) {
    const result = priceTool.execute({ plan }, context) as object;
    assert.ok(await blockOf({ type: 'card', ...result }), plan);
    assert.ok(JSON.stringify(result).length <= RESULT_LIMIT, plan);
  }
});

test('the card of a plan that was dearer before says so', () => {
  for (const { name, originalPrice: was } of [...agentPlans, ...bundles])
    if (was)
      assert.ok(priceCards.get(name)?.text.includes(`before ${formatRupees(was.monthly)}`), name);
  assert.match(
    priceCards.get('Scale Bundle')?.text ?? '',
    /before ₹1,75,000. Saves ₹40,000 a month/,
  );
});
