import { execFileSync } from 'node:child_process';
import provider from '../local-provider/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { writeBillsOfMaterials } from './build/bill-of-materials.js';
import { writeCommonJsScripts, writeCommonJsTypes } from './build/commonjs.js';
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
writeCommonJsScripts('local-provider', provider.exports);
await buildCommands();
// After the modules, whose build empties `dist`.
run('tsc', '-p', 'tsconfig.build.json');
run('tsc', '-p', 'local-provider/tsconfig.build.json');
writeCommonJsTypes('.', packageJson.exports);
writeCommonJsTypes('local-provider', provider.exports);
run('cem', 'analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet');
writeBillsOfMaterials();
