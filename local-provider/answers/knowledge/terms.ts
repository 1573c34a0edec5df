import { FULL_WORDS } from '../../language/abbreviations.js';
import { type Amount, replaceAmounts, valueOf } from '../../language/amounts.js';
import { plainDigits } from '../../language/digits.js';
import { withFigures } from '../../language/number-phrases.js';
import { folded, INDIAN_WHEN, indianStem, indianWords } from './indian-words.js';

/** Words without meaning for a search: English, Hindi in Latin letters, and those of Indian languages. */
const STOP_WORDS = new Set([
  ...indianWords('stop'),
  ...(
    'a about after again all already also am an and any anybody anyone anything are as at be because ' +
    'been before being both bring but by can cannot come could did do does doing done each either ' +
    'else ever every everything find for from get give go going got had happen happens has have ' +
    'having hello hey hi how i if in instead into is it its just kind know let like long made make ' +
    'makes making many may maybe me might more most much must my need needs neither no nor not now ' +
    'number of off offer on only onto or other our out over own please provide put really rupee rupees same see ' +
    'shall should since so some someone something soon still such support sure take takes tell than ' +
    'that the their them then there these they thing things this those though through to today too ' +
    'try until upon us use very via want was we well were what when whenever where whether which while who ' +
    'whom whose why will with within without work works would yes yet you your yours ' +
    'aap aapka aapke aapki aur baat batao bhi chahiye hai hain hoga hota hote hoti hum hamare hamara hamari jo ' +
    'ka kar karna karta karte karti ke ki kitna kitne kitni ko koi kuch kya mein mera mere meri ' +
    'mujhe nahi nahin par sakta sakte sakti se tha toh wala wale wali yeh'
  ).split(' '),
]);

/** A kind of answer: the words that ask for it, and the pattern of a text that has it. */
interface Kind {
  readonly term: string;
  readonly asked: RegExp;
  readonly found: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    term: '$price',
    asked:
      /\bhow much\b(?! (?!(?:a|an|are|can|did|do|does|for|is|it|should|the|to|will|would|you|your)\b))|\b(?:costs?|pric(?:es?|ed|ing)|charges?|fees?|tariffs?|afford|cheap(?:er|est)?|expensive)\b/gi,
    found:
      /[$€£¥₹]\s?\d|\b(?:Rs\.?|INR|USD|EUR|GBP)\s?\d|\d\s?(?:€|USD|EUR|lakhs?|lacs?|crores?|cr)\b|\b(?:costs?|prices?|pricing)\b/i,
  },
  {
    term: '$hours',
    asked:
      /\b(?:(?:when|what time) .{0,100}\b)?(?:open(?:ing)?|closed?)\b(?! (?:a|an|it|my|our|that|the|this|your)\b)(?: hours| times?)?|\b(?:\w+ hours|timings)\b/gi,
    found: /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\b\d{1,2}:\d\d\b/i,
  },
  {
    term: '$time',
    asked:
      /\bhow (?:long|fast|quick(?:ly)?|soon)\b|(?:^|\b(?:by|know|me|since|until) )when\b|\bturnaround\b|\bkab\b|\bkitne din\b/gi,
    found:
      /\b\d+\+?(?:\s?(?:-|–|to)\s?\d+)?[\s-]?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b|\bhow long\b/i,
  },
  {
    term: '$phone',
    asked:
      /\b(?:(?:tele)?phone|mobile) numbers?\b|\byour (?:tele)?phone\b|\b(?:call|phone|ring) you\b/gi,
    found: /(?:\+|\b)\d[\d ()-]{7,}\d\b/,
  },
  {
    term: '$contact',
    asked: /\b(?:contact|e-?mail(?: address)?|reach|talk to (?:a|some)\w*)\b/gi,
    found: /\S@\S|\bcontact\b/i,
  },
  {
    term: '$place',
    asked:
      /\bwhere (?:are|is) (?:you|your|the)\b|\b(?:address|based|directions|kaha[an]|located|location)\b/gi,
    found: /\b(?:directions|headquarters|located|offices?)\b|\bfind us\b/i,
  },
  {
    term: '$person',
    asked:
      /\bwho (?:\w+ )?(?:behind|founded|leads|made|owns|runs|started)\b|\b(?:bosse?s?|c[efmot]o|founders?|owners?)\b/gi,
    found: /\b(?:c[efmot]o|chief|director|founders?|owners?|leadership)\b|\bour team\b/i,
  },
  {
    term: '$refund',
    asked: /\b(?:refund(?:s|ed|able)?|money back)\b/gi,
    found: /\b(?:refund(?:s|ed|able)?|money[ -]back)\b/i,
  },
];

