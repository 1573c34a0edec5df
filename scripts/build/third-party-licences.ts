import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** In which those who build something into a page look for the terms of what is in it. */
export const LICENCES_FILE = 'THIRD-PARTY-LICENSES.txt';

/** These are published as one file with their dependencies in it, of which no build is told. */
const PUBLISHED_IN_ONE_FILE: readonly string[] = ['@daily-co/daily-js'];

/** What a package says of itself. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Writes the terms of all packages that others have written beside the scripts that they are in. */
export function thirdPartyLicences(): Plugin {
  return {
    name: 'third-party-licences',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : [],
      );
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: licencesOf(modules) });
    },
  };
}

/**
 * The packages that these modules are of, each with its terms, in the order of their names.
 *
 * @param modules - The paths of files, of which those outside `node_modules` are nobody else's.
 * @throws Error when a package does not say under which terms it is.
 */
export function licencesOf(modules: readonly string[]): string {
  /** The lines that name packages of the same terms, by these. */
  const named = new Map<string, string[]>();
  for (const [line, terms] of [...packagesOf(modules)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    named.set(terms, [...(named.get(terms) ?? []), line]);
  const sections = [...named].map(([terms, lines]) => `${lines.join('\n')}\n\n${terms}\n`);
  return ['The scripts beside this file have in them:\n', ...sections].join(`\n${RULE}\n\n`);
}

const RULE = '-'.repeat(80);

/** What names each package, with its terms. */
function packagesOf(modules: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const folders = modules.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1] ?? []);
  for (const folder of new Set(folders)) {
    const manifest = manifestOf(folder);
    const name = `${manifest.name} ${manifest.version}`;
    found.set(name, termsOf(folder, manifest));
    if (!PUBLISHED_IN_ONE_FILE.includes(manifest.name)) continue;
    // Their versions are known to those alone who put them in.
    for (const inner of dependenciesOf(folder))
      found.set(`${manifestOf(inner).name}, in ${name}`, termsOf(inner, manifestOf(inner)));
  }
  return found;
}

/** The folder of the innermost package that a file is of. */
const PACKAGE = /^([^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folders of all that a package depends on, however far. */
function dependenciesOf(folder: string, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const dependency = dependencyOf(folder, name);
    if (found.has(dependency)) continue;
    found.add(dependency);
    dependenciesOf(dependency, found);
  }
  return found;
}

/** Where Node would find a package that is not asked for a file. */
function dependencyOf(folder: string, name: string): string {
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    const candidate = join(above, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  throw new Error(`${name}, on which ${folder} depends, is not installed: run npm ci`);
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The package's own files of its terms, or what its manifest says where it has none. */
function termsOf(folder: string, { name, license, author }: Manifest): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  if (texts.length > 0)
    return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
  if (!license) throw new Error(`${name} in ${folder} does not say under which licence it is`);
  const by = typeof author === 'string' ? author : author?.name;
  return `${license}${by ? `, by ${by}` : ''}`;
}
