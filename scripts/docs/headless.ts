import ts from 'typescript';
import { markdownTable, typescriptBlock, type Blocks } from './markdown.js';
import { docOf, documentedMembers, type Documented, type Source } from './source.js';

const MACHINE = 'core/machine/';
const PORTS_FILE = 'core/ports.ts';
const TOOL_CALLS_FILE = 'core/tools/tool-calls.ts';

/** The blocks of docs/headless.md. */
export function headlessBlocks(source: Source): Blocks {
  const { isInterfaceDeclaration: isInterface, isTypeAliasDeclaration: isAlias } = ts;
  const assistant = source.declared('core/headless/create-assistant.ts', 'Assistant', isInterface);
  const intents = source.declared(`${MACHINE}events.ts`, 'Intent', isAlias);
  const events = source.declared(`${MACHINE}effects.ts`, 'AssistantEvent', isAlias);
  const ports = source.declared(PORTS_FILE, 'Ports', isInterface);

  const portTypes = [ports, ...source.typesUsedIn([ports], PORTS_FILE)];

  const known = new Set<ts.Node>([intents, events]);
  /** Declarations and the types that they use, without those of earlier blocks. */
  const types = (shown: readonly ts.Declaration[], from: readonly ts.Node[] = shown): string => {
    const all = [...shown, ...source.typesUsedIn(from, MACHINE)].filter((each) => !known.has(each));
    all.forEach((each) => known.add(each));
    return typescriptBlock(source.typesText(all));
  };
  const row = (member: Documented) => messageRow(member, source);
  return {
    members: markdownTable(['member', 'what'], assistant.members.map(memberRow)),
    options: markdownTable(['option', 'what'], optionRows(source)),
    intents: markdownTable(['intent', 'fields', 'what'], documentedMembers(intents.type).map(row)),
    events: [
      markdownTable(['event', 'fields', 'what'], documentedMembers(events.type).map(row)),
      types([], [events]),
    ].join('\n'),
    state: types([source.declared(`${MACHINE}state.ts`, 'State', isInterface)]),
    view: types([source.declared(`${MACHINE}view.ts`, 'View', isInterface)]),
    ports: types([...portTypes, ...source.typesUsedIn(portTypes, TOOL_CALLS_FILE)]),
  };
}

/** A property or a method of the assistant. Its type is part of the package's types. */
function memberRow(member: ts.TypeElement): [string, string] {
  const name = member.name?.getText() ?? '';
  const doc = docOf(member) || DOCS[name];
  if (!doc) throw new Error(`${name} has no docstring`);
  if (!ts.isMethodSignature(member)) return [`\`${name}\``, doc];
  const parameters = member.parameters.map((each) => each.name.getText()).join(', ');
  return [`\`${name}(${parameters})\``, doc];
}

/** For members without a docstring. */
const DOCS: Readonly<Record<string, string>> = {
  state: 'The current [state](#the-state).',
  options: 'The current options, with all defaults filled in.',
};

function optionRows(source: Source): [string, string][] {
  const options = source.declared(
    'core/options/table.ts',
    'HeadlessOptions',
    ts.isInterfaceDeclaration,
  );
  const { checker } = source;
  return checker
    .getTypeAtLocation(options)
    .getProperties()
    .map((option) => [
      `\`${option.name}\``,
      ts.displayPartsToString(option.getDocumentationComment(checker)),
    ]);
}

/** The literal `type` of an intent or event, its other fields, and its docstring. */
function messageRow({ type, doc }: Documented, source: Source): string[] {
  if (!ts.isTypeLiteralNode(type)) throw new Error(`${type.getText()} is not an object type`);
  const [name = '', ...fields] = type.members.filter(ts.isPropertySignature).map((field) => {
    const value = field.type ? source.textOf(field.type) : '';
    if (field.name.getText() === 'type') return value.replaceAll("'", '');
    return `\`${field.name.getText()}: ${value}\``;
  });
  if (!doc) throw new Error(`${name} has no docstring`);
  return [`\`${name}\``, fields.join(', '), doc];
}
