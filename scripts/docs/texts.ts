import ts from 'typescript';
import { en } from '../../core/i18n/en.js';
import { LANGUAGES } from '../../core/i18n/languages.js';
import { loadTexts } from '../../core/i18n/load-texts.js';
import type { Tree } from '../../core/i18n/replace-texts.js';
import { markdownTable } from './markdown.js';
import type { Source } from './source.js';

/** Every text in every language, with where it is shown. */
export async function translations(source: Source): Promise<string> {
  const { checker } = source;
  const table = source.declared('core/i18n/en.ts', 'en', ts.isVariableDeclaration);
  const tags = ['en', ...LANGUAGES];
  const all = await Promise.all(tags.map((tag) => loadTexts([tag])));
  return itemsOf(all, checker.getTypeAtLocation(table)).join('\n');

  /** `group` says what the texts around are for. */
  function itemsOf(texts: readonly Tree[], type: ts.Type, path = '', group = ''): string[] {
    return Object.keys(texts[0]!).flatMap((name) => {
      const property = checker.getPropertyOfType(type, name)!;
      const note = noteOf(property);
      const key = path + name;
      const each = texts.map((tree) => tree[name]!);
      if (typeof each[0] !== 'string') {
        const inner = checker.getTypeOfSymbol(property);
        return itemsOf(each as Tree[], inner, `${key}.`, note || group);
      }
      const lines = each.map((text, at) => `  - \`${tags[at]}\` ${escaped(text as string)}`);
      return [`- **\`${key}\`** ${note || group}`, ...lines];
    });
  }

  function noteOf(property: ts.Symbol): string {
    const note = property.getDocumentationComment(checker);
    return ts.displayPartsToString(note).replaceAll('\n', ' ');
  }
}

/** A text with Markdown as it is written. */
function escaped(text: string): string {
  return text.replaceAll('*', '\\*');
}

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
