import type { Plugin } from 'vite';

interface SourceMap {
  readonly sources: readonly string[];
  sourcesContent: readonly (string | null)[];
}

/** Removes white space and comments from styles, which script minifiers do not touch. */
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

/** Removes the indentation of templates. The line break that remains is equivalent white space. */
export function leanTemplates(): Plugin {
  return {
    name: 'lean-templates',
    transform(code, id) {
      if (!/\/elements\/.*\.ts$/.test(id)) return null;
      return { code: code.replace(/\n +/g, '\n'), map: null };
    },
  };
}

/** Removes the sources of dependencies from the maps, which still name them. */
export function leanMaps(): Plugin {
  return {
    name: 'lean-maps',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.map')) continue;
        const map = JSON.parse(String(output.source)) as SourceMap;
        const ofDependency = map.sources.map((path) => path.includes('node_modules/'));
        map.sourcesContent = map.sourcesContent.map((text, index) =>
          ofDependency[index] ? null : text,
        );
        output.source = JSON.stringify(map);
      }
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

/** The disabled Markdown parsers, by file. */
const UNUSED_PARSERS: Readonly<Record<string, string>> = {
  'html-flow.js': 'htmlFlow',
  'html-text.js': 'htmlText',
  'setext-underline.js': 'setextUnderline',
  'code-indented.js': 'codeIndented',
  'definition.js': 'definition',
};

/** Replaces the disabled Markdown parsers by stubs, and drops what nobody listens to of a stream. */
export function withoutUnusedParsers(): Plugin {
  /** The compiler's handlers for their tokens. */
  const HANDLER = /^ +(codeIndented|(definition|html|setext)\w*): \w+,?\n/gm;
  const UNHEARD =
    / +if \(typeof callbacks == "function"\)\s+throw [^;]*;| +case "retry":[^]*?(?=\s+\}\s+\}\s+function dispatchEvent)/g;
  return {
    name: 'without-unused-parsers',
    transform(code, id) {
      if (id.endsWith('eventsource-parser/dist/index.js'))
        return { code: code.replace(UNHEARD, ''), map: null };
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

/**
 * Puts the bundler's helper for namespace objects into the entry: in a file of its own, the panel would wait
 * for it.
 */
export function runtimeInFirstChunk(): Plugin {
  const RUNTIME = 'rolldown-runtime';
  return {
    name: 'runtime-in-first-chunk',
    resolveId: (id) => (id === RUNTIME ? '\0rolldown/runtime.js' : null),
    transform(code, id) {
      return this.getModuleInfo(id)?.isEntry
        ? { code: `import '${RUNTIME}';${code}`, map: null }
        : null;
    },
    generateBundle(_, bundle) {
      if (Object.keys(bundle).some((file) => file.startsWith(RUNTIME)))
        this.error('The runtime of the bundler is a chunk of its own');
    },
  };
}
