import type { Options } from 'micromark';
import { lazy, type Lazy } from '../async/lazy.js';

/** The additions of an extension to the parser and the compiler. */
interface Loaded {
  readonly extensions: NonNullable<NonNullable<Options['extensions']>[number]>[];
  readonly htmlExtensions: NonNullable<NonNullable<Options['htmlExtensions']>[number]>[];
  /** Post-processes the markup. */
  readonly tidy?: ((markup: string) => string) | undefined;
}

/** A part of GFM that is loaded when a text may need it. */
interface Extension {
  /** Whether a text may need it. Linear in the text, since it runs at every update. */
  readonly sign: RegExp;
  readonly code: Lazy<Loaded>;
}

const EXTENSIONS: readonly Extension[] = [
  {
    sign: /^[ :|]*-[ :|-]*\|/m,
    code: lazy(async () => {
      const { gfmTable, gfmTableHtml } = await import('micromark-extension-gfm-table');
      return { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] };
    }),
  },
  {
    sign: /https?:\/\/|www\.|@/i,
    code: lazy(async () => {
      const module = await import('./autolinks.js');
      return {
        extensions: [module.autolinks()],
        htmlExtensions: [module.gfmAutolinkLiteralHtml()],
        tidy: module.endLinks,
      };
    }),
  },
];

/** The extensions that are there, of those that a text may have use for. */
export function extensionsFor(markdown: string): Loaded {
  const there = EXTENSIONS.flatMap(({ sign, code }) => {
    const loaded = code.current;
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
  const missing = EXTENSIONS.filter(({ sign, code }) => !code.current && sign.test(markdown));
  return missing.length ? Promise.allSettled(missing.map(({ code }) => code.load())) : null;
}
