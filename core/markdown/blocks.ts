/**
 * The line that opens or closes a fence, in a list item as well. With more backticks it is inline
 * code.
 */
const FENCE = /^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*(`{3,}(?!`|.*`)|~{3,})/;
const LIST_ITEM = /^ {0,3}([-+*]|\d{1,9}[.)])(\s|$)/;

/** The beginning of a line that may yet become a list item. */
const BEGUN_ITEM = /^ {0,3}\d{1,9}$/;

/** The line of a new item of a list that is not nested. */
const TOP_ITEM = /^([-+*]|\d{1,9}[.)])\s/;

/** The header row and the delimiter row of a table. */
const TABLE_HEAD = /^.*\|.*\n(?=.*\|)(?=.*-)[ \t:|-]+\n/;

/** The longest block, in characters: five times a long paragraph, and a few milliseconds of parsing. */
export const BLOCK_LENGTH = 4096;

/** The longest block, in lines. */
export const BLOCK_LINES = 48;

/** The longest block in lines where a fence is open, since lines of code cost less. */
export const CODE_LINES = 192;

/** The longest head of a table that is repeated, in characters. */
const HEAD_LENGTH = 512;

/** A part of a text that is rendered by itself. */
export interface Block {
  readonly text: string;
  /** The opening of a fence or the head of a table that the previous block leaves open. */
  readonly prefix: string;
}

/**
 * Splits Markdown into top-level blocks at the blank lines between them. The joined blocks are the
 * text. While a text grows at its end, only the last block changes. Blank lines inside a fence or a
 * list do not separate blocks. A longer block than `BLOCK_LENGTH` or `BLOCK_LINES` is cut, a list
 * where an item begins. `prefix` is that of the first block.
 */
export function* splitBlocks(markdown: string, prefix = ''): Generator<Block> {
  let start = 0;
  let lines = 0;
  let fence: string | null = FENCE.exec(prefix)?.[1] ?? null;
  let list = false;
  let afterBlank = false;
  for (let at = 0; at < markdown.length;) {
    const line = lineAt(markdown, at);
    const blank = line.trim() === '';
    const continuesList =
      list && (LIST_ITEM.test(line) || BEGUN_ITEM.test(line) || /^\s/.test(line));
    const ended = !fence && !blank && afterBlank && !continuesList;
    const length = at - start + line.length;
    const long =
      length > BLOCK_LENGTH ||
      lines >= (fence ? CODE_LINES : BLOCK_LINES) ||
      (!fence && lines >= BLOCK_LINES / 2 && TOP_ITEM.test(line));
    if (at > start && (ended || long)) {
      const text = markdown.slice(start, at);
      yield { text, prefix };
      prefix = ended ? '' : fence ? `${fence}\n` : headOf(prefix + text);
      start = at;
      lines = 0;
      list = false;
    }
    list ||= !fence && LIST_ITEM.test(line);
    const marker = FENCE.exec(line)?.[1];
    if (fence === null) fence = marker ?? null;
    else if (marker?.startsWith(fence) && line.trim() === marker) fence = null;
    afterBlank = blank && at > start;
    lines++;
    at += line.length;
  }
  if (start < markdown.length) yield { text: markdown.slice(start), prefix };
}

/** Splits a text into blocks at line ends. The joined blocks are the text. */
export function* splitLines(text: string): Generator<Block> {
  for (let at = 0; at < text.length;) {
    const end = at + BLOCK_LENGTH;
    const lineEnd = end < text.length ? text.lastIndexOf('\n', end - 1) + 1 : text.length;
    const block = lineEnd > at ? text.slice(at, lineEnd) : lineAt(text, at);
    yield { text: block, prefix: '' };
    at += block.length;
  }
}

/** The line at an index, or as much of it as fits into a block. */
function lineAt(markdown: string, at: number): string {
  const most = markdown.slice(at, at + BLOCK_LENGTH + 1);
  const end = most.indexOf('\n') + 1;
  if (end || most.length <= BLOCK_LENGTH) return most.slice(0, end || BLOCK_LENGTH);
  const space = most.lastIndexOf(' ', BLOCK_LENGTH - 1) + 1;
  if (space > BLOCK_LENGTH / 2) return most.slice(0, space);
  // Not between the halves of a character.
  const whole = most.codePointAt(BLOCK_LENGTH - 1)! > 0xffff ? BLOCK_LENGTH - 1 : BLOCK_LENGTH;
  return most.slice(0, whole);
}

function headOf(text: string): string {
  const [head = ''] = TABLE_HEAD.exec(text) ?? [];
  return head.length > HEAD_LENGTH || FENCE.test(head) ? '' : head;
}
