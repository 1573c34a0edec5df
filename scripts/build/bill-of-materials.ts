import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import provider from '../../local-provider/package.json' with { type: 'json' };
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

/** Writes the packages that are installed or bundled with each of the two packages, as CycloneDX. */
export function writeBillsOfMaterials(): void {
  const [command, ...args] = ['npm', 'sbom', '--sbom-format', 'cyclonedx', '--offline'];
  const text = execFileSync(command!, args, {
    cwd: ROOT,
    // Vite sets it to production, for which npm leaves out what development needs, too.
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  write(
    text,
    packageJson.name,
    'dist',
    (each) => !isForDevelopment(each) || isBundled(each, 'dist'),
  );
  write(text, provider.name, 'local-provider/dist', (each) =>
    isBundled(each, 'local-provider/dist'),
  );
}

/** `holds` tells the components of the package. */
function write(
  text: string,
  name: string,
  folder: string,
  holds: (each: Component) => boolean,
): void {
  const bill = JSON.parse(text.replaceAll(`${packageJson.name}@`, `${name}@`)) as BillOfMaterials;
  // The same sources give the same file.
  delete bill.serialNumber;
  delete bill.metadata.timestamp;
  // npm takes the name of the folder.
  bill.metadata.component.name = name;
  bill.components = bill.components.filter(holds);
  const refs = new Set(bill.components.map((each) => each['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref) || ref.startsWith(`${name}@`))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  writeFileSync(join(ROOT, folder, 'sbom.cdx.json'), JSON.stringify(bill, null, 2) + '\n');
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development');
}

/** Whether a package is part of the scripts of a folder. */
function isBundled({ name, version }: Component, folder: string): boolean {
  const file = join(ROOT, folder, LICENCES_FILE);
  return readFileSync(file, 'utf8').split('\n').includes(`${name} ${version}`);
}
