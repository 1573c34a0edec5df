import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { shortText, text } from '../core/kinds/kinds.js';
import * as tables from '../core/options/table.js';
import manifest from '../custom-elements.json';

/** A custom property or a part in the manifest. */
export interface Named {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
}

interface Described {
  readonly tagName?: string;
  readonly attributes: readonly { readonly fieldName: string; readonly type: { text: string } }[];
  readonly cssProperties: readonly Named[];
  readonly cssParts: readonly Named[];
}

const declarations = manifest.modules.flatMap((each) => each.declarations) as unknown[];
export const { attributes, cssProperties, cssParts } = (declarations as Described[]).find(
  ({ tagName }) => tagName === 'voice-assistant',
)!;

/** The controls of every story: all options that attributes set, and all custom properties. */
const CONTROLS: Readonly<Record<string, object>> = Object.fromEntries([
  ...attributes.map(({ fieldName, type }) => [fieldName, controlOf(fieldName, type.text)]),
  ...cssProperties.map(({ name }) => [name, controlOf(name, 'string')]),
]);

/** By the type of an option: a choice, a switch, a number, a colour or a text. */
function controlOf(name: string, type: string): object {
  if (type.includes('|')) {
    const options = type.replaceAll("'", '').split(' | ');
    return { control: { type: 'select' }, options, type: { name: 'enum', value: options } };
  }
  if (type !== 'string') return { control: { type } };
  return { control: { type: /color$/i.test(name) ? 'color' : 'text' } };
}

const CATEGORIES = ['Look', 'Text', 'Behaviour'] as const;

const OPTIONS: tables.Table = Object.assign({}, ...Object.values(tables));

function categoryOf(name: string): (typeof CATEGORIES)[number] {
  // Every HTML element has a `title`, so that option is named `heading`.
  const option = name === 'heading' ? 'title' : name;
  const kind = OPTIONS[option]?.kind;
  if (kind === text || kind === shortText || name === 'texts') return 'Text';
  return name.startsWith('--') || option in tables.LOOK ? 'Look' : 'Behaviour';
}

/**
 * The controls by their categories. Actions are disabled, because they would be passed to the element as options,
 * and what has no control is left out.
 */
export const manifestControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    CATEGORIES.flatMap((category) =>
      Object.entries(argTypes)
        .filter(([name]) => categoryOf(name) === category)
        .map(([name, argType]) => {
          const table = name in CONTROLS ? { category } : { disable: true };
          return [name, { ...argType, ...CONTROLS[name], action: undefined, table }];
        }),
    ),
  );
