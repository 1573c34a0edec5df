import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

let bundle: Promise<string> | undefined;

/** The call machine as one classic script, built once by esbuild. */
export function callMachineBundle(): Promise<string> {
  bundle ??= buildBundle();
  return bundle;
}

async function buildBundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./index.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
    // The classes are plain: the package's own settings are for its elements.
    tsconfigRaw: {},
  });
  return outputFiles[0]!.text;
}
