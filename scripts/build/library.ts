import { build, type InlineConfig } from 'vite';
import { leanStyles, leanTemplates, withoutRuntime, withoutUnusedParsers } from './lean.js';
import { ROOT } from './root.js';
import { thirdPartyLicences } from './third-party-licences.js';

/** Dependencies, which the bundler of the page author resolves. */
const EXTERNAL = [
  /^lit($|\/)/,
  /^@lit\//,
  /^react($|\/)/,
  /^@daily-co\//,
  /^zod($|\/)/,
  /^micromark/,
  /^(mitt|eventsource-parser|@cfworker\/json-schema)$/,
];

const shared: InlineConfig = {
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  plugins: [leanStyles()],
};

/** Builds the entries of `package.json` and their lazily loaded parts. */
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
          'server-component': 'elements/server-component.ts',
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
        // React's `use client` directive is kept in spite of the warning.
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
    ) ||
    // Shared by the parts of a call and of the closed widget.
    /elements\/(call-bar\/mute-button|shared\/(duration|save-file))\.ts$/.test(module)
  );
}

const IN_MESSAGES = /(conversation\/(markdown|message-list)\.ts$|micromark(?!-extension))/;

/** Modules that only some calls need, or that load with the call library. */
const RARE =
  /(machine\/(rare-rules|limits|recording)|amplifier|audio-output|model-output|call\/resume\/[\w-]+|daily\/(room|daily-library|own-messages))\.ts$/;

function inEveryCall(module: string): boolean {
  return /core\/call\/(?!daily\/controls\/)[\w/-]+\.ts$/.test(module) && !RARE.test(module);
}

/** Makes Chromium compile the whole script off the main thread, instead of each function on first use. */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Builds the script for pages without a build step, with its lazily loaded parts and the licences. */
export async function buildForScriptTag(outDir = 'dist/cdn'): Promise<void> {
  await build({
    ...shared,
    plugins: [
      leanStyles(),
      leanTemplates(),
      withoutUnusedParsers(),
      withoutRuntime(),
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
              // The first load is one file, although later parts share some of its modules.
              { name: 'first', tags: ['$initial'], priority: 3 },
              // Shared by chats and calls, so it is part of the engine.
              { name: 'engine', test: inEngine, includeDependenciesRecursively: true },
              // Shared by messages, the consent dialog and the Markdown extensions.
              { name: 'message-list', test: IN_MESSAGES, includeDependenciesRecursively: true },
              { name: 'call', test: inEveryCall },
              // The buttons of a call outside the panel, and where they are put.
              {
                name: 'closed-parts',
                test: /(launcher\/closed-parts(\.styles)?|panel\/(top-layer|modals))\.ts$/,
              },
              { name: 'resume', test: /core\/call\/(resume\/[\w-]+|daily\/room)\.ts$/ },
            ],
          },
        },
      },
    },
  });
}
