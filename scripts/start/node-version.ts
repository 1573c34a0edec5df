import { readFileSync } from 'node:fs';

const PACKAGE = new URL('../../package.json', import.meta.url);

/**
 * What there is to say against this version of Node, if anything. To be asked before anything else is
 * imported: packages that need a newer one fail as soon as they are, with words for nobody.
 */
export function refusalOfNode(version: string): string | null {
  const { engines } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { engines: { node: string } };
  const needed = engines.node.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = needed.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return null;
  return `Node ${needed} or later is needed; this is ${version}.`;
}
