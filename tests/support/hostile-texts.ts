/** A list in which each item is in the one before. */
function nestedList(depth: number): string {
  return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- item\n`).join('');
}

function table(rows: number, columns: number): string {
  const row = (cell: string) => `|${`${cell}|`.repeat(columns)}\n`;
  return row('head') + row('-') + row('cell').repeat(rows);
}

const fence = (code: string) => `\`\`\`js\n${code}`;

/** Answers that are huge, or that a Markdown parser reads again and again. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'quotation marks': '>'.repeat(100_000),
  'emphasis that never closes': '*a_'.repeat(20_000),
  'a word of 1 MB': 'w'.repeat(1_000_000),
  'a word of 10 MB': 'w'.repeat(10_000_000),
  'a list nested 500 deep': nestedList(500),
  'a table of 200 by 500': table(200, 500),
  'images that never close': '![a](<b'.repeat(20_000),
  'web addresses in a row': 'www.a.b'.repeat(20_000),
  'addresses after an open bracket': `[www.${'<.'.repeat(20_000)}`,
  'character references': '&#'.repeat(50_000),
  'a paragraph of 2 MB': 'some words '.repeat(182_000),
  '10,000 paragraphs': 'A paragraph.\n\n'.repeat(10_000),
  'a fence that never closes': fence('const answer = 42;\n'.repeat(55_000)),
  'a line of code of 1 MB': fence('x'.repeat(1_000_000)),
  backticks: '`'.repeat(40_000),
  'backticks in runs of every length': Array.from({ length: 280 }, (_, at) => '`'.repeat(at)).join(
    ' ',
  ),
  'HTML tags': '<div onclick="x">'.repeat(20_000),
  'open brackets': '['.repeat(100_000),
  'brackets in brackets': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'images in images': `${'!['.repeat(10_000)}${'](b)'.repeat(10_000)}`,
  'link definitions': '[a]: https://a.example\n'.repeat(20_000),
  'underlined headings': 'a\n===\nb\n---\n'.repeat(10_000),
  escapes: '\\*'.repeat(50_000),
  'line breaks': 'a  \n'.repeat(20_000),
  'empty lines': '\n'.repeat(500_000),
  'one-letter paragraphs': 'a\n\n'.repeat(100_000),
  'items of one list': '- item\n'.repeat(20_000),
  'quotations and lists in turn': '> - '.repeat(20_000),
  'carriage returns': 'a\r'.repeat(50_000),
  'zero-width joiners': 'a\u200d'.repeat(100_000),
  'combining marks': `a${'\u0301'.repeat(200_000)}`,
  'right-to-left overrides': '\u202ea\u202c'.repeat(50_000),
  emoji: '👩‍👩‍👧‍👦'.repeat(20_000),
};
