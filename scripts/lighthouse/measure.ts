import { CATEGORIES, type Category, type LighthouseResult } from './installed-lighthouse.js';

/** From 0 to 100, in each category. */
export type Scores = Readonly<Record<Category, number>>;

/** What every page has to reach. */
export const LEAST: Scores = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export interface Measurement {
  readonly scores: Scores;
  /** What cost a point, each with what Lighthouse says of it. */
  readonly findings: readonly string[];
  /** The whole report, as HTML. */
  readonly report: string;
}

export function measurementOf({ lhr, report }: LighthouseResult): Measurement {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const findings = CATEGORIES.filter((name) => scores[name] < 100).flatMap((name) =>
    lhr.categories[name].auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => lhr.audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.995)
      .map((audit) => `${name}: ${audit?.title} ${audit?.displayValue ?? ''}`.trim()),
  );
  return { scores, findings, report };
}

export function isBelow(scores: Scores): boolean {
  return CATEGORIES.some((name) => scores[name] < LEAST[name]);
}

/** Of an odd number of measurements of one page, the one in the middle by performance. */
export function middleOf(measurements: readonly Measurement[]): Measurement {
  const sorted = measurements.toSorted(
    (one, other) => one.scores.performance - other.scores.performance,
  );
  return sorted[Math.floor(sorted.length / 2)]!;
}
