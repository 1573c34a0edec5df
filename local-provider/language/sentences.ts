import { abbreviationOf } from './abbreviations.js';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The last word of a text that ends with a point, and brackets or marks after it. */
const LAST_WORD =
  /(?:^|[^\p{L}\p{M}\p{N}.])((?:[\p{L}\p{M}\p{N}]|[./](?=[\p{L}\p{M}]))+)\.[)\]"'”’*_]*\s*$/u;

/** Words with which a sentence begins and no name, number or date goes on. */
const BEGINNING = new RegExp(
  `^[("'“‘*_]*(?:${(
    'A An The This That These Those There It Its He She They We You I My Your Our His Her Their ' +
    'In On At By For From With Without If When While Where What Who How Why Which And But So Or As ' +
    'Each Every Any No Not Most Many Some Both All After Before Until Since Once Then Now Here Today ' +
    'Also However Please See Call Visit Contact Write Ask Book Get Try Does Is Are Can'
  )
    .split(' ')
    .join('|')})(?:[’'][a-z]+)?[\\s,:]`,
);

const NUMBER = /^[(+₹]*[A-Z]?-?\p{Nd}/u;

/** The number of an item at the beginning: `1. First`. */
const ITEM_NUMBER = /^\s*\(?\p{Nd}{1,3}\.\s*$/u;

/** Letters of a name, written out in an Indian script: एम. जी. रोड. */
const SHORT = '(?<![\\p{L}\\p{M}])(?!\\p{Script=Latin})[\\p{L}\\p{M}]{1,4}';
const SPELLED_BEFORE = new RegExp(`${SHORT}\\.\\s*$`, 'u');
const SPELLED_AFTER = new RegExp(`^${SHORT}(?:\\.\\s*)?$`, 'u');
const SPELLED = new RegExp(`${SHORT}\\.\\s?${SHORT}\\.\\s*$`, 'u');

/** Longer than an abbreviation with what follows it. */
const ABBREVIATION_LENGTH = 24;

/** A text that has no end for so long gets one: no sentence and no link is longer. */
const LONGEST = 1_000;

/**
 * Splits a text into its sentences, with the space after each. In doubt two sentences stay together:
 * half a sentence may say what is wrong. The last one may be incomplete and go on.
 */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const before = text.slice(start, index);
    if (!before || (before.length < LONGEST && !endsBefore(before, segment))) continue;
    sentences.push(text.slice(start, index));
    start = index;
  }
  return start < text.length ? [...sentences, text.slice(start)] : sentences;
}

function endsBefore(text: string, next: string): boolean {
  if (isWithinLink(text) || ITEM_NUMBER.test(text)) return false;
  const end = text.slice(-ABBREVIATION_LENGTH);
  if (SPELLED.test(end) || (SPELLED_BEFORE.test(end) && SPELLED_AFTER.test(next))) return false;
  const abbreviation = abbreviationOf(LAST_WORD.exec(end)?.[1] ?? '');
  switch (abbreviation) {
    case 'always':
      return false;
    case 'before-number':
      return !NUMBER.test(next);
    case 'unless-begun':
      return BEGINNING.test(next);
    default:
      return true;
  }
}

/** A link may hold a point or a question mark of its own, in its text and in its address. */
function isWithinLink(text: string): boolean {
  const open = text.lastIndexOf('[');
  const isOpen = open > text.lastIndexOf(']') && text[open - 1] !== '\\';
  return isOpen || text.lastIndexOf('](') > text.lastIndexOf(')');
}
