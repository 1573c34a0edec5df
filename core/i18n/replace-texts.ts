import { invalidValue, object, text, unknownOption } from '../options/kinds.js';

/**
 * The widget's words with those of the page in their place, and a warning for each that fits
 * nowhere. `group` is where the words stand among all others.
 */
export function replaceTexts<Own extends Tree>(
  own: Own,
  given: object,
  group = 'texts.',
): { texts: Own; warnings: string[] } {
  const warnings: string[] = [];
  const texts = replace(own, given, group, warnings) as Own;
  return { texts, warnings };
}

/** Words by name, in as many groups as one likes. */
export type Tree = { readonly [name: string]: string | Tree };

function replace(own: Tree, given: object, group: string, warnings: string[]): Tree {
  const result: Record<string, string | Tree> = { ...own };
  for (const [name, value] of Object.entries(given) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    const path = group + name;
    const old = Object.hasOwn(own, name) ? own[name] : undefined;
    const isGroup = typeof old === 'object';
    const warning =
      old === undefined ? unknownOption(path) : invalidValue(path, value, isGroup ? object : text);
    if (warning) warnings.push(warning);
    else result[name] = isGroup ? replace(old, value, `${path}.`, warnings) : (value as string);
  }
  return result;
}
