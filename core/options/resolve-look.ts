import { enLauncher } from '../i18n/en-launcher.js';
import { invalidValue, object, shortText, unknownOption } from '../kinds/kinds.js';
import { LOOK, MACHINE, type AssistantOptions, type Look, type Table } from './table.js';

/** A page's options with the defaults applied, and the warnings about those that are invalid. */
export interface Resolution<Options> {
  readonly options: Options;
  readonly warnings: string[];
}

type Entries = readonly (readonly [name: string, value: unknown])[];

/**
 * Applies the defaults of a table. An invalid value gets a warning that names it, and its default.
 * Options that are not in the table are left out.
 */
export function resolveTable<Options>(
  table: Table,
  entries: Entries,
  texts?: object,
): Resolution<Options> {
  const options: Record<string, unknown> = {};
  const warnings: string[] = [];
  for (const [name, { default: initial }] of Object.entries(table))
    if (initial !== undefined)
      options[name] = typeof initial === 'function' ? initial(texts) : initial;
  for (const [name, value] of entries) {
    if (value === undefined || value === null || !Object.hasOwn(table, name)) continue;
    // No kind has to accept the absence that a default stands for, such as an empty text.
    if (value === options[name]) continue;
    const warning = invalidValue(name, value, table[name]!.kind);
    if (warning) warnings.push(warning);
    else options[name] = value;
  }
  return { options: options as Options, warnings };
}

const STYLES = ['theme', 'size', 'radius'];

/** Resolves options that may also be given in `styles`. */
export function resolveStyled<Options extends Look>(
  table: Table,
  input: AssistantOptions,
  texts: object,
): Resolution<Options> {
  const styles = object.accepts(input.styles) ? Object.entries(input.styles) : [];
  const known = styles.filter(([name]) => STYLES.includes(name));
  const { options, warnings } = resolveTable<Options>(
    table,
    [...known, ...Object.entries(input)],
    texts,
  );
  return {
    options: { ...options, ctaTitle: options.ctaTitle || options.title },
    warnings: [
      ...warnings,
      ...styles.flatMap(([name]) => (STYLES.includes(name) ? [] : unknownOption(`styles.${name}`))),
    ],
  };
}

/** Resolves the options that the launcher reads. */
export function resolveLook(input: AssistantOptions): Resolution<Look> {
  const title = launcherText('title', input);
  return resolveStyled({ mode: MACHINE.mode, ...LOOK }, input, { title });
}

/** A text that the launcher needs before the page's texts are resolved. */
export function launcherText(
  name: 'title' | 'notLoaded' | 'language',
  { texts }: AssistantOptions,
): string {
  const text = texts?.[name];
  return shortText.accepts(text) ? text : enLauncher[name];
}
