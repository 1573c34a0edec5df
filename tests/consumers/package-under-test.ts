import { join } from 'node:path';
import { ROOT } from '../../scripts/build/root.js';
import { temporaryFolder } from '../support/temporary-folder.js';
import { runCommand } from './run-command.js';

/** The package as it would be published. */
export interface PackageUnderTest {
  readonly tarball: string;
  /** The package of the local provider. */
  readonly provider: string;
  /** The paths of the files in it. */
  readonly files: readonly string[];
  /** A folder for consumers, far from this one's `node_modules`. */
  readonly folder: string;
}

/** Packs the latest builds of the packages. */
export async function packPackage(): Promise<PackageUnderTest> {
  const folder = temporaryFolder();
  const [{ filename, files }, provider] = [
    await pack('.', folder),
    await pack('./local-provider', folder),
  ];
  return {
    tarball: join(folder, filename),
    provider: join(folder, provider.filename),
    files: files.map(({ path }) => path),
    folder,
  };
}

async function pack(path: string, to: string): Promise<Packed> {
  const packed = await runCommand(ROOT, 'npm', 'pack', path, '--json', '--pack-destination', to);
  return (JSON.parse(packed) as [Packed])[0];
}

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}
