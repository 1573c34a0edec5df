import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Suite } from './find-suites.js';
import { add, failed, inWords, isTally, NONE, type Tally } from './tally.js';

/**
 * Runs suites one after the other, each in a process of its own that writes to this one's output,
 * and says at the end once more what failed, and the sum as the last line. Resolves to the exit
 * code: 0 only when at least one test passed and none failed.
 */
export async function runSuites(
  suites: readonly Suite[],
  say: (line: string) => void,
): Promise<number> {
  let sum = NONE;
  for (const suite of suites) {
    say(`\n── ${suite.name}`);
    const { tally, crash } = await runSuite(suite);
    sum = add(sum, crash ? add(tally, failed(suite.name, crash)) : tally);
  }
  if (sum.failures.length) say(`\n── failed\n${sum.failures.join('\n')}\n`);
  say(inWords(sum));
  return sum.passed > 0 && sum.failures.length === 0 ? 0 : 1;
}

/** What a suite handed over, and what is wrong with how it ended, if anything. */
interface Outcome {
  readonly tally: Tally;
  readonly crash: string | null;
}

function runSuite({ runner, files }: Suite): Promise<Outcome> {
  // A run within a test of Node's own runner would refuse to run anything.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), fileURLToPath(runner), ...files],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env },
  );
  const stop = () => child.kill();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, stop);
  return new Promise((resolve) => {
    let tally: Tally | null = null;
    child.on('message', (message) => {
      if (isTally(message)) tally = message;
    });
    child.once('error', (error) => resolve({ tally: NONE, crash: error.message }));
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, stop);
      const failures = tally?.failures.length ?? 0;
      const clean = tally !== null && signal === null && (code === 0 || failures > 0);
      const end = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
      const told = tally ? 'after its tests' : 'before its tests were through';
      resolve({ tally: tally ?? NONE, crash: clean ? null : `the suite ${end} ${told}` });
    });
  });
}
