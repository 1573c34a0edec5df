import { monthlyCostIn } from './figures/monthly-cost.js';
import { projectsIn } from './figures/project-count.js';
import type { KnowledgeEntry } from './knowledge/entry.js';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** The sum that a question asks for, where it names a figure that the entry can be reckoned with. */
export function figuredOut({ reckoned }: KnowledgeEntry, question: string): string | undefined {
  if (reckoned?.kind === 'saving') {
    const cost = monthlyCostIn(question);
    return cost === undefined ? undefined : savingOf(cost, reckoned.instead);
  }
  const count = reckoned && projectsIn(question);
  if (!count) return undefined;
  const lines = reckoned.plans.map(
    ({ name, price }) =>
      `- **${name}**: **${rupees.format(count * price)}**, at ${rupees.format(price)} each`,
  );
  return [`For ${count} projects:`, '', ...lines].join('\n');
}

function savingOf(cost: number, instead: number): string {
  const saved = Math.max(0, cost - instead);
  const against = `A team that costs ${rupees.format(cost)} a month, less ${rupees.format(instead)} for the AI agent,`;
  return saved === 0
    ? `${against} saves nothing.`
    : `${against} saves **${rupees.format(saved)} a month**, ${rupees.format(12 * saved)} a year. The calculator on the [AI agents](/ai-sales-agents) page works it out too.`;
}
