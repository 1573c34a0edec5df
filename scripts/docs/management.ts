import { catalogueEntries, type CatalogueEntry } from '../../core/management/index.js';
import { pathNames } from '../../core/management/operation.js';
import { usageOf } from '../../core/management/command/call-input.js';
import { markdownTable } from './markdown.js';

/** The catalogue of the management API, one section per family. */
export function catalogue(): string {
  const entries = catalogueEntries();
  const families = [...new Set(entries.map(pathOf))];
  const sections = families.map((family) =>
    section(
      family,
      entries.filter((entry) => pathOf(entry) === family),
    ),
  );
  return sections.join('\n');
}

function section(family: string, entries: readonly CatalogueEntry[]): string {
  const head = ['client', 'request', 'sends', 'answers', 'shell'];
  return `### ${family}\n\n${markdownTable(head, entries.map(cells))}`;
}

function cells(entry: CatalogueEntry): string[] {
  const { method, path, body, query, answer, secured, deprecated } = entry.operation;
  const inputs = [
    ...pathNames(entry.operation),
    ...(body ? ['body'] : []),
    ...(query ? ['query'] : []),
  ];
  const notes = [secured === false && 'no token', deprecated && 'deprecated'].filter(Boolean);
  const sent = body === 'json' ? 'JSON' : body === 'multipart' ? 'a form' : query ? 'a query' : '';
  const answers = { record: 'a record', list: 'a list', 'record-or-batch': 'a record or a batch' };
  return [
    `\`client.${pathOf(entry)}.${entry.name}(${inputs.join(', ')})\``,
    [`\`${method} ${path}\``, ...notes].join(', '),
    sent,
    answer ? answers[answer] : '',
    `\`${usageOf(entry)}\``,
  ];
}

function pathOf({ family }: CatalogueEntry): string {
  return family.join('.');
}
