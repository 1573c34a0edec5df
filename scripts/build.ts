import { execFileSync } from 'node:child_process';
import { writeBillsOfMaterials } from './build/bill-of-materials.js';
import { writeIntegrity } from './build/integrity.js';
import { buildForScriptTag, buildModules } from './build/library.js';
import { buildLocalProvider, buildCommands } from './build/programs.js';
import { toolFile } from './tool-file.js';

function run(tool: string, ...args: string[]): void {
  execFileSync(process.execPath, [toolFile(tool), ...args], { stdio: 'inherit' });
}

await buildModules();
await buildForScriptTag();
writeIntegrity();
await buildLocalProvider();
await buildCommands();
// After the modules, whose build empties `dist`.
run('tsc', '-p', 'tsconfig.build.json');
run('tsc', '-p', 'local-provider/tsconfig.build.json');
run('cem', 'analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet');
writeBillsOfMaterials();
