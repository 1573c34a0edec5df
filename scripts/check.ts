import { spawn } from 'node:child_process';
import { toolFile } from './tool-file.js';

type Check = readonly [name: string, tool: string, ...args: string[]];

/** These only read what is written by hand; what takes longest comes first. */
const READING: readonly Check[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['types of scripts and tests', 'tsc', '-p', 'tsconfig.node.json'],
  ['lint', 'eslint', '.', '--max-warnings', '0'],
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of browser tests', 'tsc', '-p', 'tests'],
  ['types of React tests', 'tsc', '-p', 'tests/react'],
  ['types of consumer tests', 'tsc', '-p', 'tests/consumers'],
  ['types of the local provider', 'tsc', '-p', 'local-provider'],
  ['types of the call machine', 'tsc', '-p', 'local-provider/call-machine'],
  ['types of the machine, without DOM', 'tsc', '-p', 'core/machine'],
];

/** Each of these needs what the build writes, so they come one after the other. */
const BUILDING: readonly Check[] = [
  ['build', 'tsx', 'scripts/build.ts'],
  ['package', 'publint', '--strict'],
  ['types of the package', 'attw', '--pack', '.', '--profile', 'esm-only', '--quiet'],
  ['generated docs', 'tsx', 'scripts/docs.ts', '--check'],
  ['sizes', 'size-limit'],
];

/** Runs a check, and prints all that it said at once when it is through. */
function run([name, tool, ...args]: Check): Promise<boolean> {
  const child = spawn(process.execPath, [toolFile(tool), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => said.push(piece));
  return new Promise((resolve) => {
    child.once('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
      resolve(status === 0);
    });
  });
}

/** Runs checks one after the other. Resolves to whether all are well. */
async function runAll(checks: Check[]): Promise<boolean> {
  let well = true;
  for (let next = checks.shift(); next; next = checks.shift()) well = (await run(next)) && well;
  return well;
}

// Two lanes; the one that builds helps with what is left to read.
const reading = [...READING];
const building = [...BUILDING];
const lanes = [
  runAll(building).then(async (well) => (await runAll(reading)) && well),
  runAll(reading),
];
process.exitCode = (await Promise.all(lanes)).every(Boolean) ? 0 : 1;
