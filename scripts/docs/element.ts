import { stringUnions } from '../build/string-unions.js';
import type { Blocks } from './generated-blocks.js';
import { markdownTable } from './markdown.js';

/** Any entry of the custom elements manifest, with the fields that are read here. */
interface Entry {
  readonly name?: string;
  readonly kind?: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
  readonly attribute?: string;
  readonly fieldName?: string;
  readonly static?: boolean;
  readonly parameters?: readonly Entry[];
}

type Declaration = Entry & { readonly tagName?: string } & {
  readonly [
    List in
      'members' | 'attributes' | 'events' | 'slots' | 'cssParts' | 'cssProperties' | 'cssStates'
  ]?: readonly Entry[];
};

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

/** The allowed values of properties that are string unions. */
const unions = stringUnions();

/** The attributes that most pages set. */
const USUAL: readonly string[] = [
  'public-key',
  'assistant-id',
  'mode',
  'heading',
  'first-chat-message',
  'show-transcript',
  'position',
  'size',
  'theme',
  'accent-color',
];

/** A table of names and descriptions. */
function described(column: string, items: readonly Entry[] = []): string {
  return markdownTable(
    [column, 'what'],
    items.map((item) => [nameOf(item), descriptionOf(item)]),
  );
}

function nameOf({ name }: Entry): string {
  if (!name) throw new Error('The manifest has an entry without a name');
  return `\`${name}\``;
}

function descriptionOf({ description = '', default: initial }: Entry): string {
  return initial ? `${description} Default \`${initial}\`.` : description;
}

/** An attribute's description, with the allowed values if it has a fixed set. */
function attributeText({ fieldName, name, description = '' }: Entry): string {
  const values = unions.get(fieldName ?? name ?? '')?.map((value) => `\`${value}\``);
  return values ? `${description} One of ${values.join(', ')}.` : description;
}

function declarationsIn(manifest: unknown): Declaration[] {
  return (manifest as Manifest).modules.flatMap((each) => each.declarations ?? []);
}

function elementIn(manifest: unknown): Declaration {
  const element = declarationsIn(manifest).find(({ tagName }) => tagName === 'voice-assistant');
  if (!element) throw new Error('The manifest has no voice-assistant');
  return element;
}

/** The table of the attributes that most pages set. */
export function usualAttributes(manifest: unknown): string {
  const { attributes = [] } = elementIn(manifest);
  return markdownTable(
    ['attribute', 'what'],
    USUAL.map((usual) => {
      const attribute = attributes.find(({ name }) => name === usual);
      if (!attribute) throw new Error(`There is no attribute ${usual}`);
      return [nameOf(attribute), attributeText(attribute)];
    }),
  );
}

/** The blocks of docs/reference.md, from the custom elements manifest. */
export function elementBlocks(manifest: unknown): Blocks {
  const element = elementIn(manifest);
  const members = (element.members ?? []).filter(({ static: isStatic }) => !isStatic);
  const properties = members.filter(
    ({ kind, description, attribute }) => kind === 'field' && description && !attribute,
  );
  const methods = members.filter(({ kind, description }) => kind === 'method' && description);
  return {
    attributes: markdownTable(
      ['attribute', 'property', 'what'],
      [
        ...(element.attributes ?? []).map((attribute) => [
          nameOf(attribute),
          `\`${attribute.fieldName ?? attribute.name}\``,
          attributeText(attribute),
        ]),
        ...properties.map((property) => ['', nameOf(property), descriptionOf(property)]),
      ],
    ),
    methods: markdownTable(
      ['method', 'what'],
      methods.map((method) => [`\`${signatureOf(method)}\``, descriptionOf(method)]),
    ),
    events: markdownTable(
      ['event', 'fields', 'what'],
      (element.events ?? []).map((event) => [
        nameOf(event),
        fieldsOf(event, declarationsIn(manifest)),
        descriptionOf(event),
      ]),
    ),
    slots: described('slot', element.slots),
    parts: described('part', element.cssParts),
    'custom-properties': described('property', element.cssProperties),
    states: described('state', element.cssStates),
  };
}

function signatureOf({ name, parameters = [] }: Entry): string {
  return `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`;
}

/** The fields that an event's class declares. */
function fieldsOf({ name, type }: Entry, declarations: readonly Declaration[]): string {
  const event = declarations.find((declaration) => declaration.name === type?.text);
  if (!event) throw new Error(`The manifest has no class for ${name}`);
  return (event.members ?? [])
    .map((member) => `\`${member.name}: ${member.type?.text}\``)
    .join(', ');
}
