import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolFile } from '../../scripts/tool-file.js';

/** The environment that a story's tags ask for. */
export type Surrounding = 'phone' | 'forced-colors' | 'reduced-motion';

export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly surroundings: readonly Surrounding[];
}

const SURROUNDINGS: readonly Surrounding[] = ['phone', 'forced-colors', 'reduced-motion'];

/**
 * Builds Storybook as static files.
 *
 * @throws Error with the output of the tool that failed.
 */
export function buildStorybook(project: string, folder: string): void {
  const run = (tool: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [toolFile(tool), ...args], {
      cwd: project,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${tool} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  };
  run('cem', 'analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet');
  run('storybook', 'build', '--output-dir', folder, '--disable-telemetry', '--quiet');
}

/** The stories of a built Storybook, without those that are no state of the machine. */
export function storiesIn(folder: string): IndexedStory[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<
      string,
      { id: string; title: string; name: string; type: string; tags: string[] }
    >;
  };
  return Object.values(index.entries)
    .filter(({ type, tags }) => type === 'story' && !tags.includes('no-state'))
    .map(({ id, title, name, tags }) => ({
      id,
      title,
      name,
      surroundings: SURROUNDINGS.filter((each) => tags.includes(each)),
    }));
}
