import { readFileSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';

const folder = 'dist/cdn';

/** The languages of the texts besides English, one file each. */
const LANGUAGES = readdirSync('core/i18n/locales').map((name) => name.replace('.ts', ''));

/** The file of a chunk, whose name ends with a hash. */
function file(name) {
  const found = readdirSync(folder).find((each) =>
    new RegExp(`^${name}(-[\\w-]{7})?\\.js$`).test(each),
  );
  if (!found) throw new Error(`There is no ${name} in ${folder}: run npm run build first`);
  return found;
}

/** A file and everything that it imports statically. */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const source = readFileSync(`${folder}/${name}`, 'utf8');
  for (const [, next] of source.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    closure(next, found);
  return found;
}

/** The files that some chunks load in addition to others. */
function beyond(names, before) {
  const known = new Set(before.flatMap((name) => [...closure(file(name))]));
  const wanted = new Set(names.flatMap((name) => [...closure(file(name))]));
  return [...wanted].filter((name) => !known.has(name)).map((name) => `${folder}/${name}`);
}

/** The imports of a page with its own user interface. */
const HEADLESS_PAGE = "export { createAssistant, shownText, view } from 'voice-assistant/core'";

/** The headless core as a bundler builds it, without lazily loaded chunks. */
async function headlessCore() {
  const outdir = 'node_modules/.cache/voice-assistant-size';
  await build({
    stdin: { contents: HEADLESS_PAGE, resolveDir: '.' },
    outfile: `${outdir}/core.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    plugins: [{ name: 'lazy', setup: leaveOutWhatIsLazy }],
  });
  return `${outdir}/core.js`;
}

function leaveOutWhatIsLazy({ onResolve }) {
  onResolve({ filter: /./ }, ({ kind, path }) =>
    kind === 'dynamic-import' ? { path, external: true } : undefined,
  );
}

/** One budget for gzip, which all browsers accept, and one for brotli. */
function budget(name, path, { gzip, brotli }) {
  return [
    { name: `${name} (gzip)`, path, limit: gzip, gzip: true },
    { name: `${name} (brotli)`, path, limit: brotli, brotli: true },
  ];
}

/** The scripts of the transports, and the budgets of whole calls by them. */
const CALL_BUDGETS = {
  vapi: { names: ['daily-library'], gzip: '127.8 kB', brotli: '112.8 kB' },
  'openai-realtime': { names: ['realtime', 'peer'], gzip: '71.5 kB', brotli: '64.2 kB' },
  pipecat: { names: ['pipecat', 'peer'], gzip: '71.5 kB', brotli: '64.2 kB' },
};

/**
 * What a visitor downloads, step by step. A fresh connection carries about 14 kB in one round trip.
 */
export default [
  ...budget('the launcher, the framework included', beyond(['voice-assistant'], []), {
    gzip: '14 kB',
    brotli: '12.7 kB',
  }),
  ...budget(
    'the panel and the client of the chat',
    beyond(['widget', 'chat-client'], ['voice-assistant']),
    { gzip: '33.35 kB', brotli: '29.9 kB' },
  ),
  ...budget(
    'the first message, with the Markdown parser',
    beyond(['message-list'], ['voice-assistant', 'widget', 'chat-client']),
    { gzip: '24.7 kB', brotli: '22.2 kB' },
  ),
  ...budget(
    'the first call, without the call library',
    beyond(['call', 'call-bar'], ['voice-assistant', 'widget', 'chat-client']),
    { gzip: '15.9 kB', brotli: '14.4 kB' },
  ),
  ...budget(
    'the parts of a connected call',
    beyond(
      ['connected-call-parts'],
      ['voice-assistant', 'widget', 'chat-client', 'call', 'call-bar'],
    ),
    { gzip: '4.3 kB', brotli: '3.8 kB' },
  ),
  ...['realtime', 'pipecat'].flatMap((driver) =>
    budget(
      `the driver of the transport ${driver}`,
      beyond([driver], ['voice-assistant', 'widget', 'call', 'peer', 'tools-and-keys']),
      { gzip: '2.8 kB', brotli: '2.5 kB' },
    ),
  ),
  ...budget(
    'what transports over a peer connection share',
    beyond(['peer', 'tools-and-keys'], ['voice-assistant', 'widget', 'call']),
    { gzip: '5.2 kB', brotli: '4.8 kB' },
  ),
  ...Object.entries(CALL_BUDGETS).flatMap(([transport, { names, ...limits }]) =>
    budget(
      `all from nothing to a connected call by the transport ${transport}`,
      beyond(
        ['voice-assistant', 'widget', 'call', 'call-bar', 'connected-call-parts', ...names],
        [],
      ),
      limits,
    ),
  ),
  ...budget(
    'the first table in an answer',
    beyond(['micromark-extension-gfm-table'], ['message-list', 'widget']),
    {
      gzip: '2.4 kB',
      brotli: '2.2 kB',
    },
  ),
  ...LANGUAGES.flatMap((language) =>
    budget(`the texts in ${language}`, [`${folder}/${file(language)}`], {
      gzip: '4 kB',
      brotli: '4 kB',
    }),
  ),
  ...budget('voice-assistant/core, headless', await headlessCore(), {
    gzip: '11.9 kB',
    brotli: '10.8 kB',
  }),
];
