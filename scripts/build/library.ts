import { build, type InlineConfig } from 'vite';
import {
  leanChunks,
  leanStyles,
  leanTemplates,
  shortNames,
  withoutRuntime,
  withoutUnusedParsers,
} from './lean.js';
import { ROOT } from './root.js';
import { thirdPartyLicences } from './third-party-licences.js';

/** What a consumer's own bundler finds in node_modules. */
const EXTERNAL = [
  /^lit($|\/)/,
  /^@lit\//,
  /^react($|\/)/,
  /^@daily-co\//,
  /^zod($|\/)/,
  /^micromark/,
  /^(mitt|eventsource-parser)$/,
];

const shared: InlineConfig = {
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  plugins: [leanStyles()],
};

/** The modules that `package.json` names as entries, and the parts that they load when wanted. */
export async function buildModules(): Promise<void> {
  await build({
    ...shared,
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      minify: false,
      lib: {
        entry: {
          define: 'elements/define.ts',
          element: 'elements/voice-assistant/voice-assistant.ts',
          core: 'core/headless/index.ts',
          limits: 'core/limits/index.ts',
          management: 'core/management/index.ts',
          react: 'react/index.ts',
          'react-headless': 'react/use-voice-assistant.ts',
          jsx: 'jsx/react.ts',
        },
        formats: ['es'],
      },
      rolldownOptions: {
        external: EXTERNAL,
        output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        // The directive by which React knows a client component is kept, whatever this says.
        onLog(level, log, report) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  });
}

function inEngine(module: string): boolean {
  return (
    /(voice-assistant\/engine|core\/(async\/abort|provider\/(api|fields)|chat\/retry-policy))\.ts$/.test(
      module,
    ) || /micromark(?!-extension)/.test(module)
  );
}

/** What only some calls need is loaded by those. */
const RARE =
  /(machine\/(rare-rules|limits|recording)|amplifier|audio-output|model-output|call\/resume\/[\w-]+|daily\/room)\.ts$/;

function inEveryCall(module: string): boolean {
  return (
    /core\/(call\/(?!daily\/controls\/)[\w/-]+|i18n\/late-texts)\.ts$/.test(module) &&
    !RARE.test(module)
  );
}

/**
 * What stands first in a script for Chromium to compile it whole, and not on the main thread, in
 * place of each function when it is first called. To others it is a comment.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * One script for pages without a build step; what it loads when wanted lies beside it, and so do the
 * licences of what others have written in them.
 */
export async function buildForScriptTag(outDir = 'dist/cdn'): Promise<void> {
  await build({
    ...shared,
    plugins: [
      leanStyles(),
      leanTemplates(),
      withoutUnusedParsers(),
      shortNames(),
      withoutRuntime(),
      leanChunks(),
      thirdPartyLicences(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      lib: { entry: { 'voice-assistant': 'elements/define.ts' }, formats: ['es'] },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: '[name]-[hash:6].js',
          minify: true,
          comments: { annotation: false },
          postBanner: ({ isEntry }) => (isEntry ? COMPILED_AT_ONCE : ''),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // What every visitor fetches first comes in one piece, though later parts share it.
              { name: 'first', tags: ['$initial'], priority: 3 },
              // What chats, calls and the extensions of markdown need, they find in what comes before.
              { name: 'engine', test: inEngine, includeDependenciesRecursively: true },
              { name: 'call', test: inEveryCall },
              { name: 'resume', test: /core\/call\/(resume\/[\w-]+|daily\/room)\.ts$/ },
            ],
          },
        },
      },
    },
  });
}
