import { invalidValue, object, shortText, unknownOption, type Kind } from '../kinds/kinds.js';
import { attempt } from '../reports/safely.js';

/** The same texts in any language. */
export type Words<Of> = {
  readonly [Name in keyof Of]: Of[Name] extends string ? string : Words<Of[Name]>;
};

/** Any of the same texts. */
export type SomeWords<Of> = {
  readonly [Name in keyof Of]?: Of[Name] extends string ? string : SomeWords<Of[Name]>;
};

/** Texts by name, in nested groups. */
export type Tree = { readonly [name: string]: string | Tree };

/** Browsers throw when times and numbers are to be written in another, such as `de_DE`. */
const tag: Kind<string> = {
  allowed: 'a BCP 47 tag such as "de"',
  accepts: (value): value is string =>
    shortText.accepts(value) && !!attempt(() => new Intl.Locale(value)),
};

/**
 * Replaces the widget's texts by the page's. Returns a warning for each replacement with an unknown
 * name or a wrong type.
 */
export function replaceTexts<Own extends Tree>(
  own: Own,
  changes: object,
): { texts: Own; warnings: string[] } {
  const warnings: string[] = [];
  const texts = replace(own, changes, 'texts.', warnings) as Own;
  return { texts, warnings };
}

function replace(own: Tree, changes: object, group: string, warnings: string[]): Tree {
  const result: Record<string, string | Tree> = { ...own };
  for (const [name, value] of Object.entries(changes) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    const path = group + name;
    const old = Object.hasOwn(own, name) ? own[name] : undefined;
    const isGroup = typeof old === 'object';
    const kind = path === 'texts.language' ? tag : isGroup ? object : shortText;
    const warning = old === undefined ? unknownOption(path) : invalidValue(path, value, kind);
    if (warning) warnings.push(warning);
    else result[name] = isGroup ? replace(old, value, `${path}.`, warnings) : (value as string);
  }
  return result;
}
