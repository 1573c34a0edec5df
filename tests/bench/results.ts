import type { IdleCost } from './scenarios/idle.js';
import type { LauncherCost } from './scenarios/launcher.js';
import type { LongConversationCost } from './scenarios/long-conversation.js';
import { median } from './median.js';

/** What streaming one answer cost, in the middle of some runs. */
export interface StreamingResult {
  readonly cpu: number;
  readonly style: number;
  readonly layout: number;
  /** What the last tenth cost of what the first one did. */
  readonly lastToFirst: number;
  readonly longTasks: number;
}

/** A measurement of one subject; `over` when it took longer than that many milliseconds. */
export type Result<Cost> = Cost | { readonly over: number } | { readonly failed: string };

/** Results of subjects by their ids. */
export type Column<Cost> = Record<string, Result<Cost>>;

/** What a whole run has found. */
export interface Results {
  readonly browser: string;
  readonly date: string;
  /** Of the machine, over the last minute, when the run began and when it ended. */
  load: readonly number[];
  readonly runs: number;
  launcher?: Column<LauncherCost>;
  /** By the count of chunks and the pace, such as `1000 at 5 ms`. */
  streaming?: Record<string, Column<StreamingResult>>;
  idle?: Column<IdleCost>;
  /** By the count of messages before. */
  long?: Record<string, Column<LongConversationCost>>;
}

/** Takes the median of each number of some costs. */
export function middle<Cost extends object>(costs: readonly Cost[]): Cost {
  const names = Object.keys(costs[0]!) as (keyof Cost)[];
  const entries = names.map((name) => {
    const values = costs.map((cost) => cost[name]);
    if (values.every((value) => typeof value === 'number'))
      return [name, Math.round(median(values as number[]) * 100) / 100];
    const objects = values.filter((value) => typeof value === 'object' && value !== null);
    return [name, objects.length ? middle(objects as object[]) : null];
  });
  return Object.fromEntries(entries) as Cost;
}
