import { plainDigits } from './digits.js';
import { type Currency, NUMBER_WORDS, type Scale } from './number-words.js';

const ALL_WORDS = Object.values(NUMBER_WORDS);

const VALUES: Readonly<Record<Scale, number>> = {
  thousand: 1e3,
  lakh: 1e5,
  crore: 1e7,
  million: 1e6,
  billion: 1e9,
};

/** The spellings of each scale, in all languages, in lower case. */
const scales = new Map<string, Scale>(
  Object.entries({
    thousand: 'k hazar hazaar हजार',
    lakh: 'l lakhs lac lacs లక్ష లక్షలు',
    crore: 'cr crs crores karod కోటి కోట్లు',
    million: 'm mn',
    billion: 'bn अरब',
  } satisfies Record<Scale, string>).flatMap(([scale, others]) =>
    [...ALL_WORDS.map((words) => words.scales[scale as Scale]), ...others.split(' ')].map(
      (spelling) => [folded(spelling), scale as Scale] as const,
    ),
  ),
);

/** All spellings of scales. */
export const SCALE_SPELLINGS: readonly string[] = [...scales.keys()];

/** Signs and abbreviations, before or after an amount. */
const signs = new Map<string, Currency>([
  ...ALL_WORDS.flatMap(({ rupeeSigns }) =>
    rupeeSigns.map((sign) => [folded(sign), 'rupee'] as const),
  ),
  ...['$', 'us$', 'usd'].map((sign) => [sign, 'dollar'] as const),
  ...['€', 'eur'].map((sign) => [sign, 'euro'] as const),
  ...['£', 'gbp'].map((sign) => [sign, 'pound'] as const),
]);

/** Whole words, after an amount alone. */
const names = new Map(
  ALL_WORDS.flatMap(({ currencies }) =>
    Object.entries(currencies).flatMap(([currency, words]) =>
      words.map((word) => [folded(word), currency as Currency] as const),
    ),
  ),
);

const NO_LETTER_BEFORE = "(?<![\\p{L}\\p{M}\\p{N}'’])";
const NO_LETTER_AFTER = '(?![\\p{L}\\p{M}\\p{N}])';

/** It is no letter of a name: 5 M.G. Road. */
const NO_INITIAL = '(?!\\.\\s?\\p{L}\\.|\\.\\p{L})';

/** More of a sentence. */
const GOES_ON = /^\s*[^\s\p{Lu}]/u;

const DIGITS = '(?:\\p{Nd}{1,3}(?:[,٬،]\\p{Nd}{2,3})*[,٬،]\\p{Nd}{3}|\\p{Nd}+)(?:[.٫]\\p{Nd}+)?';

/** A further part of an amount: 1 lakh 50 thousand. */
const SCALED = `${DIGITS}\\s?(?:${oneOf(scales)})`;

const pattern = new RegExp(
  `(?:${NO_LETTER_BEFORE}(?<before>${oneOf(signs)})\\.?\\s?|${NO_LETTER_BEFORE}(?<!\\p{Nd}[.,]))` +
    `(?<figure>${DIGITS})(?![.,٫٬]?\\p{Nd})` +
    `(?:\\s?(?<scale>${oneOf(scales)})${NO_LETTER_AFTER}${NO_INITIAL}\\.?` +
    `(?:\\s(?:and\\s)?(?<more>${SCALED})${NO_LETTER_AFTER})?)?(?<plus>\\+?)` +
    `(?:\\s?(?<after>${oneOf(signs)}|${oneOf(names)})${NO_LETTER_AFTER}(?!\\.?\\s?\\p{Nd})\\.?)?`,
  'giu',
);

/** A range whose sign is written once: ₹45–60 lakh. A sum has nothing after it that it would count. */
const range = new RegExp(
  `${NO_LETTER_BEFORE}(${oneOf(signs)})\\.?\\s?(${DIGITS})\\s?[–—-]\\s?` +
    `(?=${DIGITS}(?![.,]?\\p{Nd})` +
    `(?:\\s?(?:${oneOf(scales)})${NO_LETTER_AFTER}|\\s*(?:$|[^\\s\\p{L}\\p{M}\\p{N}])))`,
  'giu',
);

/** A number in a text, with what belongs to it. */
export interface Amount {
  /** The number as it is written. */
  readonly figure: string;
  /** The scale as it is written, and its name. */
  readonly scaled?: readonly [written: string, Scale];
  /** The smaller part after it, as it is written: 50 thousand of 1 lakh 50 thousand. */
  readonly more?: string;
  readonly plus: boolean;
  readonly currency?: Currency;
  /** The name of the currency, where it is written out. */
  readonly name?: string;
}

/** Writes each number of a text in another way; `undefined` leaves it. Numbers in words are none. */
export function replaceAmounts(
  text: string,
  write: (amount: Amount) => string | undefined,
): string {
  const signed = text.normalize('NFC').replace(range, '$2–$1');
  return signed.replace(pattern, (whole: string, ...match) => {
    const [at, all, groups] = match.slice(-3) as [number, string, Partial<Record<string, string>>];
    const { before = '', figure = '', scale = '', more, plus, after = '' } = groups;
    const name = names.get(folded(after));
    const currency = signs.get(folded(before)) ?? signs.get(folded(after)) ?? name;
    const known = scales.get(folded(scale));
    const rest = all.slice(at + whole.length);
    // The number of a word: 3BHK.
    if (!currency && !known && /^[\p{L}\p{M}]/u.test(rest)) return whole;
    const amount: Amount = {
      figure,
      plus: Boolean(plus),
      ...(known && { scaled: [scale, known] }),
      ...(more && { more }),
      ...(currency && { currency }),
      ...(name && { name: after }),
    };
    const written = write(amount);
    if (written === undefined) return whole;
    // The point of an abbreviation at the end of a sentence is that of the sentence, too.
    const endsSentence = whole.endsWith('.') && !GOES_ON.test(rest);
    return endsSentence ? `${written}.` : written;
  });
}

/** The number that an amount is: 150000 for 1.5 lakh. */
export function valueOf({ figure, scaled, more = '' }: Amount): number {
  const part = /^([^\p{L}]+)(\p{L}[\p{L}\p{M}]*)$/u.exec(more);
  const rest = part ? product(part[1]!, scales.get(folded(part[2]!))) : 0;
  return product(figure, scaled?.[1]) + rest;
}

function product(figure: string, scale: Scale | undefined): number {
  const number = Number(plainDigits(figure).replaceAll(',', ''));
  return Number((number * (scale ? VALUES[scale] : 1)).toPrecision(15));
}

function folded(word: string): string {
  return word.toLowerCase().normalize('NFC');
}

/** The spellings as alternatives, the longest first. */
function oneOf(spellings: ReadonlyMap<string, unknown>): string {
  return [...spellings.keys()]
    .sort((one, other) => other.length - one.length)
    .map((each) => each.replace(/[$/.]/g, '\\$&'))
    .join('|');
}
