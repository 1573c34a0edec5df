import manifest from '../../local-provider/package.json' with { type: 'json' };
import { exampleOf } from './example.js';
import type { PackageUnderTest } from './package-under-test.js';
import { makeProject, type Project } from './project.js';

/** Where an installed package has the local provider's program. */
export const PROVIDER_PROGRAM = `node_modules/${manifest.name}/${manifest.bin['voice-assistant-provider']}`;

const { 'node-datachannel': datachannel, opusscript } = manifest.peerDependencies;

/** The project of somebody who installed both packages, and what the local provider asked for. */
export async function makeProviderProject(under: PackageUnderTest): Promise<Project> {
  const dependencies = { ...providerOf(under), 'node-datachannel': datachannel, opusscript };
  return makeProject(under, 'provider', await exampleOf('README.md', ''), dependencies);
}

/** The dependency on the packed local provider. */
export function providerOf({ provider }: PackageUnderTest): Readonly<Record<string, string>> {
  return { [manifest.name]: `file:${provider}` };
}
