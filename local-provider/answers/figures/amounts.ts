import { SCALES } from './scales.js';

/** A number in a text that may be a sum of money. */
export interface Amount {
  /** In whole rupees, if it is one. */
  readonly value: number;
  /** Whether a sign of money, a word for it or a scale says that it is one. */
  readonly isMarked: boolean;
  /** What stands after it. */
  readonly after: string;
}

const SCALE = `(?:${Object.keys(SCALES).join('|')})`;

const AMOUNT = new RegExp(
  String.raw`(?<![\d.,]|\d[ -])(₹\s*|\b(?:rs\.?|inr|rupees)\s*)?(?<![\p{L}\d.,])` +
    String.raw`(\d[\d,]*(?:\.\d+)?)\s*(${SCALE})?(?![\p{L}\d%])(\s*(?:\/-|rs\b|inr\b|rupees\b))?`,
  'giu',
);

/** What may follow a sum: the end, how often it is paid, or the rest of a sentence. */
const FOLLOWS_MONEY =
  /^\s*(?:$|[.,;:!?)/]|(?:a|an|per|each|every|apiece|monthly|month|for|on|to|in|is|are|and|or|if|what|how|with|as|at|salary|salaries|wages|right|now|hai|mahina|mahine)(?![\p{L}\d]))/iu;

/** What a number is called that is no sum. */
const NAMED_NUMBER =
  /\b(?:number|phone|mobile|whatsapp|pin|pincode|code|otp|in|since|year)\b[\s:]*(?:is|no\.?)?\s*$/i;

/** The other end of a range, of which neither is what is paid. */
const RANGE_BEFORE = new RegExp(String.raw`\d\s*${SCALE}?\s*(?:-|–|to|or)\s*$`, 'i');
const RANGE_AFTER = /^\s*(?:-|–|to|or)\s*(?:₹|rs\.?|inr)?\s*\d/i;

/** A number of more digits with nothing between them is a telephone's. */
const LONGEST_PLAIN_FIGURE = 7;

/** So many letters before a number say what it is. */
const REACH = 40;

/** The numbers of a text that no unit follows, nor anything else that makes them no money. */
export function amountsIn(text: string): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap((match) => {
    const [whole, sign = '', figure = '', scale = '', word = ''] = match;
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const after = text.slice(match.index + whole.length);
    const isMoney = Boolean(sign || word);
    const isPlain = !isMoney && !scale;
    if (!isMoney && !FOLLOWS_MONEY.test(after)) return [];
    if (RANGE_BEFORE.test(before) || RANGE_AFTER.test(after)) return [];
    if (isPlain && (isLong(figure) || NAMED_NUMBER.test(before))) return [];
    const scaled = SCALES[scale.toLowerCase()] ?? 1;
    const value = Math.round(Number(figure.replaceAll(',', '')) * scaled);
    return [{ value, isMarked: !isPlain, after }];
  });
}

function isLong(figure: string): boolean {
  return figure.length > LONGEST_PLAIN_FIGURE && !figure.includes(',');
}
