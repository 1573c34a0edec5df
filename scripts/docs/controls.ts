import ts from 'typescript';
import { markdownTable, typescriptBlock, type Blocks } from './markdown.js';
import { docOf, nodesIn, type Source } from './source.js';

type Shown = ts.MethodDeclaration | ts.GetAccessorDeclaration;

/** The blocks of docs/call-controls.md. */
export function controlsBlocks(source: Source): Blocks {
  const file = 'core/controls/call-controls.ts';
  const main = source.declared(file, 'CallControls', ts.isClassDeclaration);
  const groups = main.members.filter(ts.isPropertyDeclaration).filter(isPublic);
  const sections = groups.map((group) => {
    const name = group.name.getText();
    const members = classOf(group, source);
    const doc = docOf(members).replaceAll('\n', ' ');
    return { members, text: `## \`${name}\`\n\n${doc}\n\n${section(members, `${name}.`, source)}` };
  });
  const shown = [main, ...sections.map(({ members }) => members)].flatMap(shownMembers);
  const types = shown.flatMap(({ type, parameters }) => [...parameters, ...(type ? [type] : [])]);
  return {
    call: [
      section(main, '', source),
      markdownTable(
        ['group', 'for'],
        groups.map((group) => {
          const name = group.name.getText();
          return [`[\`${name}\`](#${name.toLowerCase()})`, docOf(group)];
        }),
      ),
    ].join('\n'),
    groups: sections.map(({ text }) => text).join('\n'),
    types: typescriptBlock(source.typesText(source.typesUsedIn(types, 'core/'))),
  };
}

function section(members: ts.ClassDeclaration, path: string, source: Source): string {
  const shown = shownMembers(members);
  const rows = shown.map((member) => {
    const call = signatureOf(member, ({ name }) => name.getText());
    return [`\`${path}${call}\``, needOf(member, members.members), docOf(member)];
  });
  const signatures = shown.map((member) => {
    const type = member.type && source.textOf(member.type).replaceAll('read.', '');
    return `${ts.isGetAccessor(member) ? 'readonly ' : ''}${signatureOf(member, typed)}: ${type};`;
  });
  const code = `interface ${members.name?.text} {\n${signatures.join('\n')}\n}`;
  return `${markdownTable(['control', 'needs', 'what'], rows)}\n${typescriptBlock(code)}`;
}

function shownMembers({ members }: ts.ClassDeclaration): Shown[] {
  return members
    .filter((member) => ts.isMethodDeclaration(member) || ts.isGetAccessorDeclaration(member))
    .filter(isPublic);
}

function isPublic({ name }: ts.ClassElement): boolean {
  return !!name && !ts.isPrivateIdentifier(name);
}

function signatureOf(member: Shown, write: (parameter: ts.ParameterDeclaration) => string): string {
  const parameters = `(${member.parameters.map(write).join(', ')})`;
  return member.name.getText() + (ts.isMethodDeclaration(member) ? parameters : '');
}

function typed({ name, type, questionToken, initializer }: ts.ParameterDeclaration): string {
  return `${name.getText()}${questionToken || initializer ? '?' : ''}: ${type?.getText()}`;
}

function classOf(group: ts.PropertyDeclaration, { checker }: Source): ts.ClassDeclaration {
  const declaration = checker.getTypeAtLocation(group).symbol.valueDeclaration;
  if (!declaration || !ts.isClassDeclaration(declaration))
    throw new Error(`${group.name.getText()} is not an instance of a class`);
  return declaration;
}

const NEEDS: readonly (readonly [use: RegExp, need: string])[] = [
  [/^this\.#use\.send$/, 'a listening assistant'],
  [/^this\.#use\.(joined|tell|askJoined)$/, 'a joined call'],
  [/^this\.#use\.(live|read|askLive)$/, 'a call'],
];

/** The precondition that a method checks, either itself or in a private method of its class. */
function needOf(member: ts.Node, members: readonly ts.ClassElement[]): string {
  const called = nodesIn(member, ts.isCallExpression).map((call) => call.expression.getText());
  for (const [use, need] of NEEDS) if (called.some((name) => use.test(name))) return need;
  const own = members.find(({ name }) => called.includes(`this.${name?.getText()}`));
  return own && own !== member ? needOf(own, members) : 'nothing';
}
