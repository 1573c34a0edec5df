import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The conventional name, next to the scripts. */
export const LICENCES_FILE = 'THIRD-PARTY-LICENSES.txt';

/** Packages that bundle their dependencies, which the build therefore does not see. */
const PUBLISHED_IN_ONE_FILE: readonly string[] = ['@daily-co/daily-js'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Writes the licences of all bundled packages next to the scripts. */
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
 * The licences of the packages that contain some modules, sorted by package name.
 *
 * @param modules - Paths; those outside of `node_modules` are ignored.
 * @throws Error if a package has no licence.
 */
export function licencesOf(modules: readonly string[]): string {
  /** The names of packages, by licence text. */
  const named = new Map<string, string[]>();
  for (const [line, terms] of [...packagesOf(modules)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    named.set(terms, [...(named.get(terms) ?? []), line]);
  const sections = [...named].map(([terms, lines]) => `${lines.join('\n')}\n\n${terms}\n`);
  return ['The scripts in this folder contain:\n', ...sections].join(`\n${RULE}\n\n`);
}

const RULE = '-'.repeat(80);

/** The licence texts, by package name and version. */
function packagesOf(modules: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const folders = modules.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1] ?? []);
  for (const folder of new Set(folders)) {
    const manifest = manifestOf(folder);
    const name = `${manifest.name} ${manifest.version}`;
    found.set(name, termsOf(folder, manifest));
    if (!PUBLISHED_IN_ONE_FILE.includes(manifest.name)) continue;
    // The versions of bundled dependencies are unknown.
    for (const inner of dependenciesOf(folder))
      found.set(`${manifestOf(inner).name}, in ${name}`, termsOf(inner, manifestOf(inner)));
  }
  return found;
}

/** Matches the folder of the innermost package of a file. */
const PACKAGE = /^([^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folders of all direct and indirect dependencies. */
function dependenciesOf(folder: string, found = new Set<string>()): Set<string> {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const dependency = dependencyOf(folder, name);
    if (found.has(dependency)) continue;
    found.add(dependency);
    dependenciesOf(dependency, found);
  }
  return found;
}

/** The folder that Node would resolve a dependency to. */
function dependencyOf(folder: string, name: string): string {
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    const candidate = join(above, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  throw new Error(`${name}, a dependency of ${folder}, is not installed: run npm ci`);
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The package's licence files, or the licence that its manifest names. */
function termsOf(folder: string, { name, license, author }: Manifest): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  if (texts.length > 0)
    return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
  if (!license) throw new Error(`${name} in ${folder} has no licence`);
  const by = typeof author === 'string' ? author : author?.name;
  return `${license}${by ? `, by ${by}` : ''}`;
}
