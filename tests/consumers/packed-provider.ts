import packageJson from '../../package.json' with { type: 'json' };
import { exampleOf } from './example.js';
import type { PackageUnderTest } from './package-under-test.js';
import { makeProject, type Project } from './project.js';

/** Where an installed package has the local provider's program. */
export const PROVIDER_PROGRAM = `node_modules/voice-assistant/${packageJson.bin['voice-assistant-provider']}`;

const { 'node-datachannel': datachannel, opusscript } = packageJson.peerDependencies;

/** The project of somebody who installed the package, and what its local provider asked for. */
export async function makeProviderProject(under: PackageUnderTest): Promise<Project> {
  const peers = { 'node-datachannel': datachannel, opusscript };
  return makeProject(under, 'provider', await exampleOf('README.md', ''), peers);
}