/** Kinds of answers by the stems of the words of Indian languages for them. */
const INDIAN_KINDS = new Map(
  (['price', 'place', 'contact', 'refund'] as const).flatMap((kind) =>
    indianWords(kind).map((word) => [indianStem(word), `$${kind}`] as const),
  ),
);

/** A length of time in an Indian language. */
const INDIAN_TIME = new RegExp(`\\d\\s?(?:${indianWords('units').join('|')})`, 'u');

/** The term that a word is found by, or null for a word without meaning. */
export function termOf(word: string): string | null {
  if (isKind(word)) return word;
  const plain = folded(word);
  const kind = INDIAN_KINDS.get(indianStem(plain));
  return kind ?? (STOP_WORDS.has(plain) ? null : stem(FULL_WORDS.get(plain) ?? plain));
}

/** The terms of a question, each once. */
export function termsOf(question: string): string[] {
  let rest = question;
  for (const { term, asked } of KINDS) rest = rest.replace(asked, ` ${term} `);
  if (INDIAN_WHEN.test(folded(question))) rest += ' $time';
  return [...new Set(words(rest).map(termOf))].filter((term) => term !== null);
}

/** A text with the kinds of answers that are in it. */
export function indexable(text: string): string {
  const plain = plainDigits(text);
  const kinds = KINDS.filter(({ found }) => found.test(plain)).map(({ term }) => term);
  if (INDIAN_TIME.test(folded(plain))) kinds.push('$time');
  replaceAmounts(text, ({ currency }) => void (currency && kinds.push('$price')));
  return [text, ...new Set(kinds)].join(' ');
}

/** They are within words, and not letters of them. */
const JOINERS = /[\u200c\u200d]/g;

/** Words and numbers; an amount is one number, however it is written. */
export function words(text: string): string[] {
  return (
    replaceAmounts(withFigures(text.replace(JOINERS, '')), numberOf)
      // M.G. and M. G. are MG.
      .replace(
        /(?<![\p{L}\p{M}])(?:\p{L}\p{M}*\.\s?){2,}/gu,
        (letters) => `${letters.replace(/[.\s]/g, '')} `,
      )
      .replace(/\bsq\.?\s?ft\b/gi, 'sq ft')
      .replace(/(?<=\p{L})[’'](?=\p{L})/gu, '')
      .match(/\$\p{L}+|\d+\.\d+|[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The longest number that is exact. */
const MOST_DIGITS = 15;

/** The number that an amount is found by; a code with a leading zero is none, and 5 l is no lakh. */
function numberOf(amount: Amount): string | undefined {
  const { figure, scaled, currency } = amount;
  const isUnit = !currency && /^[lmM]$/.test(scaled?.[0] ?? '');
  if (isUnit || /^0\d/.test(plainDigits(figure)) || figure.length > MOST_DIGITS) return undefined;
  return ` ${valueOf(amount)} `;
}

/** Whether a term is a kind of answer rather than a word. */
export function isKind(term: string): boolean {
  return term.startsWith('$');
}

/** Whether a term is a number: 35000 is no slip of the keyboard for 25000. */
export function isNumber(term: string): boolean {
  return /^[\d.]+$/.test(term);
}

/** Plural, past and participle are found by each other, and the cases of Indian languages. */
function stem(word: string): string {
  if (/[^\p{sc=Latin}\p{N}]/u.test(word)) return indianStem(word);
  if (word.length < 4) return word;
  return word.replace(/ies$/, 'y').replace(/(?<=\w{3})(?:ing|ed|ly|es|s|e)$/, '');
}
