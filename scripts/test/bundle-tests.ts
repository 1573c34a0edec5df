import type { TestRunnerConfig } from '@web/test-runner';
import { build } from 'esbuild';
import { relative } from 'node:path';
import { CONDITIONS, DEFINE, ROOT, TARGET } from './web-test-runner.js';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/**
 * Bundles test files and serves the bundles at the URLs of the sources. Otherwise a page requests some
 * 250 modules, which takes two seconds in Firefox.
 */
export async function bundleTests(files: readonly string[]): Promise<Middleware> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...files],
    outbase: ROOT,
    outdir: ROOT,
    chunkNames: 'test-chunks/[name].[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: TARGET,
    sourcemap: 'inline',
    sourcesContent: false,
    conditions: CONDITIONS,
    external: ['/__web-dev-server__*'],
    define: DEFINE,
    write: false,
  });
  const scripts = new Map(
    outputFiles.map(({ path, contents }) => [`/${relative(ROOT, path)}`, Buffer.from(contents)]),
  );
  return (context, next) => {
    const script = scripts.get(context.path.replace(/\.test\.ts$/, '.test.js'));
    if (!script) return next();
    context.type = 'js';
    context.body = script;
  };
}
