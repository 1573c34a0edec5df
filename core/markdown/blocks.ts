/**
 * The line that opens or closes a fence, in a list item as well. With more backticks it is inline
 * code.
 */
const FENCE = /^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*(`{3,}(?!`|.*`)|~{3,})/;
const LIST_ITEM = /^ {0,3}([-+*]|\d{1,9}[.)])(\s|$)/;

/** The beginning of a line that may yet become a list item. */
const BEGUN_ITEM = /^ {0,3}\d{1,9}$/;

/**
 * Splits Markdown into top-level blocks at the blank lines between them. The joined blocks are the
 * text. While a text grows at its end, only the last block changes. Blank lines inside a fence or a
 * list do not separate blocks.
 */
export function splitBlocks(markdown: string): string[] {
  const blocks: string[] = [];
  let block = '';
  let fence: string | null = null;
  let list = false;
  let afterBlank = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    const blank = line.trim() === '';
    const continuesList =
      list && (LIST_ITEM.test(line) || BEGUN_ITEM.test(line) || /^\s/.test(line));
    if (!fence && !blank && afterBlank && !continuesList && block) {
      blocks.push(block);
      block = '';
      list = false;
    }
    list ||= !fence && LIST_ITEM.test(line);
    const marker = FENCE.exec(line)?.[1];
    if (fence === null) fence = marker ?? null;
    else if (marker?.startsWith(fence) && line.trim() === marker) fence = null;
    afterBlank = blank && block !== '';
    block += line;
  }
  return block ? [...blocks, block] : blocks;
}
