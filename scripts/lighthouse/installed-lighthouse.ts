import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Lighthouse brings two hundred packages: they are installed when it is first run, and for it alone. */
const FOLDER = fileURLToPath(new URL('../../.cache/lighthouse', import.meta.url));
const LOCK = 'package-lock.json';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What is read of a finding of Lighthouse's. */
export interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  /** In milliseconds, or whatever the finding is about. */
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

/** What the audit `network-requests` has of each request. */
export interface NetworkRequest {
  readonly resourceType?: string;
  /** In bytes, with headers. */
  readonly transferSize?: number;
}

export interface LighthouseResult {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<
      Record<
        Category,
        {
          /** From 0 to 1. */
          readonly score: number | null;
          readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
        }
      >
    >;
    readonly audits: Readonly<Record<string, Audit>>;
  };
  readonly report: string;
}

type Lighthouse = (
  url: string,
  flags: {
    readonly port: number;
    readonly onlyCategories: readonly Category[];
    readonly output: 'html';
    readonly logLevel: 'error';
  },
) => Promise<LighthouseResult | undefined>;

/**
 * Lighthouse in the version of this folder's lock file.
 * @throws Error when it cannot be installed.
 */
export async function installedLighthouse(): Promise<Lighthouse> {
  const wanted = await readFile(new URL(LOCK, import.meta.url), 'utf8');
  const entry = `${FOLDER}/node_modules/lighthouse/core/index.js`;
  const installed = await readFile(`${FOLDER}/${LOCK}`, 'utf8').catch(() => '');
  if (installed !== wanted || !(await readFile(entry).catch(() => null))) {
    await mkdir(FOLDER, { recursive: true });
    for (const file of ['package.json', LOCK])
      await copyFile(new URL(file, import.meta.url), `${FOLDER}/${file}`);
    // By a shell, without which Windows does not find npm.
    const { status } = spawnSync('npm ci --no-audit --no-fund', {
      cwd: FOLDER,
      stdio: 'inherit',
      shell: true,
    });
    if (status !== 0) throw new Error(`Lighthouse could not be installed into ${FOLDER}`);
  }
  const module = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  return module.default;
}
