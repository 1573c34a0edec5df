import { sayInline } from './inline.js';

/** Reads a Markdown table row by row: the first cell is the row's subject. */
export class SpokenTable {
  readonly #head: readonly string[];

  constructor(headLine: string) {
    this.#head = cellsOf(headLine);
  }

  /** The row as a sentence; undefined for the line of dashes under the head and for empty rows. */
  sayRow(line: string): string | undefined {
    const cells = cellsOf(line);
    if (cells.every((cell) => /^:?-*:?$/.test(cell))) return undefined;
    const [subject = '', ...values] = cells;
    const facts = values
      .map((value, index) => [this.#head[index + 1] ?? '', value] as const)
      .filter(([, value]) => /[\p{L}\p{N}]/u.test(value))
      .map(([name, value]) => (name ? `${lowerFirst(name)} ${value}` : value));
    return [subject, facts.join(', ')].filter(Boolean).join(': ');
  }
}

export function isTableLine(line: string): boolean {
  return line.trimStart().startsWith('|');
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(sayInline);
}

/** A header cell continues a sentence; an acronym keeps its capitals. */
function lowerFirst(word: string): string {
  return /^\p{Lu}\p{Ll}/u.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word;
}
