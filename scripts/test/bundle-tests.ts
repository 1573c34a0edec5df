import type { TestRunnerConfig } from '@web/test-runner';
import { build } from 'esbuild';
import { relative } from 'node:path';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/**
 * Bundles test files, at the URLs of their sources, and what they share. A page would otherwise request
 * some 250 modules, which takes Firefox two seconds.
 *
 * @param define - What names in the code stand for.
 */
export async function bundleTests(
  root: string,
  files: readonly string[],
  define: Record<string, string>,
): Promise<Middleware> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [...files],
    outbase: root,
    outdir: root,
    chunkNames: 'test-chunks/[name].[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    sourcesContent: false,
    // Not `development`, whose build of micromark imports a CommonJS module.
    conditions: ['production'],
    external: ['/__web-dev-server__*'],
    define,
    write: false,
  });
  const scripts = new Map(
    outputFiles.map(({ path, contents }) => [`/${relative(root, path)}`, Buffer.from(contents)]),
  );
  return (context, next) => {
    const script = scripts.get(context.path.replace(/\.test\.ts$/, '.test.js'));
    if (!script) return next();
    context.type = 'js';
    context.body = script;
  };
}
