import { execFileSync } from 'node:child_process';
import { ROOT } from '../../scripts/build/root.js';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The paths that changed since the last recorded release run, in which every consumer was built. */
function changedPaths(): string[] {
  if (git('rev-parse', '--is-shallow-repository') === 'true') return [''];
  const recorded = git('log', '-1', '--format=%H', '--', 'tests/results.json');
  return recorded ? git('diff', '--name-only', recorded).split('\n') : [''];
}

const changed = process.env['CONSUMERS'] === 'changed' ? changedPaths() : undefined;

/** The reason to skip a consumer: nothing below these paths has changed since the last release run. */
export function unchanged(...paths: readonly string[]): string | false {
  const isDue =
    !changed || changed.some((each) => !each || paths.some((path) => each.startsWith(path)));
  return !isDue && 'unchanged since the last release run';
}
