import ts from 'typescript';
import { markdownTable } from './markdown.js';
import { docOf, type Source } from './source.js';

const FOLDER = 'core/i18n/';

/** The files of the English texts, and the group of `texts` that replaces each. */
const LISTS = [
  { path: `${FOLDER}en-launcher.ts`, name: 'enLauncher', group: '' },
  { path: `${FOLDER}en.ts`, name: 'en', group: '' },
  { path: `${FOLDER}en-call.ts`, name: 'enCall', group: 'call' },
  { path: `${FOLDER}en-sound.ts`, name: 'enSound', group: 'sound' },
  { path: `${FOLDER}en-past-call.ts`, name: 'enPastCall', group: 'pastCall' },
] as const;

/** All keys of the option `texts`, one section per group. */
export function textSections(source: Source): string {
  const groups = LISTS.flatMap(({ path, name, group }) => {
    const list = source.declared(path, name, ts.isVariableDeclaration);
    const words = list.initializer && withoutAssertion(list.initializer);
    if (!words || !ts.isObjectLiteralExpression(words)) throw new Error(`${name} is not an object`);
    return groupsIn(words, group);
  });
  // The launcher's texts come first at the top level.
  const [launcher, top] = groups;
  const rest = groups.slice(2);
  const merged = [{ ...launcher!, rows: [...launcher!.rows, ...top!.rows] }, ...rest];
  return merged
    .map(({ path, doc, rows }) => {
      const title = path ? `\`${path}\`` : 'Top level';
      const notes = rows.some(([, , note]) => note);
      const shown = notes ? rows : rows.map(([key, text]) => [key, text]);
      const head = ['key', 'English', ...(notes ? ['note'] : [])];
      return [`## ${title}\n`, ...(doc ? [`${doc}\n`] : []), markdownTable(head, shown)].join('\n');
    })
    .join('\n');
}

interface Group {
  readonly path: string;
  readonly doc: string;
  readonly rows: readonly (readonly [key: string, text: string, note: string])[];
}

/** A group's texts, followed by the groups inside it. */
function groupsIn(words: ts.ObjectLiteralExpression, path: string, doc = ''): Group[] {
  const rows: [key: string, text: string, note: string][] = [];
  const inner: Group[] = [];
  for (const property of words.properties) {
    if (ts.isSpreadAssignment(property)) continue;
    if (!ts.isPropertyAssignment(property)) throw new Error(`${property.getText()} is not a text`);
    const name = ts.isIdentifier(property.name) ? property.name.text : textOf(property.name);
    const key = path ? `${path}.${name}` : name;
    const note = docOf(property).replaceAll('\n', ' ');
    if (ts.isObjectLiteralExpression(property.initializer))
      inner.push(...groupsIn(property.initializer, key, note));
    else rows.push([`\`${key}\``, textOf(property.initializer), note]);
  }
  return [...(rows.length || doc ? [{ path, doc, rows }] : []), ...inner];
}

function withoutAssertion(value: ts.Expression): ts.Expression {
  return ts.isAsExpression(value) ? value.expression : value;
}

function textOf(value: ts.Node): string {
  if (!ts.isStringLiteralLike(value)) throw new Error(`${value.getText()} is not a text`);
  return value.text;
}
