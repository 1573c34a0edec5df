import lock from '../package-lock.json' with { type: 'json' };
import provider from '../local-provider/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };

/**
 * Rejects licences with duties for the page, and scripts that run when this package is installed,
 * among everything that is installed or bundled with it.
 */
const LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Packages that are installed for the local provider, with licences of their own. */
const OPTIONAL_LICENCES: Readonly<Record<string, string>> = {
  'espeak-ng': 'GPL-3.0-or-later',
  'node-datachannel': 'MPL 2.0',
};

interface Installed {
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const optional = Object.keys({ ...packageJson.peerDependencies, ...provider.peerDependencies });

for (const [path, found] of Object.entries<Installed>(lock.packages)) {
  const name = path.replace(/^.*node_modules\//, '');
  if (found.dev && !optional.includes(name)) continue;
  const { license = 'none', hasInstallScript } = found;
  if (!LICENCES.includes(license) && OPTIONAL_LICENCES[name] !== license)
    reject(`${path}: the licence ${license} is not in the list of scripts/check-dependencies.ts`);
  if (hasInstallScript) reject(`${path}: it runs a script when it is installed`);
}

function reject(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
