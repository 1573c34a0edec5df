interface Documented {
  readonly name?: string;
  readonly description?: string;
  readonly default?: string;
}

interface Member extends Documented {
  readonly kind: string;
  readonly attribute?: string;
  readonly privacy?: string;
  readonly static?: boolean;
}

interface Declaration extends Documented {
  readonly tagName?: string;
  readonly members?: readonly Member[];
  readonly attributes?: readonly (Documented & { readonly fieldName?: string })[];
  readonly events?: readonly Documented[];
  readonly slots?: readonly Documented[];
  readonly cssParts?: readonly Documented[];
  readonly cssProperties?: readonly Documented[];
  readonly cssStates?: readonly Documented[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Declaration[] }[];
}

function row(...cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function table(title: string, columns: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  return [
    `### ${title}`,
    '',
    row(...columns),
    row(...columns.map(() => '---')),
    ...rows.map((cells) => row(...cells)),
    '',
  ].join('\n');
}

function described(title: string, column: string, items: readonly Documented[] = []): string {
  return table(
    title,
    [column, 'what'],
    items.map(({ name, description = '', default: initial }) => [
      `\`${name}\``,
      initial ? `${description} Default \`${initial}\`.` : description,
    ]),
  );
}

/** The reference of the tag, in markdown, from its custom elements manifest. */
export function elementTables(manifest: unknown): string {
  const declarations = (manifest as Manifest).modules.flatMap((each) => each.declarations ?? []);
  const element = declarations.find(({ tagName }) => tagName === 'voice-assistant');
  if (!element) throw new Error('The manifest has no voice-assistant');
  const members = (element.members ?? []).filter(
    ({ privacy = 'public', static: isStatic, name }) =>
      privacy === 'public' && !isStatic && !name?.startsWith('#'),
  );
  const properties = members.filter(
    ({ kind, description, attribute }) => kind === 'field' && description && !attribute,
  );
  const methods = members.filter(({ kind, description }) => kind === 'method' && description);
  return [
    table(
      'Attributes and properties',
      ['attribute', 'property', 'what'],
      [
        ...(element.attributes ?? []).map(({ name, fieldName, description = '' }) => [
          `\`${name}\``,
          `\`${fieldName ?? name}\``,
          description,
        ]),
        ...properties.map(({ name, description = '' }) => ['', `\`${name}\``, description]),
      ],
    ),
    described('Methods', 'method', methods),
    described('Events', 'event', element.events),
    described('Slots', 'slot', element.slots),
    described('Parts', 'part', element.cssParts),
    described('Custom properties', 'property', element.cssProperties),
    described('States', 'state', element.cssStates),
  ].join('\n');
}
