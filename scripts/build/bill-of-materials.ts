import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT } from './root.js';
import { LICENCES_FILE } from './third-party-licences.js';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

interface BillOfMaterials {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: readonly Component[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** Writes the packages that are installed or bundled with this one, as CycloneDX. */
export function writeBillOfMaterials(): void {
  const [command, ...args] = ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--offline'];
  const text = execFileSync(command!, args, {
    cwd: ROOT,
    // Vite sets it to production, for which npm leaves out what development needs, too.
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const bill = JSON.parse(text) as BillOfMaterials;
  // The same sources give the same file.
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  // npm takes the name of the folder.
  bill.metadata.component.name = packageJson.name;
  bill.components = bill.components.filter((each) => !isForDevelopment(each) || isBundled(each));
  const refs = new Set(bill.components.map((each) => each['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref) || ref.startsWith(`${packageJson.name}@`))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  writeFileSync(join(ROOT, 'dist/sbom.cdx.json'), JSON.stringify(bill, null, 2) + '\n');
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development');
}

/** The local provider's packages are part of its script. */
function isBundled({ name, version }: Component): boolean {
  const file = join(ROOT, 'dist/local-provider', LICENCES_FILE);
  return readFileSync(file, 'utf8').split('\n').includes(`${name} ${version}`);
}
