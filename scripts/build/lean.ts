import { types } from 'micromark-util-symbol';
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Takes the white space and comments out of the styles, which no minifier of scripts touches. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    transform(code, id) {
      if (!id.endsWith('.styles.ts')) return null;
      const lean = code.replace(/css`([^]*?)`/g, (_, css: string) => `css\`${shorten(css)}\``);
      return { code: lean, map: null };
    },
  };
}

/** Takes the indentation out of templates: a line break alone is as much white space to a browser. */
export function leanTemplates(): Plugin {
  return {
    name: 'lean-templates',
    transform(code, id) {
      if (!/\/elements\/.*\.ts$/.test(id)) return null;
      return { code: code.replace(/\n +/g, '\n'), map: null };
    },
  };
}

function shorten(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/(\() | (\))/g, '$1$2')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/([ :(,])0\./g, '$1.')
    .trim();
}

/** The parsers of markdown that are switched off, by their files. */
const UNUSED_PARSERS: Readonly<Record<string, string>> = {
  'html-flow.js': 'htmlFlow',
  'html-text.js': 'htmlText',
  'setext-underline.js': 'setextUnderline',
  'code-indented.js': 'codeIndented',
  'definition.js': 'definition',
};

/** Leaves out the parsers that are switched off, so that nobody needs to fetch them. */
export function withoutUnusedParsers(): Plugin {
  /** A token of theirs that the compiler has a handler for. */
  const HANDLER = /^ +(codeIndented|(definition|html|setext)\w*): \w+,?\n/gm;
  return {
    name: 'without-unused-parsers',
    transform(code, id) {
      if (id.endsWith('micromark/lib/compile.js'))
        return { code: code.replace(HANDLER, ''), map: null };
      const file = /micromark-core-commonmark\/lib\/([\w-]+\.js)$/.exec(id)?.[1];
      const name = file && UNUSED_PARSERS[file];
      return name
        ? { code: `export const ${name} = { name: '${name}', tokenize() {} };`, map: null }
        : null;
    },
  };
}

/** What micromark's modules call what they hand each other, besides the tokens. */
const FIELDS = [
  ...['_balanced', '_bufferIndex', '_closeFlow', '_container', '_contentTypeTextTrailing'],
  ...['_gfmAutolinkLiteralWalkedInto', '_gfmTableDynamicInterruptHack'],
  ...['_gfmTasklistFirstContentOfListItem', '_hiddenFootnoteSupport', '_inactive', '_index'],
  ...['_isInFirstContentOfListItem', '_labelStarts', '_loose', '_tokenizer'],
  ...['attempt', 'characterReferenceType', 'consume', 'containerState', 'contentType'],
  ...['currentConstruct', 'defineSkip', 'events', 'expectFirstItem', 'fencesCount'],
  ...['flowCodeSeenData', 'furtherBlankLines', 'getData', 'headingRank', 'ignoreEncode'],
  ...['inCodeText', 'initialBlankLine', 'interrupt', 'labelId', 'lastWasTag', 'parser'],
  ...['partial', 'previous', 'referenceId', 'resolveAll', 'resolveTo', 'setData', 'sliceSerialize'],
  ...['sliceStream', 'slurpAllLineEndings', 'slurpOneLineEnding', 'tightStack', 'tokenize'],
];

/** Gives what the modules of the markdown parser hand each other names of a letter or two. */
export function shortNames(): Plugin {
  // A token of a single word may be anything; unused parsers are switched off by their names.
  const tokens = Object.values(types).filter(
    (name) => /[A-Z]/.test(name) && !Object.values(UNUSED_PARSERS).includes(name),
  );
  const short = new Map(
    [...tokens, ...FIELDS].map((name, index) => [name, `$${index.toString(36)}`]),
  );
  // Not in the names of files.
  const names = new RegExp(`(?<![\\w$/])(${[...short.keys()].join('|')})(?![\\w$-])`, 'g');
  return {
    name: 'short-names',
    transform(code, id) {
      return /\/node_modules\/micromark/.test(id)
        ? { code: code.replace(names, (name) => short.get(name)!), map: null }
        : null;
    },
  };
}

/**
 * Writes out the namespaces by which parts reach each other. The bundler has a helper for them, in a
 * file of its own that the panel would wait for.
 */
export function withoutRuntime(): Plugin {
  const FILE = /^rolldown-runtime/;
  return {
    name: 'without-runtime',
    renderChunk(code, { name }) {
      if (FILE.test(name)) return null;
      const lean = code
        .replace(/^import \{ t as __exportAll \} from .*/m, '')
        .replace(/__exportAll\((\{[^}]*\})\)/g, (_, getters: string) =>
          getters.replace(/([\w$]+): \(\) => ([\w$]+)/g, 'get $1() { return $2; }'),
        );
      if (lean.includes('__exportAll'))
        this.error(`The namespaces of ${name} are not written as they were`);
      return { code: lean, map: null };
    },
    generateBundle(_, bundle) {
      for (const [file, part] of Object.entries(bundle))
        if (FILE.test(file)) delete bundle[file];
        else if (part.type === 'chunk' && part.code.includes('rolldown-runtime'))
          this.error(`${file} needs more of the bundler's runtime than is written out`);
    },
  };
}

/** Makes a chunk as small as can be, which for what every visitor pays is worth a second tool. */
export function leanChunks(): Plugin {
  return {
    name: 'lean-chunks',
    async renderChunk(code, { name }) {
      // The call library comes minified.
      if (name.startsWith('daily')) return null;
      const { code: lean = code, map } = await minify(code, {
        module: true,
        ecma: 2022,
        compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
        sourceMap: true,
      });
      return { code: lean, map: map as string };
    },
  };
}
