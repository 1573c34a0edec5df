import { fileURLToPath } from 'node:url';
import { runSuites } from './test/run-suites.js';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// With --built, as in CI, what is packed has been built from these very sources just now.
if (!process.argv.includes('--built')) await import('./build.js');

/** What somebody builds with the packed package. It installs from the registry, unlike all else. */
process.exitCode = await runSuites(
  [
    {
      name: 'consumers',
      runner: new URL('./test/node-runner.ts', import.meta.url),
      files: [fromHere('../tests/consumers/consumers.ts')],
    },
  ],
  (line) => console.log(line),
);
