import { spawnSync } from 'node:child_process';

const checks: [name: string, command: string, ...args: string[]][] = [
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of the machine, without DOM', 'tsc', '-p', 'core/machine'],
  ['types of browser tests', 'tsc', '-p', 'tests'],
  ['types of scripts and tests', 'tsc', '-p', 'tsconfig.node.json'],
  ['types of React tests', 'tsc', '-p', 'tests/react'],
  ['types of consumer tests', 'tsc', '-p', 'tests/consumers'],
  ['types of the local provider', 'tsc', '-p', 'local-provider'],
  ['types of the call machine', 'tsc', '-p', 'local-provider/call-machine'],
  ['lint', 'eslint', '.', '--max-warnings', '0'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['build', 'tsx', 'scripts/build.ts'],
  ['package', 'publint', '--strict'],
  ['types of the package', 'attw', '--pack', '.', '--profile', 'esm-only', '--quiet'],
  ['README up to date', 'tsx', 'scripts/readme.ts', '--check'],
  ['table of states up to date', 'tsx', 'scripts/states.ts', '--check'],
  ['page of the management API up to date', 'tsx', 'scripts/management-page.ts', '--check'],
  ['table of rules up to date', 'tsx', 'scripts/rules-page.ts', '--check'],
  ['knowledge of the site up to date', 'tsx', 'scripts/site-knowledge.ts', '--check'],
  ['sizes', 'size-limit'],
];

let failed = false;
for (const [name, command, ...args] of checks) {
  const { status } = spawnSync('npx', [command, ...args], { stdio: 'inherit' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
  failed ||= status !== 0;
}
process.exitCode = failed ? 1 : 0;
