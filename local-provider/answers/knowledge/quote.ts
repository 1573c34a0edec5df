import { splitSentences } from '../../language/sentences.js';
import { wordsOf } from './indian-words.js';
import { group, type Passage } from './knowledge-index.js';
import type { Block, Section } from './section.js';
import { indexable, termOf, words } from './terms.js';

/** The longest quote, in characters: a few sentences, as they are read out in a call. */
const QUOTE_LENGTH = 420;

/** The most sections of a group that are listed. */
const LIST_LENGTH = 6;

/** Quotes what a passage contains about its terms, under its heading, with a link. */
export function quote({ section, terms }: Passage): string {
  const asked = new Set(terms);
  const list = listed(section, asked);
  const own = joined(best(section.blocks, asked, list ? QUOTE_LENGTH / 2 : QUOTE_LENGTH));
  const known = wordsOf(textIn(section));
  const page = `[${section.pageTitle}](${section.url})`;
  const link = known ? `${known.see}: ${page}` : `See ${page}.`;
  return [`**${section.heading}**`, own, list, link].filter(Boolean).join('\n\n');
}

function textIn({ heading, blocks }: Section): string {
  return [heading, joined(blocks)].join(' ');
}

/** A section as a model reads it: whole, with its place. */
export function wholeText(section: Section): string {
  const trail = [section.pageTitle, section.heading].join(' > ');
  const parts = group(section).map((part) => `${part.heading}\n${joined(part.blocks)}`);
  return [`# ${trail} (${section.url})`, joined(section.blocks), ...parts]
    .filter(Boolean)
    .join('\n\n');
}

/** A line for each part of the section that has terms beyond its heading. */
function listed(section: Section, asked: ReadonlySet<string>): string {
  const rest = new Set(asked);
  for (const word of words(section.heading)) rest.delete(termOf(word) ?? '');
  const says = (block: Block) => matches(block, rest) > 0;
  const isAnswered = section.blocks.some(says);
  return group(section)
    .map(({ heading, blocks }) => ({ heading, block: best(blocks, rest, 1)[0] }))
    .filter(({ block }) => block && (rest.size === 0 || !isAnswered || says(block)))
    .slice(0, LIST_LENGTH)
    .map(({ heading, block }) => `- **${heading.replace(/[.:]$/, '')}**: ${inLine(block!)}`)
    .join('\n');
}

/** A block that fits into a line: each cell of a row follows the head of its column. */
function inLine({ markdown, tableHead }: Block): string {
  if (!tableHead) return markdown;
  const heads = cellsOf(tableHead.split('\n')[0]!);
  const [subject, ...values] = cellsOf(markdown);
  return `${subject}: ${values.map((value, at) => `${heads[at + 1]} ${value}`).join(', ')}`;
}

function cellsOf(row: string): string[] {
  return row.slice(2, -2).split(' | ');
}

/** The blocks with most of the terms, in their own order; at least one. */
function best(
  blocks: readonly Block[],
  asked: ReadonlySet<string>,
  length: number,
): readonly Block[] {
  const pieces = blocks.flatMap(sentences);
  if (joined(pieces).length <= length) return pieces;
  const ranked = pieces
    .map((piece, index) => ({ piece, index, score: matches(piece, asked) }))
    .sort((one, other) => other.score - one.score || one.index - other.index);
  const kept: typeof ranked = [];
  let room = length;
  for (const each of ranked) {
    if (kept.length > 0 && each.piece.markdown.length > room) continue;
    kept.push(each);
    room -= each.piece.markdown.length;
  }
  return kept.sort((one, other) => one.index - other.index).map(({ piece }) => piece);
}

function matches({ markdown }: Block, asked: ReadonlySet<string>): number {
  const terms = new Set(words(indexable(markdown)).map(termOf));
  return [...terms].filter((term) => term !== null && asked.has(term)).length;
}

function sentences(block: Block): Block[] {
  if (block.kind !== 'text') return [block];
  return splitSentences(block.markdown).map((sentence) => ({
    ...block,
    markdown: sentence.trim(),
  }));
}

/** Blocks as one Markdown text. */
function joined(blocks: readonly Block[]): string {
  let text = '';
  let before: Block | undefined;
  for (const block of blocks) {
    const continues = before?.kind === block.kind && before.tableHead === block.tableHead;
    if (before)
      text += !continues ? '\n\n' : block.kind !== 'text' ? '\n' : isSentence(text) ? ' ' : ' · ';
    if (block.tableHead && !continues) text += `${block.tableHead}\n`;
    text += block.kind === 'item' ? `- ${block.markdown}` : block.markdown;
    before = block;
  }
  return text;
}

function isSentence(text: string): boolean {
  return /[.!?:…।۔؟][”"')\]]*$/.test(text);
}
