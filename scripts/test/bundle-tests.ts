import type { TestRunnerConfig } from '@web/test-runner';
import { build, type Plugin } from 'esbuild';
import { relative } from 'node:path';
import { CONDITIONS, DEFINE, ROOT, TARGET } from './web-test-runner.js';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** A script of pages in frames, which is no test. */
const FRAME_VISITOR = 'tests/elements/support/frame-visitor.ts';

/**
 * Bundles test files and serves the bundles at the URLs of the sources. Otherwise a page requests some
 * 250 modules, which takes two seconds in Firefox.
 *
 * @param sources - Of modules that are served changed, by path.
 */
export async function bundleTests(
  files: readonly string[],
  sources: ReadonlyMap<string, string> = new Map(),
): Promise<Middleware> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...files, FRAME_VISITOR],
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
    plugins: [replacing(sources)],
    write: false,
  });
  const scripts = new Map(
    outputFiles.map(({ path, contents }) => [`/${relative(ROOT, path)}`, Buffer.from(contents)]),
  );
  return (context, next) => {
    const script = scripts.get(context.path.replace(/\.ts$/, '.js'));
    if (!script) return next();
    context.type = 'js';
    context.body = script;
  };
}

function replacing(sources: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'replacing',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const contents = sources.get(relative(ROOT, path));
        return contents === undefined
          ? undefined
          : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
