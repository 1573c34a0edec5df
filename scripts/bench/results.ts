import type { CallCost } from './scenarios/call.js';
import type { CallStartCost } from './scenarios/call-start.js';
import type { IdleCost } from './scenarios/idle.js';
import type { LauncherCost } from './scenarios/launcher.js';
import type { LongConversationCost } from './scenarios/long-conversation.js';
import type { SiteCost } from './scenarios/site.js';
import type { StreamingCost } from './scenarios/streaming.js';
import type { MemoryCost } from './scenarios/memory.js';
import type { TogglingCost } from './scenarios/toggling.js';
import { median } from './median.js';

/** The work that did not finish within that many milliseconds. */
export interface Over {
  readonly over: number;
}

/** A measurement of one subject. */
export type Result<Cost extends object> = Cost | Over | { readonly failed: string };

/** Results of subjects by their ids. */
export type Column<Cost extends object> = Record<string, Result<Cost>>;

/** Measurements taken side by side, and the load of the machine. */
export interface Taken<Cost extends object> {
  readonly date: string;
  /** The version of Chromium. */
  readonly browser: string;
  /** The cost of a subject is the median of so many. */
  readonly runs: number;
  /** Of the machine, over the last minute, when this began and when it ended. */
  readonly load: readonly [before: number, after: number];
  readonly costs: Column<Cost>;
}

/** All that was found, in one run or in several. */
export interface Results {
  launcher?: Taken<LauncherCost>;
  /** By the count of chunks and the pace, such as `1000 at 5 ms`. */
  streaming?: Record<string, Taken<StreamingCost>>;
  idle?: Taken<IdleCost>;
  /** By the count of messages before. */
  long?: Record<string, Taken<LongConversationCost>>;
  toggling?: Taken<TogglingCost>;
  memory?: Taken<MemoryCost>;
  calls?: Taken<CallCost>;
  callStart?: Taken<CallStartCost>;
  site?: Taken<SiteCost>;
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

export function isOver(result: object): result is Over {
  return 'over' in result;
}

export function isFailed(result: object): result is { readonly failed: string } {
  return 'failed' in result;
}
