import type { ArgTypesEnhancer } from 'storybook/internal/types';
import manifest from '../custom-elements.json';

interface Described {
  readonly tagName?: string;
  readonly attributes: readonly { readonly fieldName: string; readonly type: { text: string } }[];
  readonly cssProperties: readonly { readonly name: string }[];
}

const declarations = manifest.modules.flatMap((each) => each.declarations) as unknown[];
const { attributes, cssProperties } = (declarations as Described[]).find(
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
    return { control: 'select', options, type: { name: 'enum', value: options } };
  }
  if (type !== 'string') return { control: type };
  return { control: /color$/i.test(name) ? 'color' : 'text' };
}

/** Actions are disabled, because they would be passed to the element as options. */
export const manifestControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, action: undefined, ...(CONTROLS[name] ?? { control: false }) },
    ]),
  );
