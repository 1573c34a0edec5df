import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

/** Matches the folder of the innermost package of a file. */
const PACKAGE = /^([^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

const RULE = '-'.repeat(80);

/**
 * The licences of the packages that contain some modules, sorted by package name.
 *
 * @param modules - Paths; those outside of `node_modules` are ignored.
 * @throws Error if a package has no licence.
 */
export function licencesOf(modules: readonly string[]): string {
  const folders = modules.flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1] ?? []);
  /** The licence texts, by package. */
  const terms = new Map<string, string>();
  for (const folder of new Set(folders)) {
    const { name, version } = manifestOf(folder);
    terms.set(`${name} ${version}`, termsOf(folder));
    if (!PUBLISHED_IN_ONE_FILE.includes(name)) continue;
    // The versions of bundled dependencies are unknown.
    for (const inner of dependenciesOf(folder))
      terms.set(`${manifestOf(inner).name}, in ${name} ${version}`, termsOf(inner));
  }
  const sorted = [...terms.keys()].sort();
  const sections = [...new Set(sorted.map((name) => terms.get(name)))].map((text) => {
    const names = sorted.filter((name) => terms.get(name) === text);
    return `${names.join('\n')}\n\n${text}\n`;
  });
  return ['The scripts in this folder contain:\n', ...sections].join(`\n${RULE}\n\n`);
}

/** The folders of all direct and indirect dependencies. */
function dependenciesOf(folder: string, found = new Set<string>()): Set<string> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const candidates = resolve.paths(`${name}/`)!.map((modules) => join(modules, name));
    const dependency = candidates.find((each) => existsSync(join(each, 'package.json')));
    if (!dependency)
      throw new Error(`${name}, a dependency of ${folder}, is not installed: run npm ci`);
    if (found.has(dependency)) continue;
    found.add(dependency);
    dependenciesOf(dependency, found);
  }
  return found;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The package's licence files, or the licence that its manifest names. */
function termsOf(folder: string): string {
  const { name, license, author } = manifestOf(folder);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8'));
  if (texts.length > 0)
    return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
  if (!license) throw new Error(`${name} in ${folder} has no licence`);
  const by = typeof author === 'string' ? author : author?.name;
  return `${license}${by ? `, by ${by}` : ''}`;
}
