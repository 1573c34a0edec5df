import ts from 'typescript';
import { en } from '../../core/i18n/en.js';
import type { Tree } from '../../core/i18n/replace-texts.js';
import { markdownTable } from './markdown.js';
import type { Source } from './source.js';

/** All keys of the option `texts`, one section per group. */
export function textSections(source: Source): string {
  const { checker } = source;
  const table = source.declared('core/i18n/en.ts', 'en', ts.isVariableDeclaration);
  return sectionsOf(en, checker.getTypeAtLocation(table)).join('\n');

  /** A group's texts, followed by the groups inside it. */
  function sectionsOf(texts: Tree, type: ts.Type, path = '', doc = ''): string[] {
    const rows: string[][] = [];
    const inner: string[] = [];
    for (const [name, text] of Object.entries(texts)) {
      const property = checker.getPropertyOfType(type, name)!;
      const note = ts
        .displayPartsToString(property.getDocumentationComment(checker))
        .replaceAll('\n', ' ');
      const key = path ? `${path}.${name}` : name;
      if (typeof text === 'string') rows.push([`\`${key}\``, text, note]);
      else inner.push(...sectionsOf(text, checker.getTypeOfSymbol(property), key, note));
    }
    if (!rows.length && !doc) return inner;
    const columns = rows.some(([, , note]) => note) ? 3 : 2;
    const table = markdownTable(
      ['key', 'English', 'note'].slice(0, columns),
      rows.map((row) => row.slice(0, columns)),
    );
    const title = `## ${path ? `\`${path}\`` : 'Top level'}\n\n`;
    return [`${title}${doc && `${doc}\n\n`}${table}`, ...inner];
  }
}
