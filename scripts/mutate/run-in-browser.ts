import { availableParallelism } from 'node:os';
import { startTestRunner, type TestRunnerGroupConfig, type TestSession } from '@web/test-runner';
import { bundleTests } from '../test/bundle-tests.js';
import { configOf, plugins } from '../test/web-test-runner.js';
import type { Instrumented } from './mutants.js';

/** No test of a single module takes this long. */
const TEST_TIMEOUT_MS = 10_000;
const PAGE_TIMEOUT_MS = 240_000;

/** Pages at the same time for each processor: a page whose mutant stops something waits for its timeouts. */
const PAGES_PER_PROCESSOR = 2;

/** A page that runs one test file. */
export interface Page {
  readonly file: string;
  /** The ids of the mutants that take turns. */
  readonly mutants: readonly string[];
  /** Whether its only mutant is active while modules are loaded. */
  readonly isStatic: boolean;
}

/** The ids of the mutants that had their turn, of those that a test noticed, and of those that need no other page. */
interface Outcome {
  readonly tried: readonly string[];
  readonly killed: readonly string[];
  readonly settled: readonly string[];
}

const ignore = () => undefined;

/** Web Test Runner's progress is of no use here: most pages are meant to fail. */
const SILENT = {
  log: ignore,
  debug: ignore,
  error: ignore,
  warn: ignore,
  group: ignore,
  groupEnd: ignore,
  logSyntaxError: ignore,
};

/**
 * Runs tests in the browser. A page leaves out the mutants that another has killed before it starts. It
 * ends early if a mutant hangs it, or leaves it in a state in which its tests fail.
 */
export async function runPages(
  pages: readonly Page[],
  instrumented: Instrumented,
  isKilled: (mutant: string) => boolean,
  onPage: (page: Page, outcome: Outcome) => void,
): Promise<void> {
  if (!pages.length) return;
  const config = await configOf('chromium');
  const files = [...new Set(pages.map(({ file }) => file))];
  const bundles = await bundleTests(files, new Map([...instrumented, FEW_RUNS]));
  const runner = await startTestRunner({
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
    config: {
      ...config,
      concurrency: PAGES_PER_PROCESSOR * availableParallelism(),
      middleware: [...config.middleware!, bundles],
      files: undefined,
      groups: pages.map((page, index) => groupOf(page, index, isKilled)),
      reporters: [],
      logger: SILENT,
      testsFinishTimeout: PAGE_TIMEOUT_MS,
      testFramework: {
        path: new URL('page.js', import.meta.url).pathname,
        config: { timeout: TEST_TIMEOUT_MS },
      },
      plugins: plugins(),
    } as never,
  });
  if (!runner) throw new Error('The browser tests could not be started');
  runner.sessions.on('session-status-updated', (session: TestSession) => {
    const page = pages[Number(session.group.name)];
    if (session.status === 'FINISHED' && page) onPage(page, outcomeOf(session, page));
  });
  await new Promise((resolve) => runner.on('stopped', resolve));
}

function outcomeOf({ passed, testResults }: TestSession, { mutants, isStatic }: Page): Outcome {
  // Uncaught errors count too, if they can only be due to one mutant.
  if (isStatic) return { tried: mutants, killed: passed ? [] : mutants, settled: mutants };
  const tests = testResults?.tests ?? [];
  const named = (some: typeof tests) => some.map(({ name }) => name);
  return {
    tried: named(tests),
    killed: named(tests.filter(({ passed }) => !passed)),
    settled: named(tests.filter(({ skipped }) => !skipped)),
  };
}

function groupOf(
  { file, mutants, isStatic }: Page,
  index: number,
  isKilled: (mutant: string) => boolean,
): TestRunnerGroupConfig {
  return {
    name: String(index),
    files: [file],
    testRunnerHtml: (framework) => {
      const task = { mutants: mutants.filter((id) => !isKilled(id)), isStatic };
      return (
        `<!DOCTYPE html><html><head>` +
        `<script>globalThis.__mutation__ = ${JSON.stringify(task)}</script>` +
        `</head><body><script type="module" src="${framework}"></script></body></html>`
      );
    },
  };
}

/** Tests of properties try few random cases: most mutants fail in the first. */
const FEW_RUNS = [
  'tests/support/runs.ts',
  'export const runs = (all) => Math.ceil(all / 40);',
] as const;
