import { formatRupees } from '../../host-site/amounts.js';

const DIGITS = '\\d[\\d,]*(?:\\.\\d+)?';
const ONES = 'one two three four five six seven eight nine ten eleven twelve fifteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The value of each number that is written as a word. */
const WORDS = new Map<string, number>([
  ...ONES.map((word, at) => [word, at < 12 ? at + 1 : 15] as const),
  ...TENS.map((word, at) => [word, 10 * (at + 2)] as const),
  ...([
    ['a', 1],
    ['ek', 1],
    ['do', 2],
    ['dedh', 1.5],
    ['dhai', 2.5],
    ['teen', 3],
    ['char', 4],
    ['chaar', 4],
    ['paanch', 5],
    ['das', 10],
    ['bees', 20],
    ['pachees', 25],
    ['tees', 30],
    ['chalis', 40],
    ['pachaas', 50],
    ['saath', 60],
    ['assi', 80],
    ['sau', 100],
    ['half a', 0.5],
    ['half', 0.5],
  ] as const),
]);

const ONE = `(?:${ONES.slice(0, 9).join('|')})`;
const TEN = `(?:${TENS.join('|')})`;

/** Compound number words as digits: "twenty five" is 25, "one point five" 1.5. */
function withDigits(text: string): string {
  return text
    .replace(new RegExp(`\\b(${TEN})[ -](${ONE})\\b`, 'gi'), (_, ten: string, one: string) =>
      String(numberOf(ten) + numberOf(one)),
    )
    .replace(
      new RegExp(`\\b(\\d+|${ONE}) point (\\d+|${ONE})\\b`, 'gi'),
      (_, whole: string, part: string) => `${numberOf(whole)}.${numberOf(part)}`,
    );
}

function numberOf(figure: string): number {
  return WORDS.get(figure.toLowerCase()) ?? Number(figure.replaceAll(',', ''));
}

const SCALES: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^(?:k|thousand|hazaa?r|हज़ार|हजार)$/i, 1000],
  [/^(?:l|la[ck]h?s?|lacs?|लाख)$/i, 100_000],
  [/^(?:m|million|mn)$/i, 1_000_000],
  [/^(?:cr|crores?|करोड़)$/i, 10_000_000],
];

const AMOUNT = new RegExp(
  `(₹|\\brs\\.?|\\binr|\\brupees)?\\s*(?<!\\d\\.?)(${DIGITS}|\\b(?:${[...WORDS.keys()].join('|')})\\b)(?: and (?:a |one )?(half))?\\s*` +
    '(k|thousand|hazaa?r|हज़ार|हजार|la[ck]h?s?|lacs?|l|लाख|million|mn|m|crores?|cr|करोड़)?(?![\\p{L}\\d])' +
    '(?:\\s*(rupees|rs|inr))?(?!\\s*(?:bhk|%))',
  'giu',
);

/** Units of numbers that are no money. What is per unit, is. */
const COUNTED =
  /^\s*(?:(?!(?:a|an|each|every|for|in|on|per)\s)\w+\s+)?(?:projects?|units?|flats?|homes?|towers?|conversations?|leads?|quer\w+|days?|weeks?|hours?|months?|years?|members?|people)\b/i;

/** The sums of money in a text, in rupees: ₹50,000, 50k, fifty thousand, 1 lakh 35 thousand. */
export function sumsIn(text: string): number[] {
  const sums: number[] = [];
  const plain = withDigits(text);
  let end = -1;
  let least = 0;
  for (const match of plain.matchAll(AMOUNT)) {
    const [whole, sign, figure = '', half, scale, after] = match;
    const rest = plain.slice(match.index + whole.length);
    const factor = SCALES.find(([pattern]) => scale && pattern.test(scale))?.[1] ?? 1;
    const number = numberOf(figure) + (half ? 0.5 : 0);
    const isPhone = figure.length >= 10 && !figure.includes(',') && !scale;
    const isPartOfPhone = /^\s?\d{5}/.test(rest) || /\d{5}\s?$/.test(plain.slice(0, match.index));
    const isMoney = sign || scale || after || (number >= 1000 && !COUNTED.test(rest));
    if (!isMoney || isPhone || (isPartOfPhone && !scale)) continue;
    const amount = Math.round(number * factor);
    // "1 lakh 35 thousand" is one sum.
    const continues = factor < least && /^\s*(?:and\s+)?$/i.test(plain.slice(end, match.index));
    if (continues) sums.push(sums.pop()! + amount);
    else sums.push(amount);
    end = match.index + whole.trimEnd().length;
    least = factor;
  }
  return sums;
}

/** A whole number of a text: "3", "three". */
export function countOf(text: string): number | undefined {
  const number = numberOf(text);
  return Number.isInteger(number) && text ? number : undefined;
}

/** Writes an amount of rupees. */
export type Writer = (amount: number) => string;

/** Writes amounts in the unit that a question asks for. */
export function writerFor(question: string): Writer {
  const unit = /\bin (?:la[ck]h?s?|lacs?|crores?|thousands?|k)\b/i.exec(question)?.[0] ?? '';
  const written = (amount: number, name: string) =>
    `₹${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 }).format(amount)} ${name}`;
  if (/la[ck]/i.test(unit)) return (amount) => written(amount / 100_000, 'lakh');
  if (/crore/i.test(unit)) return (amount) => written(amount / 10_000_000, 'crore');
  if (unit) return (amount) => written(amount / 1000, 'thousand');
  return formatRupees;
}
