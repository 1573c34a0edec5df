import ts from 'typescript';
import { enActions } from '../../core/i18n/en-actions.js';
import { enCall } from '../../core/i18n/en-call.js';
import { enClosed } from '../../core/i18n/en-closed.js';
import { enReference } from '../../core/i18n/en-reference.js';
import { enDelivery } from '../../core/i18n/en-delivery.js';
import { enPastCall } from '../../core/i18n/en-past-call.js';
import { enSound } from '../../core/i18n/en-sound.js';
import { en } from '../../core/i18n/en.js';
import type { Tree } from '../../core/i18n/replace-texts.js';
import { markdownTable } from './markdown.js';
import type { Source } from './source.js';

/** The English texts, by the group of the option `texts` that replaces them. */
const LISTS = [
  { file: 'en.ts', name: 'en', group: '', texts: en },
  { file: 'en-call.ts', name: 'enCall', group: 'call', texts: enCall },
  { file: 'en-actions.ts', name: 'enActions', group: 'actions', texts: enActions },
  { file: 'en-closed.ts', name: 'enClosed', group: 'closed', texts: enClosed },
  { file: 'en-sound.ts', name: 'enSound', group: 'sound', texts: enSound },
  { file: 'en-reference.ts', name: 'enReference', group: 'reference', texts: enReference },
  { file: 'en-delivery.ts', name: 'enDelivery', group: 'delivery', texts: enDelivery },
  { file: 'en-past-call.ts', name: 'enPastCall', group: 'pastCall', texts: enPastCall },
] as const;

/** All keys of the option `texts`, one section per group. */
export function textSections(source: Source): string {
  const { checker } = source;
  return LISTS.flatMap(({ file, name, group, texts }) => {
    const list = source.declared(`core/i18n/${file}`, name, ts.isVariableDeclaration);
    return sectionsOf(texts, checker.getTypeAtLocation(list), group);
  }).join('\n');

  /** A group's texts, followed by the groups inside it. */
  function sectionsOf(texts: Tree, type: ts.Type, path: string, doc = ''): string[] {
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
