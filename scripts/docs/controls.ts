import ts from 'typescript';
import { markdownTable, typescriptBlock, type Blocks } from './markdown.js';
import { docOf, nodesIn, type Source } from './source.js';

const FOLDER = 'core/controls/';

/** The blocks of docs/call-controls.md. */
export function controlsBlocks(source: Source): Blocks {
  const named = (name: string) =>
    source.declared('core/call/controls.ts', name, ts.isInterfaceDeclaration);
  const main = named('CallControls');
  const needs = needsOf(source);
  const groups = main.members.filter(isGroup);
  const controls = main.members.filter((member) => !isGroup(member));
  const sections = groups.map((group) => {
    const name = nameOf(group);
    const members = named(typeOf(group));
    const doc = docOf(members).replaceAll('\n', ' ');
    const text = section(members.members, `${name}.`, typeOf(group));
    return { members, text: `## \`${name}\`\n\n${doc}\n\n${text}` };
  });

  function section(members: readonly ts.TypeElement[], path: string, type: string): string {
    const rows = members.map((member) => {
      const name = path + nameOf(member);
      return [`\`${name}${parametersOf(member)}\``, needs.get(name) ?? 'nothing', docOf(member)];
    });
    const signatures = members.map((member) => withoutDoc(member, source));
    const code = `interface ${type} {\n${signatures.join('\n')}\n}`;
    return `${markdownTable(['control', 'needs', 'what'], rows)}\n${typescriptBlock(code)}`;
  }

  return {
    call: [
      section(controls, '', 'CallControls'),
      markdownTable(
        ['group', 'for'],
        groups.map((group) => [
          `[\`${nameOf(group)}\`](#${nameOf(group).toLowerCase()})`,
          docOf(group),
        ]),
      ),
    ].join('\n'),
    groups: sections.map(({ text }) => text).join('\n'),
    types: typescriptBlock(
      source.typesText(
        source.typesUsedIn([...controls, ...sections.map(({ members }) => members)], 'core/'),
      ),
    ),
  };
}

/** Whether a member is a group of controls. */
function isGroup(member: ts.TypeElement): boolean {
  return typeOf(member).endsWith('Controls');
}

function nameOf(member: ts.TypeElement): string {
  return member.name!.getText();
}

function typeOf(member: ts.TypeElement): string {
  return ts.isPropertySignature(member) ? (member.type?.getText() ?? '') : '';
}

function parametersOf(member: ts.TypeElement): string {
  if (!ts.isMethodSignature(member)) return '';
  return `(${member.parameters.map(({ name }) => name.getText()).join(', ')})`;
}

function withoutDoc(member: ts.TypeElement, source: Source): string {
  return source.textOf(member).replace(/^\/\*\*.*?\*\/\s*/s, '');
}

const NEEDS: readonly (readonly [use: RegExp, need: string])[] = [
  [/^use\.(live|read|askLive)$|^process$/, 'a call'],
  [/^use\.(joined|tell|askJoined)$/, 'a joined call'],
  [/^send$/, 'a listening assistant'],
];

/** Collects what each control needs of a call, by the name that its check has as its first argument. */
function needsOf(source: Source): ReadonlyMap<string, string> {
  const calls = source.filesIn(FOLDER).flatMap((file) => nodesIn(file, ts.isCallExpression));
  return new Map(
    calls.flatMap(({ expression, arguments: [name] }) => {
      const need = NEEDS.find(([use]) => use.test(expression.getText()))?.[1];
      return need && name && ts.isStringLiteral(name) ? [[name.text, need]] : [];
    }),
  );
}
