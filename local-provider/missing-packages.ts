import packageJson from './package.json' with { type: 'json' };

/** Peer dependencies: native parts, which the provider names before it needs them. */
const NEEDED = ['node-datachannel', 'opusscript'] as const;

/** Packages are missing. The message has the command that installs them. */
export class MissingPackagesError extends Error {
  override readonly name = 'MissingPackagesError';

  constructor(readonly packages: readonly string[]) {
    const { peerDependencies }: { peerDependencies: Record<string, string> } = packageJson;
    const wanted = packages.map((name) => `"${name}@${peerDependencies[name]}"`);
    super(
      `The local provider needs ${packages.join(', ')}: npm install --save-dev ${wanted.join(' ')}`,
    );
  }
}

/** @throws MissingPackagesError */
export function checkPackages(isThere: (name: string) => boolean = isInstalled): void {
  const missing = NEEDED.filter((name) => !isThere(name));
  if (missing.length > 0) throw new MissingPackagesError(missing);
}

/** Whether a package can be imported here. */
export function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}
