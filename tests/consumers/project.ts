import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PackageUnderTest } from './package-under-test.js';
import { runCommand } from './run-command.js';

/** Somebody's project that has installed the packed package. */
export interface Project {
  readonly folder: string;
  run(command: string, ...args: string[]): Promise<string>;
}

/** Writes a project's files, and installs the package and what else it depends on. */
export async function makeProject(
  { tarball, folder: parent }: PackageUnderTest,
  name: string,
  files: ReadonlyMap<string, string>,
  dependencies: Readonly<Record<string, string>> = {},
): Promise<Project> {
  const folder = join(parent, name);
  const manifest = {
    name,
    private: true,
    type: 'module',
    dependencies: { 'voice-assistant': `file:${tarball}`, ...dependencies },
  };
  const all = new Map([...files, ['package.json', JSON.stringify(manifest, null, 2)]]);
  for (const [path, content] of all) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const project: Project = { folder, run: (...command) => runCommand(folder, ...command) };
  await project.run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');
  return project;
}
