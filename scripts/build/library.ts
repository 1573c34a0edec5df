import { build, type InlineConfig } from 'vite';
import {
  leanMaps,
  leanStyles,
  leanTemplates,
  runtimeInFirstChunk,
  withoutUnusedParsers,
} from './lean.js';
import { ROOT } from './root.js';
import { thirdPartyLicences } from './third-party-licences.js';

/**
 * Dependencies, which the bundler of the page author resolves. Not `@lit/react`: on Node, where unit tests
 * run, it resolves to a build for servers, which sets neither properties nor events.
 */
const EXTERNAL = [
  /^react($|\/)/,
  /^@daily-co\//,
  /^zod($|\/)/,
  /^(mitt|eventsource-parser|@cfworker\/json-schema)$/,
];

/** Dependencies that are ES modules only. */
const ONLY_MODULES = [/^lit($|\/)/, /^micromark/];

const shared: InlineConfig = {
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  plugins: [leanStyles(), thirdPartyLicences()],
};

/** The entries of `package.json`. */
const ENTRIES = {
  define: 'elements/define.ts',
  'server-component': 'elements/server-component.ts',
  element: 'elements/element.ts',
  core: 'core/headless/index.ts',
  limits: 'core/limits/index.ts',
  management: 'core/management/index.ts',
  react: 'react/index.ts',
  'react-headless': 'react/use-voice-assistant.ts',
  testing: 'core/testing/index.ts',
  jsx: 'jsx/react.ts',
};

/** Builds the entries and their lazily loaded parts. */
export async function buildModules(): Promise<void> {
  await buildEntries('dist', 'es', [...EXTERNAL, ...ONLY_MODULES]);
  // For Jest, whose default transform leaves packages as they are.
  await buildEntries('dist/cjs', 'cjs', EXTERNAL);
}

async function buildEntries(
  outDir: string,
  format: 'es' | 'cjs',
  external: RegExp[],
): Promise<void> {
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      lib: { entry: ENTRIES, formats: [format] },
      rolldownOptions: {
        external,
        output: {
          chunkFileNames: `chunks/[name]-[hash].${format === 'es' ? 'js' : 'cjs'}`,
          dynamicImportInCjs: false,
        },
        // React's `use client` directive is kept in spite of the warning.
        onLog(level, log, report) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  });
}

/**
 * The chunks that several modules share, by the moment at which a visitor needs them: each chunk is a request
 * that can fail. A module belongs to the first group that matches; `whole` adds what it imports.
 */
const MOMENTS: readonly { readonly name: string; readonly test: RegExp; readonly whole?: true }[] =
  [
    // The panel, and what chats and calls share.
    {
      name: 'widget',
      test: /(voice-assistant\/widget|core\/(json|limits\/sent-length|async\/abort|provider\/(page-policy|\w+)|chat\/retry-policy)|shared\/(buttons|copy-text|duration|save-file))\.ts$|lit-html\/directive(-helpers)?\.js$/,
      whole: true,
    },
    // The first message, and what else has a text with Markdown.
    {
      name: 'message-list',
      test: /conversation\/(markdown|message-list|scroll-anchor)\.ts$|consent\/|micromark(?!-extension)/,
      whole: true,
    },
    // The start of a call.
    {
      name: 'call-bar',
      test: /(call-bar\/call-(bar|notice)|conversation\/voice-visual)\b|core\/machine\/stages/,
    },
    // The layouts but the one that floats on a large screen.
    { name: 'layouts', test: /panel\/(sheet|layouts)\b/ },
    // The buttons of a call outside the panel, and where they are put.
    {
      name: 'closed-parts',
      test: /launcher\/(closed-parts|teaser)\b|panel\/(top-layer|modals)\b/,
    },
    // Blocks in answers, and what checks values against a schema.
    { name: 'blocks', test: /(elements|core)\/blocks\/|@cfworker/ },
    // Mistakes and failures.
    {
      name: 'failures',
      test: /core\/error-reports\/|panel\/reference|misspelt-attributes/,
    },
    // The next page of the tab.
    {
      name: 'next-page',
      test: /core\/conversation\/(?!tab-keys)|async\/once-shown|features\/(keep-conversation|shared-context)|rules\/(shared-context|interruption)/,
    },
    { name: 'resume', test: /core\/call\/(resume\/|daily\/room)|features\/resume/ },
    // The controls of a call for the page, and the checks of what it passes.
    {
      name: 'call-controls',
      test: /core\/(limits\/(?!sent-length)|controls\/)|core\/call\/(rooms|devices|\w+\/\w+-room)\b|features\/call-controls|node_modules\/zod\//,
    },
    // What only some calls need, or that loads with the call library.
    {
      name: 'call-options',
      test: /call\/(audio\/(amplifier|audio-output)|model-output)\.ts$/,
    },
    // The back ends that few pages choose, and what they and the page's tools share.
    { name: 'peer', test: /core\/call\/peer\// },
    { name: 'realtime', test: /core\/call\/realtime\// },
    { name: 'pipecat', test: /core\/call\/pipecat\// },
    { name: 'openai-chat', test: /core\/chat\/openai\// },
    {
      name: 'tools-and-keys',
      test: /core\/(provider\/secret-key|tools\/(find-tool|web-mcp|assistant-tool))\.ts$/,
    },
    { name: 'call', test: /core\/(call\/(?!.*daily-library)|provider\/sent-messages)/ },
  ];

/** Makes Chromium compile the whole script off the main thread, instead of each function on first use. */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Builds the script for pages without a build step, with its lazily loaded parts and the licences. */
export async function buildForScriptTag(outDir = 'dist/cdn'): Promise<void> {
  await build({
    ...shared,
    plugins: [
      ...shared.plugins!,
      leanMaps(),
      leanTemplates(),
      withoutUnusedParsers(),
      runtimeInFirstChunk(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: true,
      lib: { entry: { 'voice-assistant': 'elements/script.ts' }, formats: ['es'] },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: '[name]-[hash:7].js',
          minify: true,
          comments: { annotation: false },
          postBanner: ({ isEntry }) => (isEntry ? COMPILED_AT_ONCE : ''),
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // The first load is one file, although later parts share some of its modules.
              { name: 'first', tags: ['$initial'], priority: MOMENTS.length + 1 },
              ...MOMENTS.map(({ name, test, whole = false }, index) => ({
                name,
                test,
                priority: MOMENTS.length - index,
                includeDependenciesRecursively: whole,
              })),
            ],
          },
        },
      },
    },
  });
}
