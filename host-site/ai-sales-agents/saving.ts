import { savings } from '../content/agents.js';

export interface Saving {
  /** The monthly cost of the sales team, in whole rupees, at least 0. */
  readonly teamCost: number;
  /** Rupees a month; nothing when the team costs less than the agent. */
  readonly monthly: number;
  readonly annual: number;
}

/** The largest team cost, since the input has no maximum. */
const MOST = 1e300;

/** What an agent saves against a team of this monthly cost, in whole rupees. */
export function savingAgainst(typed: number): Saving {
  const teamCost = Math.max(0, Math.min(Math.round(typed), MOST));
  const monthly = Math.max(0, teamCost - savings.agentCost);
  return { teamCost, monthly, annual: 12 * monthly };
}
