import ts from 'typescript';
import type { Blocks } from './generated-blocks.js';
import { markdownTable, typescriptBlock } from './markdown.js';
import { signatureOf } from './signatures.js';
import { docOf, type Source } from './source.js';

const FOLDER = 'core/call/daily/controls/';

/** The blocks of docs/call-controls.md. */
export function controlsBlocks(source: Source): Blocks {
  const main = source.declared(`${FOLDER}call-controls.ts`, 'CallControls', ts.isClassDeclaration);
  const groups = main.members
    .filter(ts.isPropertyDeclaration)
    .filter(isPublic)
    .map((group) => ({
      name: group.name.getText(),
      doc: docOf(group),
      members: classOf(source, group),
    }));
  const results = [main, ...groups.map(({ members }) => members)].flatMap(resultTypes);
  return {
    call: [
      section(source, main, ''),
      markdownTable(
        ['group', 'for'],
        groups.map(({ name, doc }) => [`[\`${name}\`](#${name.toLowerCase()})`, doc]),
      ),
    ].join('\n'),
    groups: groups
      .map(({ name, members }) => {
        const doc = docOf(members).replaceAll('\n', ' ');
        return `## \`${name}\`\n\n${doc}\n\n${section(source, members, `${name}.`)}`;
      })
      .join('\n'),
    results: typescriptBlock(source.typesText(source.typesUsedIn(results, FOLDER))),
  };
}

function section(source: Source, { members, name }: ts.ClassDeclaration, path: string): string {
  const shown = members.filter(isShown).filter(isPublic);
  const rows = shown.map((member) => {
    if (!docOf(member)) throw new Error(`${path}${member.name.getText()} has no docstring`);
    return [`\`${path}${callOf(member)}\``, needOf(member, members), docOf(member)];
  });
  const code = shown.map((member) => `${signatureOf(member, source.checker)};`).join('\n');
  return `${markdownTable(['control', 'needs', 'what'], rows)}\n${typescriptBlock(`interface ${name?.text} {\n${code}\n}`)}`;
}

type Shown = ts.MethodDeclaration | ts.GetAccessorDeclaration;

function isShown(member: ts.ClassElement): member is Shown {
  return ts.isMethodDeclaration(member) || ts.isGetAccessorDeclaration(member);
}

function isPublic({ name }: ts.ClassElement): boolean {
  return !!name && !ts.isPrivateIdentifier(name);
}

function callOf(member: Shown): string {
  const parameters = member.parameters.map(({ name }) => name.getText());
  return (
    member.name.getText() + (ts.isMethodDeclaration(member) ? `(${parameters.join(', ')})` : '')
  );
}

/** The declared result types of a class's public members. */
function resultTypes({ members }: ts.ClassDeclaration): ts.Node[] {
  return members
    .filter(isShown)
    .filter(isPublic)
    .flatMap(({ type }) => type ?? []);
}

function classOf({ checker }: Source, group: ts.PropertyDeclaration): ts.ClassDeclaration {
  const declaration = checker.getTypeAtLocation(group).symbol.valueDeclaration;
  if (!declaration || !ts.isClassDeclaration(declaration))
    throw new Error(`${group.name.getText()} is not an instance of a class`);
  return declaration;
}

const NEEDS: readonly (readonly [use: string, need: string])[] = [
  ['this.#use.send', 'a listening assistant'],
  ['this.#use.joined', 'a joined call'],
  ['this.#use.live', 'a call'],
];

/** The precondition that a method checks, either itself or in a private method of its class. */
function needOf(member: ts.Node, members: readonly ts.ClassElement[]): string {
  const called: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) called.push(node.expression.getText());
    ts.forEachChild(node, visit);
  };
  visit(member);
  for (const [use, need] of NEEDS) if (called.includes(use)) return need;
  const own = members.find(({ name }) => called.includes(`this.${name?.getText()}`));
  return own && own !== member ? needOf(own, members) : 'nothing';
}
