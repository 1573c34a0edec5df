import type { Options } from 'micromark';
import { lazy, type Lazy } from '../async/lazy.js';

/** What an extension adds to the parser, and to what is written. */
interface Loaded {
  readonly extensions: NonNullable<NonNullable<Options['extensions']>[number]>[];
  readonly htmlExtensions: NonNullable<NonNullable<Options['htmlExtensions']>[number]>[];
  /** What is to be made of the markup. */
  readonly tidy?: ((markup: string) => string) | undefined;
}

/** A part of GitHub's markdown that is loaded when a text first has use for it. */
interface Extension {
  /** Whether a text may have use for it. Reads a line but once, since it is asked at every redraw. */
  readonly sign: RegExp;
  readonly part: Lazy<Loaded>;
}

const EXTENSIONS: readonly Extension[] = [
  {
    sign: /^[ :|]*-[ :|-]*\|/m,
    part: lazy(async () => {
      const { gfmTable, gfmTableHtml } = await import('micromark-extension-gfm-table');
      return { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };
    }),
  },
  {
    sign: /https?:\/\/|www\.|@/i,
    part: lazy(async () => {
      const module = await import('./autolinks.js');
      return {
        extensions: [module.gfmAutolinkLiteral()],
        htmlExtensions: [module.gfmAutolinkLiteralHtml()],
        tidy: module.endLinks,
      };
    }),
  },
];

/** The extensions that are there, of those that a text may have use for. */
export function extensionsFor(markdown: string): Loaded {
  const there = EXTENSIONS.flatMap(({ sign, part }) => {
    const loaded = part.current;
    return loaded && sign.test(markdown) ? [loaded] : [];
  });
  return {
    extensions: there.flatMap(({ extensions }) => extensions),
    htmlExtensions: there.flatMap(({ htmlExtensions }) => htmlExtensions),
    tidy: there.find(({ tidy }) => tidy)?.tidy,
  };
}

/**
 * Loads the extensions that a text may have use for. Null when they are there already; a failed
 * load is no error: the text is then shown without.
 */
export function loadExtensions(markdown: string): Promise<unknown> | null {
  const missing = EXTENSIONS.filter(({ sign, part }) => !part.current && sign.test(markdown));
  return missing.length ? Promise.allSettled(missing.map(({ part }) => part.load())) : null;
}
