/**
 * The widget's words with those of the page in their place, and a warning for each that fits
 * nowhere. `group` is where the words stand among all others.
 */
export function replaceTexts<Own extends Tree>(
  own: Own,
  given: object,
  group = '',
): { texts: Own; warnings: string[] } {
  const unknown: string[] = [];
  const texts = replace(own, given, group, unknown) as Own;
  const warnings = unknown.map(
    (name) => `voice-assistant: option texts: there is no text "${name}". It is ignored.`,
  );
  return { texts, warnings };
}

/** Words by name, in as many groups as one likes. */
export type Tree = { readonly [name: string]: string | Tree };

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
