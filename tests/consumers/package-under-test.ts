import { join } from 'node:path';
import { ROOT } from '../../scripts/build/root.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { runCommand } from './run-command.js';

/** The package as it would be published. */
export interface PackageUnderTest {
  readonly tarball: string;
  /** The paths of the files in it. */
  readonly files: readonly string[];
  /** A folder for consumers, far from this one's `node_modules`. */
  readonly folder: string;
}

/** Packs the latest build of the package. */
export async function packPackage(): Promise<PackageUnderTest> {
  const folder = temporaryFolder();
  const packed = await runCommand(ROOT, 'npm', 'pack', '--json', '--pack-destination', folder);
  const [{ filename, files }] = JSON.parse(packed) as [
    { filename: string; files: { path: string }[] },
  ];
  return {
    tarball: join(folder, filename),
    files: files.map(({ path }) => path),
    folder,
  };
}
