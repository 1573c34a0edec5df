import { loadavg } from 'node:os';
import {
  isFailed,
  isOver,
  middle,
  type Column,
  type Over,
  type Result,
  type Taken,
} from './results.js';
import type { Subject } from './subjects/subject.js';

/** The subjects that are measured side by side. */
export interface Plan<Cost extends object> {
  readonly name: string;
  readonly subjects: readonly Subject[];
  readonly runs: number;
  /** Makes ready for all of it. */
  open(): Promise<Scene<Cost>>;
}

/** The page in which the subjects are measured in turn. */
export interface Scene<Cost extends object> {
  measure(subject: Subject): Promise<Cost | Over>;
  close(): Promise<void>;
}

/** Measures all subjects in turn, again and again, so that what befalls the machine befalls all. */
export async function takeColumn<Cost extends object>(
  plan: Plan<Cost>,
  browser: string,
  reported: (step: string) => void,
): Promise<Taken<Cost>> {
  const before = loadNow();
  const scene = await plan.open();
  try {
    const costs = await costsOf(plan, scene, reported);
    const date = new Date().toISOString();
    return { date, browser, runs: plan.runs, load: [before, loadNow()], costs };
  } finally {
    await scene.close();
  }
}

async function costsOf<Cost extends object>(
  { name, subjects, runs }: Plan<Cost>,
  scene: Scene<Cost>,
  reported: (step: string) => void,
): Promise<Column<Cost>> {
  const costs = new Map<string, Cost[]>();
  const given: Column<Cost> = {};
  for (let run = 1; run <= runs; run++)
    for (const subject of subjects) {
      // What failed or was too slow once is not waited for again.
      if (given[subject.id]) continue;
      reported(`${name}, run ${run} of ${runs}: ${subject.name}`);
      const result: Result<Cost> = await scene.measure(subject).catch((error: unknown) => ({
        failed: String(error).split('\n')[0]!,
      }));
      if (isFailed(result)) reported(`  ${result.failed}`);
      if (isOver(result) || isFailed(result)) given[subject.id] = result;
      else costs.set(subject.id, [...(costs.get(subject.id) ?? []), result]);
    }
  for (const [id, each] of costs) given[id] ??= middle(each);
  return given;
}

function loadNow(): number {
  return Math.round(loadavg()[0]! * 10) / 10;
}
