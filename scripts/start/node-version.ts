/**
 * The least of each line of Node with which a clone can be worked on, as Vite, Storybook and ESLint
 * have it in their `engines`; later lines will do. Users of the package need what its own say.
 */
const LEAST: readonly (readonly [major: number, minor: number])[] = [
  [20, 19],
  [22, 13],
];

/**
 * What there is to say against this version of Node, if anything. To be asked before anything else is
 * imported: packages that need a newer one fail as soon as they are, with words for nobody.
 */
export function refusalOfNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const line = LEAST.find(([known]) => known === major);
  const isLater = LEAST.every(([known]) => known < major);
  if (line ? minor >= line[1] : isLater) return null;
  const needed = LEAST.map((each) => each.join('.')).join(' or later of its line, or ');
  return `Node ${needed} or later, is needed; this is ${version}.`;
}
