/** The oldest supported minor of each Node release line, as required by Vite, Storybook and ESLint. */
const MINIMUM: readonly (readonly [major: number, minor: number])[] = [
  [20, 19],
  [22, 13],
];

/** Why this Node version cannot be used, or null. Packages that need a newer one fail on import. */
export function refusalOfNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const line = MINIMUM.find(([known]) => known === major);
  const isLater = MINIMUM.every(([known]) => known < major);
  if (line ? minor >= line[1] : isLater) return null;
  return `Node 20.19 or a later 20, or 22.13 or later, is required; this is ${version}.`;
}
