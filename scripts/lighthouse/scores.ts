import { CATEGORIES, type Category, type Report } from './audit-page.js';

/** 0 to 100 in each category. */
export type Scores = Readonly<Record<Category, number>>;

/** The lowest scores allowed for any page. */
export const MINIMUM: Scores = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export function scoresOf({ categories }: Report): Scores {
  const entries = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]);
  return Object.fromEntries(entries) as Record<Category, number>;
}

export function isBelowMinimum(scores: Scores): boolean {
  return CATEGORIES.some((name) => scores[name] < MINIMUM[name]);
}

/** Each audit that cost points, as one line. */
export function findingsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 0.995)
      .map(({ title, displayValue = '' }) => `${name}: ${title} ${displayValue}`.trim()),
  );
}
