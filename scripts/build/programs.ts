import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { callMachineBundle } from '../../local-provider/call-machine/bundle.js';
import provider from '../../local-provider/package.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT } from './root.js';
import { LICENCES_FILE, licencesOf } from './third-party-licences.js';

const CALL_MACHINE = 'call-machine.js';

const forNode: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  tsconfigRaw: {},
  logLevel: 'warning',
};

/** The published provider serves a prebuilt call machine instead of building it on request. */
const prebuiltCallMachine: Plugin = {
  name: 'prebuilt-call-machine',
  setup(plugin) {
    plugin.onLoad({ filter: /[\\/]call-machine[\\/]bundle\.ts$/ }, () => ({
      contents: `
        import { readFile } from 'node:fs/promises';
        export const callMachineBundle = () =>
          readFile(new URL('./${CALL_MACHINE}', import.meta.url), 'utf8');`,
    }));
  },
};

/** Builds the package of the local provider: a module and a command, with all dependencies but its peers. */
export async function buildLocalProvider(): Promise<void> {
  const outdir = 'local-provider/dist';
  await rm(join(ROOT, outdir), { recursive: true, force: true });
  const { metafile } = await build({
    ...forNode,
    external: Object.keys(provider.peerDependencies),
    outdir,
    metafile: true,
    entryPoints: {
      index: 'local-provider/index.ts',
      cli: 'local-provider/cli.ts',
      'token-server': 'local-provider/token-server/index.ts',
      'espeak-process': 'local-provider/speech-out/espeak-process.ts',
    },
    plugins: [prebuiltCallMachine],
  });
  const modules = Object.keys(metafile.inputs).map((path) => join(ROOT, path));
  await writeFile(join(ROOT, outdir, CALL_MACHINE), await callMachineBundle());
  await writeFile(join(ROOT, outdir, LICENCES_FILE), licencesOf(modules));
  await copyFile(join(ROOT, 'LICENSE'), join(ROOT, outdir, 'LICENSE'));
}

/** Builds the commands: for the management API, and for the integrity of scripts. */
export async function buildCommands(): Promise<void> {
  await build({
    ...forNode,
    external: Object.keys(packageJson.dependencies),
    outdir: 'dist',
    chunkNames: 'management/[name]-[hash]',
    entryPoints: {
      'management/cli': 'scripts/voice-assistant-api.ts',
      'integrity/cli': 'scripts/voice-assistant-integrity.ts',
    },
  });
}
