import { markdownTable, type Blocks } from './markdown.js';

/** Any entry of the custom elements manifest, with the fields that are read here. */
export interface Entry {
  readonly name: string;
  readonly kind?: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text: string };
  readonly attribute?: string;
  readonly fieldName?: string;
  readonly static?: boolean;
  readonly parameters?: readonly Entry[];
}

type Lists =
  'members' | 'attributes' | 'events' | 'slots' | 'cssParts' | 'cssProperties' | 'cssStates';

type Declaration = Entry & { readonly tagName?: string } & {
  readonly [List in Lists]?: readonly Entry[];
};

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

/** The blocks of docs/reference.md, from the custom elements manifest. */
export function elementBlocks(manifest: unknown): Blocks {
  const declarations = declarationsIn(manifest);
  const element = found(declarations, 'VoiceAssistant');
  const { attributes = [], events = [] } = element;
  const members = (element.members ?? []).filter((each) => each.description && !each.static);
  const properties = members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
  const methods = members.filter(({ kind }) => kind === 'method');
  return {
    attributes: markdownTable(
      ['attribute', 'property', 'what'],
      [
        ...attributes.map((each) => [
          code(each.name),
          each.fieldName ? code(each.fieldName) : '',
          attributeText(each),
        ]),
        ...properties.map((each) => ['', code(each.name), descriptionOf(each)]),
      ],
    ),
    methods: tableOf(
      'method',
      methods.map(({ name, parameters = [], ...rest }) => ({
        ...rest,
        name: `${name}(${parameters.map((parameter) => parameter.name).join(', ')})`,
      })),
    ),
    events: markdownTable(
      ['event', 'fields', 'what'],
      events.map((event) => {
        const fields = found(declarations, event.type?.text ?? '').members ?? [];
        const list = fields.map(({ name, type }) => code(`${name}: ${type?.text}`)).join(', ');
        return [code(event.name), list, descriptionOf(event)];
      }),
    ),
    slots: tableOf('slot', element.slots),
    parts: tableOf('part', element.cssParts),
    'custom-properties': tableOf('property', element.cssProperties),
    states: tableOf('state', element.cssStates),
  };
}

export function declarationsIn(manifest: unknown): Declaration[] {
  return (manifest as Manifest).modules.flatMap((each) => each.declarations ?? []);
}

export function found<Named extends Entry>(entries: readonly Named[], name: string): Named {
  const entry = entries.find((each) => each.name === name);
  if (!entry) throw new Error(`The manifest has no ${name}`);
  return entry;
}

/** A table of names and descriptions. */
function tableOf(column: string, entries: readonly Entry[] = [], write = descriptionOf): string {
  const rows = entries.map((each) => [code(each.name), write(each)]);
  return markdownTable([column, 'what'], rows);
}

function code(text: string): string {
  return `\`${text}\``;
}

function descriptionOf({ description = '', default: initial }: Entry): string {
  return initial ? `${description} Default \`${initial}\`.` : description;
}

/** An attribute's description, with the allowed values if it has a fixed set. */
function attributeText({ type, description = '' }: Entry): string {
  const values = [...(type?.text ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => code(value!));
  return values.length ? `${description} One of ${values.join(', ')}.` : description;
}
