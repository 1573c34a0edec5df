import { fileURLToPath } from 'node:url';
import { runSuites } from './test/run-suites.js';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
