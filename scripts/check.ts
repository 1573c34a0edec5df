import { spawn } from 'node:child_process';
import { toolFile } from './tool-file.js';

type Check = readonly [name: string, tool: string, ...args: string[]];

/** Checks of sources, the slowest first. */
const READING: readonly Check[] = [
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['types of scripts and tests', 'tsc', '-p', 'tsconfig.node.json'],
  ['licences and install scripts of dependencies', 'tsx', 'scripts/check-dependencies.ts'],
  ['words', 'tsx', 'scripts/check-words.ts'],
  ['lint', 'eslint', '.', '--max-warnings', '0'],
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of browser tests', 'tsc', '-p', 'tests'],
  ['types of React tests', 'tsc', '-p', 'tests/react'],
  ['types of consumer tests', 'tsc', '-p', 'tests/consumers'],
  ['types of the local provider', 'tsc', '-p', 'local-provider'],
  ['types of the call machine', 'tsc', '-p', 'local-provider/call-machine'],
  ['types of the machine, without DOM', 'tsc', '-p', 'core/machine'],
  ['types of the machine of a call, without DOM', 'tsc', '-p', 'core/call/machine'],
];

/** The build and the checks that need its output, in order. */
const BUILDING: readonly Check[] = [
  ['build', 'tsx', 'scripts/build.ts'],
  ['package', 'publint', '--strict'],
  ['package of the local provider', 'publint', '--strict', 'local-provider'],
  ['types of the package', 'attw', '--pack', '.', '--quiet'],
  ['types of its package', 'attw', '--pack', 'local-provider', '--quiet'],
  ['generated docs', 'tsx', 'scripts/docs.ts', '--check'],
  ['sizes', 'size-limit'],
];

/** Runs a check and prints its output in one piece. */
function run([name, tool, ...args]: Check): Promise<boolean> {
  const child = spawn(process.execPath, [toolFile(tool), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => output.push(piece));
  return new Promise((resolve) => {
    child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat(output));
      console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
      resolve(status === 0);
    });
  });
}

/** Runs checks in sequence. Resolves to whether all passed. */
async function runAll(checks: Check[]): Promise<boolean> {
  let passed = true;
  for (let next = checks.shift(); next; next = checks.shift()) passed = (await run(next)) && passed;
  return passed;
}

// Two at a time. After the build, both lanes share the remaining checks.
const reading = [...READING];
const building = [...BUILDING];
const lanes = [
  runAll(building).then(async (passed) => (await runAll(reading)) && passed),
  runAll(reading),
];
process.exitCode = (await Promise.all(lanes)).every(Boolean) ? 0 : 1;
