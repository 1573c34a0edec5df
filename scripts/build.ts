import { execFileSync } from 'node:child_process';
import { buildForScriptTag, buildModules } from './build/library.js';

function run(command: string, ...args: string[]): void {
  execFileSync('npx', [command, ...args], { stdio: 'inherit' });
}

await buildModules();
await buildForScriptTag();
// After the modules, whose build empties the folder.
run('tsc', '-p', 'tsconfig.build.json');
run('cem', 'analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet');
