import { en, type SomeTexts, type Texts } from './en.js';

/** The widget's words with those of the page in their place, and the names of what fits nowhere. */
export function replaceTexts(given: SomeTexts): { texts: Texts; unknown: string[] } {
  const unknown: string[] = [];
  return { texts: replace(en, given, '', unknown) as Texts, unknown };
}

type Tree = { readonly [name: string]: string | Tree };

function replace(own: Tree, given: object, path: string, unknown: string[]): Tree {
  const result: Record<string, string | Tree> = { ...own };
  for (const [name, value] of Object.entries(given)) {
    const old = own[name];
    const isBranch = typeof old === 'object';
    if (isBranch && typeof value === 'object' && value !== null)
      result[name] = replace(old, value as object, `${path}${name}.`, unknown);
    else if (typeof old === 'string' && typeof value === 'string') result[name] = value;
    else unknown.push(path + name);
  }
  return result;
}
